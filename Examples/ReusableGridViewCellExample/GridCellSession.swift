import AQGridView
import ExampleShell
import ReusableViews

/// What the commands of `grid-cell` act on.
///
/// It is on the main actor as everything here; where that isn't said, Swift 6.3 crashes when it optimizes this class.
@MainActor final class GridCellSession: ListSession {
    /// How many items the grid has unless somebody asks for more.
    nonisolated static let usualItems = 90

    private let items: Int

    init(items: Int = usualItems) {
        self.items = items
        let days = LunarDays(count: items)
        super.init(
            name: "grid-cell",
            commands: [Columns.self],
            techniques: Self.techniques(showing: days),
            experiments: Self.experiments(showing: days),
            counting: CountedClasses(AQGridViewCell.self, UICollectionViewCell.self))
    }

    override func another() -> ExampleSession { GridCellSession(items: items) }

    override var launchArguments: [String] { ["--items", "\(items)"] }

    override var question: String { "Will \(items) items need \(items) cells?" }

    override var firstCommand: (line: String, purpose: String) { ("scroll 1", "watch the numbers") }

    var controller: any Lunation { window.rootViewController as! any Lunation }
}
