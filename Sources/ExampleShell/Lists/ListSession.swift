public import TerminalUIKit

/// The session of a program that shows a list of cells.
open class ListSession: ExampleSession {
    /// Creates a session.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - commands: The program's own commands, beside those of every list.
    ///   - techniques: The ways to make the screen, the usual one first. Every controller must be a ``CellList``.
    ///   - experiments: The things that can be broken.
    ///   - counted: The classes whose living objects `stats` counts, their subclasses included.
    ///   - file: A file in the folder with the program's sources.
    public init<each Counted: UIResponder>(
        name: String, commands: [any SessionCommand.Type] = [], techniques: [Technique], experiments: [Experiment],
        counting counted: repeat (each Counted).Type, file: String = #filePath
    ) {
        super.init(
            name: name,
            commands: [Scroll.self, GoTo.self, Insert.self, Delete.self, Reload.self] + commands,
            techniques: techniques, experiments: experiments, counting: repeat each counted, file: file)
    }

    /// The controller of the screen.
    var list: any CellList { window.rootViewController as! any CellList }

    /// Taps the second item, then scrolls down and up.
    open override var tour: [String] { ["tap 1", "reset", "scroll 3", "scroll 20", "scroll -4"] }

    override var shownList: (any CellList)? { list }

    override func objects(at name: String) throws -> [AnyObject] {
        guard let index = Int(name) else { return try super.objects(at: name) }
        return try cell(at: index).respondersAtAnyDepth
    }

    /// Taps an item by its number, counted from 0; a control in it by its title and the number; any other by its title.
    ///
    /// - Throws: If there is no such item or control, or it is not on the screen.
    open override func tap(_ name: String) throws {
        let words = name.split(separator: " ")
        guard let last = words.last, let index = Int(last) else { return try super.tap(name) }
        let cell = try cell(at: index)
        guard words.count > 1 else { return list.tapItem(at: index) }
        try window.tap(words.dropLast().joined(separator: " "), in: cell)
    }

    /// The cell that shows an item.
    ///
    /// - Parameter index: Which item, counted from 0.
    /// - Throws: If there is no such item, or it is not on the screen.
    public func cell(at index: Int) throws -> UIView {
        let index = try position(index)
        window.layoutIfNeeded()
        if let item = list.visibleItems.first(where: { $0.index == index }) { return item.cell }
        throw NotOnScreen(name: list.itemName, index: index)
    }

    /// The items on the screen, each followed by the buttons in it, and then what is outside of the list.
    open override var touchables: [Touchable] {
        window.layoutIfNeeded()
        let items = list.visibleItems.flatMap { index, cell in
            let buttons = window.tappableControls(in: cell).map { title, control in
                Touchable("tap \(title.lowercased()) \(index)", item: index, of: control)
            }
            return ([Touchable("tap \(index)", item: index, of: cell)] + buttons).compactMap(\.self)
        }
        let others = window.tappableControls().filter { !$0.control.isDescendant(of: list.listView) }
        return items + others.compactMap { Touchable("tap \($0.title.lowercased())", of: $0.control) }
    }

    /// A position in the list.
    ///
    /// - Parameters:
    ///   - index: Where, counted from 0.
    ///   - end: How many positions beyond the last still count: 1 where something is put behind it.
    /// - Throws: If there is no such position.
    public func position(_ index: Int, beyond end: Int = 0) throws -> Int {
        let count = list.itemCount + end
        guard (0..<count).contains(index) else { throw NoSuchItem(name: list.itemName, index: index, count: count) }
        return index
    }
}
