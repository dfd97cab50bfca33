import ArgumentParser
import ExampleShell
import Teaching

struct Shuffle: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shuffle the items.",
        discussion: "Visible items keep their cells. The order is the same each time, so that steps can be repeated.")

    /// The number of items up to which all moves are made without a pause.
    private static let most = 1000

    func run(in session: GridCellSession) throws {
        let count = try session.list.itemCount
        guard count <= Self.most else {
            throw CommandError("can't shuffle \(count) items; start the program with --items \(Self.most)")
        }
        var generator = SeededGenerator(seed: 1)
        session.controller.reorder((0..<count).shuffled(using: &generator))
        session.window.layoutIfNeeded()
    }

    func effect(in session: GridCellSession) -> CommandEffect { .touches }
}
