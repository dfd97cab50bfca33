import AQGridView
import ExampleShell
import ReusableViews
import Teaching

/// The session of the commands of `grid-cell`.
///
/// The class is on the main actor as everything here. Without the attribute, Swift 6.3 crashes when it optimizes this
/// class.
@MainActor final class GridCellSession: ListSession {
    /// The number of items of the grid, unless a command changes it.
    nonisolated static let usualItems = 90

    convenience init(items: Int = usualItems) { self.init(.gridCell(items: items)) }

    var controller: any Lunation { window.rootViewController as! any Lunation }
}

extension ExampleProgram {
    /// The program `grid-cell`, with so many items in its grid.
    static func gridCell(items: Int) -> ExampleProgram {
        let days = LunarDays(count: items)
        var program = ExampleProgram(
            name: "grid-cell",
            question: "Will \(items) items need \(items) cells?",
            firstCommand: ("scroll 1", "watch the numbers"),
            tour: ListSession.tour,
            launchArguments: ["--items", "\(items)"],
            commands: ListSession.commands + [Columns.self, Direction.self, Move.self, Shuffle.self],
            techniques: GridCellSession.techniques(showing: days),
            experiments: GridCellSession.experiments(showing: days),
            counting: CountedClasses(AQGridViewCell.self, UICollectionViewCell.self)
        )
        program.keyCommands = { ($0 as? GridCellSession)?.moves(at: $1) ?? [] }
        return program.teaching()
    }
}
