package import ArgumentParser
internal import TerminalUIKit

/// The command `swipe 3`: swipes over a row for its buttons, or the whole way.
package struct Swipe: SessionCommand {
    package static let configuration = CommandConfiguration(
        abstract: "Swipe over a row, and tap a button behind it.",
        discussion: """
            swipe 2 brings in the buttons of row 2, which tap takes by their titles. swipe 2 Delete taps one at once. \
            swipe 2 --whole swipes to the other edge, which acts as the first button. swipe 2 --right swipes the other \
            way.
            """)
    package static let purpose = CommandPurpose.use

    @Flag(help: "Swipe to the right, for the buttons at the left edge.")
    var right = false

    @Flag(help: "Swipe the whole way.")
    var whole = false

    @Argument(help: "The row, counted from 0.")
    var row: Int

    @Argument(help: "The title of the button.")
    var title: [String] = []

    package init() {}

    private var words: String? { whole ? nil : title.joined(separator: " ") }

    package func validate() throws {
        if whole, !title.isEmpty { throw ValidationError("a whole swipe acts as the first button, without a title") }
    }

    package func run(in session: ListSession) throws {
        let cell = try session.touchedCell(at: row)
        defer { session.window.layoutIfNeeded() }
        let direction: UISwipeGestureRecognizer.Direction = right ? .right : .left
        switch session.shownList {
        case let table as UITableView:
            guard let path = (cell as? UITableViewCell).flatMap(table.indexPath(for:)) else { return }
            if table.isEditing { throw CommandError("row \(row) can't be swiped: the table is in editing mode") }
            try check(table.swipeActionTitles(ofRowAt: path, direction))
            guard whole || !title.isEmpty else { return _ = table.revealSwipeActions(ofRowAt: path, direction) }
            try check(table.swipeRow(at: path, direction, choosing: words))
        case let collection as UICollectionView:
            guard let path = (cell as? UICollectionViewCell).flatMap(collection.indexPath(for:)) else { return }
            let titles = collection.swipeActionTitles(ofItemAt: path, direction)
            try check(titles)
            guard whole || !title.isEmpty else {
                let names = titles.joined(separator: ", ")
                throw CommandError("the buttons of item \(row) aren't drawn; name one: \(names)")
            }
            try check(collection.swipeItem(at: path, direction, choosing: words))
        default: throw CommandError("only the rows of a table or a list can be swiped")
        }
    }

    private func check(_ titles: [String]) throws {
        guard !titles.isEmpty else { throw CommandError("row \(row) has no buttons behind it on this side") }
        guard let words, !words.isEmpty, !titles.contains(where: { $0.caseInsensitiveCompare(words) == .orderedSame })
        else { return }
        throw CommandError("row \(row) has no button \"\(words)\"; it has \(titles.joined(separator: ", "))")
    }

    private func check(_ isDone: Bool) throws {
        if whole, !isDone { throw CommandError("row \(row) stays: a whole swipe does nothing, or its button refuses") }
    }

    package func effect(in session: ListSession) -> CommandEffect { .touches }
}
