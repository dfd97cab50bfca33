import ArgumentParser
import ExampleShell
import ReusableViews

struct Press: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap the button in a row.",
        discussion: "Where rows have one: see the experiment mixed-kinds.")

    @Argument(help: "Which row, counted from 0.")
    var index: Int

    func run(in session: TableCellSession) throws {
        let row = IndexPath(row: try session.position(index), section: 0)
        let cell = session.tableView.cellForRow(at: row)
        guard let button = cell?.contentView.subviews.lazy.compactMap({ $0 as? UIButton }).first else {
            throw NoButton(row: index, isOnScreen: cell != nil)
        }
        button.tap()
    }
}
