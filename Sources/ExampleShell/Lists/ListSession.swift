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
    ///   - counted: The class whose living objects `stats` counts, its subclasses included.
    ///   - file: A file in the folder with the program's sources.
    public override init<Counted: UIResponder>(
        name: String, commands: [any SessionCommand.Type] = [], techniques: [Technique], experiments: [Experiment],
        counting counted: Counted.Type, file: String = #filePath
    ) {
        super.init(
            name: name,
            commands: [Scroll.self, GoTo.self, Select.self, Insert.self, Delete.self, Reload.self] + commands,
            techniques: techniques, experiments: experiments, counting: counted, file: file)
    }

    /// The controller of the screen.
    var list: any CellList { window.rootViewController as! any CellList }

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
