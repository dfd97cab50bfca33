import ArgumentParser
import ExampleShell
import ReusableViews

struct Press: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap the button in a row on screen, where rows have one: see the experiment mixed-kinds.")

    @Argument(help: "The row, counted from 0.")
    var row: Int

    func run(in session: TableCellSession) throws {
        let cell = session.tableView.cellForRow(at: IndexPath(row: try session.position(row), section: 0))
        guard let control = cell?.contentView.subviews.lazy.compactMap({ $0 as? UIControl }).first else {
            throw NoButton(row: row, isOnScreen: cell != nil)
        }
        control.tap()
    }
}

struct NoButton: Error, CustomStringConvertible {
    let row: Int
    let isOnScreen: Bool

    var description: String {
        isOnScreen ? "row \(row) has no button." : "row \(row) is not on the screen; goto \(row) brings it there."
    }
}
