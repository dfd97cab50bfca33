internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

struct Swipe: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Swipe over a row, and tap a button behind it.",
        discussion: """
            swipe 2 brings in the buttons of row 2, which tap takes by their titles. swipe 2 Delete taps one at once. \
            swipe 2 --right swipes the other way.
            """)
    static let purpose = CommandPurpose.use

    @Flag(help: "Swipe to the right, for the buttons at the left edge.")
    var right = false

    @Argument(help: "The row, counted from 0.")
    var row: Int

    @Argument(help: "The title of the button.")
    var title: [String] = []

    func run(in session: ListSession) throws {
        let cell = try session.cell(at: row)
        guard let table = session.shownList as? UITableView,
            let path = (cell as? UITableViewCell).flatMap(table.indexPath(for:))
        else { throw CommandError("only the rows of a table can be swiped") }
        let direction: UISwipeGestureRecognizer.Direction = right ? .right : .left
        let titles = table.swipeActionTitles(ofRowAt: path, direction)
        guard !titles.isEmpty else { throw CommandError("row \(row) has no buttons behind it on this side") }
        guard !title.isEmpty else { return _ = table.revealSwipeActions(ofRowAt: path, direction) }
        let words = title.joined(separator: " ")
        guard titles.contains(where: { $0.caseInsensitiveCompare(words) == .orderedSame }) else {
            throw CommandError("row \(row) has no button \"\(words)\"; it has \(titles.joined(separator: ", "))")
        }
        table.swipeRow(at: path, direction, choosing: words)
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
