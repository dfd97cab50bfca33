internal import ArgumentParser
internal import PlainText
internal import TerminalUIKit

struct Assign: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Set a property.",
        discussion: """
            Without a value, the command shows the current one. A path begins at an outlet, at the number of a cell, \
            or at a row or item. Examples: assign phaseLabel.textColor red, assign #3.isHidden true, assign row 2 \
            contentView.alpha 0.5, assign picker.delegate nil. You can write an equals sign before the value, as in \
            Swift. You can set outlets, and all properties that a nib can set as runtime attributes. You can't type \
            Swift code here. The exercises are for that.
            """)
    static let purpose = CommandPurpose.change

    @Argument(help: "The property, and its new value, such as phaseLabel.text Moon.")
    var words: [String]

    func run(in session: ExampleSession) throws {
        session.window.layoutIfNeeded()
        let (path, value) = try property(in: session)
        if let value {
            try path.set(value, in: session)
            session.window.setNeedsLayout()
            let place = place(of: path.object, in: session)
            session.remark("\(Trace.name(of: path.object)).\(path.name) is \(path.text) now\(place).")
        } else {
            session.print("\(Trace.name(of: path.object)).\(path.name) is \(path.text)")
        }
    }

    /// The cell with an object and the item that it shows, because a number in a path may be either's. Empty for an
    /// object outside of cells.
    @MainActor private func place(of object: AnyObject, in session: ExampleSession) -> String {
        let cells = session.window.cellContainers.flatMap(\.cellsOnScreen)
        guard let view = object as? UIView, let found = cells.first(where: { view.isDescendant(of: $0.cell) }) else {
            return ""
        }
        return found.cell === view ? ", in \(found.place)" : ", in cell #\(found.cell.serialNumber), \(found.place)"
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        (try? property(in: session))?.value == nil ? .shows(["assign"]) : .touches
    }

    /// The property that is meant, and its new value, or nil to show it.
    @MainActor private func property(in session: ExampleSession) throws -> (path: PropertyPath, value: String?) {
        var rest = words[...]
        var place: AnyObject?
        if words.count > 1, words[0] == session.shownList?.itemName {
            place = try session.objects(at: words[1]).first
            rest = rest.dropFirst(2)
        }
        guard let first = rest.popFirst() else {
            throw ValidationError("assign needs a property, such as phaseLabel.text")
        }
        // As in Swift: `phaseLabel.text = "Moon"`, with spaces around the sign or without.
        let parts = first.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let hasSign = parts.count > 1 || rest.first == "="
        if parts.count == 1, hasSign { rest.removeFirst() }
        let value = parts.dropFirst().filter { !$0.isEmpty } + rest
        guard !hasSign || !value.isEmpty else { throw ValidationError("assign needs a value after the equals sign") }
        let path = try PropertyPath(parts[0], in: place, of: session)
        return (path, value.isEmpty ? nil : value.joined(separator: " "))
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.window.respondersAtAnyDepth.flatMap { object in
            Outlets(of: object).connections.flatMap { name, objects in
                objects.first.map { PropertyPath.names(of: $0).map { "\(name).\($0)" } } ?? []
            }
        }
    }
}
