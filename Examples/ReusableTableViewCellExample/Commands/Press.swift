import ArgumentParser
import ExampleShell
import ReusableViews

/// An older word: `press 2` taps the button in row 2, whatever is written on it.
struct Press: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap the button in a row, where rows have one.", shouldDisplay: false)

    @Argument(help: "The row, counted from 0.")
    var index: Int

    func run(in session: TableCellSession) throws {
        let cell = try session.cell(at: index) as? UITableViewCell
        guard let button = cell?.contentView.subviews.lazy.compactMap({ $0 as? UIButton }).first else {
            throw NoButton(row: index)
        }
        button.tap()
    }

    func effect(in session: TableCellSession) -> CommandEffect { .touches }
}
