public import TerminalUIKit

/// The session of a program that shows a list of cells.
open class ListSession: ExampleSession {
    /// The commands of every list, beside a program's own.
    public static let commands: [any SessionCommand.Type] = [
        Scroll.self, GoTo.self, Insert.self, Delete.self, Reload.self,
    ]

    /// A tour of a list: taps the second item, then scrolls down and up.
    public static let tour = ["tap 1", "reset", "scroll 3", "scroll 20", "scroll -4"]

    /// The first list on the screen, or else the first that something covers.
    package override var shownList: (any CellList)? {
        // A card leaves the view behind it in the window.
        let views = [window.frontController?.view, window, window.rootViewController?.view]
        return views.lazy.compactMap { $0 }.flatMap(\.cellContainers)
            .compactMap { ($0 as? UITableView) ?? $0 as? any CellList }.first
    }

    package override var frontList: (any CellList)? {
        shownList.flatMap { window.frontController?.viewIfLoaded.map($0.isDescendant(of:)) == false ? nil : $0 }
    }

    package var list: any CellList {
        get throws {
            guard let list = shownList else {
                throw CommandError("there is no list on this screen; \"tree\" shows what there is")
            }
            return list
        }
    }

    /// The controller of the list, if commands may change its contents.
    var editableList: any EditableList {
        get throws {
            for responder in sequence(first: try list as UIResponder, next: \.next) {
                if let list = responder as? any EditableList { return list }
            }
            throw CommandError(
                "this list can't be changed by a command; its controller would have to be an EditableList")
        }
    }

    package override func objects(at name: String) throws -> [AnyObject] {
        guard let index = Int(name) else { return try super.objects(at: name) }
        return try cell(at: index).respondersAtAnyDepth
    }

    /// Taps an item by its number, counted from 0. A control in it by its title and the number. Any other by its title.
    /// Throws an error if it is not on the screen.
    ///
    /// A number that is the title of a control outside of the list, as on a calculator's keys, is this control. The row
    /// is `row 3` then.
    open override func tap(_ name: String) throws {
        let words = name.split(separator: " ")
        // `tap at 3` names a place, not a row.
        guard words.first != "at", let list = frontList, let last = words.last, let index = Int(last),
            !controls(outside: list).contains(where: { $0.title == name })
        else { return try super.tap(name) }
        let cell = try touchedCell(at: index)
        guard words.count > 1, words.dropLast() != ["row"] else { return _ = list.tapItem(at: index) }
        try window.tapAnything(called: words.dropLast().joined(separator: " "), in: cell)
    }

    /// Returns the cell that shows an item, counted from 0. Throws if there isn't one, or it is not on the screen.
    public func cell(at index: Int) throws -> UIView {
        let (index, list) = (try position(index), try list)
        window.layoutIfNeeded()
        if let item = list.visibleItems.first(where: { $0.index == index }) { return item.cell }
        throw CommandError("\(list.itemName) \(index) is not on the screen; \"goto \(index)\" scrolls to it")
    }

    /// Returns the cell that shows an item, as ``cell(at:)`` does, but throws if another controller's view covers it.
    package func touchedCell(at index: Int) throws -> UIView {
        let cell = try cell(at: index)
        guard frontList != nil else { throw CommandError("\(itemName) \(index) is covered by another view") }
        return cell
    }

    /// The items on the screen, each followed by the touchable views in it, and then those outside of the list.
    open override var touchables: [Touchable] {
        window.layoutIfNeeded()
        guard let list = frontList else { return super.touchables }
        let controls = controls(outside: list)
        let titles = Set(controls.map(\.title))
        let added = program.touchables(self)
        let visible = list.visibleItems
        let items = visible.flatMap { index, cell in
            let buttons = window.tappableControls(in: cell).map { title, control in
                Touchable("tap \(title.lowercased().asWords) \(index)", item: index, of: control)
            }
            let row = titles.contains("\(index)") ? "row \(index)" : "\(index)"
            let parts = buttons.compactMap(\.self) + added.filter { $0.item == index }
            return [Touchable("tap \(row)", item: index, of: cell)].compactMap(\.self) + parts.inReadingOrder
        }
        let others = controls.compactMap { Touchable("tap \($0.title.lowercased().asWords)", of: $0.control) }
        let shown = Set(visible.map(\.index))
        let rest = added.filter { $0.item.map { !shown.contains($0) } ?? true }
        return items + (others + rest).inReadingOrder
    }

    private func controls(outside list: any CellList) -> [(title: String, control: UIView)] {
        window.tappableControls().filter { !$0.control.isDescendant(of: list) }
    }

    /// Returns a position in the list, from 0, or the one after the last for an insertion. Throws if there isn't one.
    public func position(_ index: Int, isInserted: Bool = false) throws -> Int {
        let list = try list
        let count = list.itemCount
        guard (0..<count).contains(index) || isInserted && index == count else {
            let name = list.itemName
            throw CommandError(
                isInserted
                    ? "no \(name) can be put at \(index); there is room from 0 to \(count), behind the last"
                    : "there is no \(name) \(index); "
                        + (count == 0 ? "the list is empty" : "they go from 0 to \(count - 1)"))
        }
        return index
    }
}
