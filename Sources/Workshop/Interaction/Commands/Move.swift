internal import ArgumentParser
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

struct Move: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Drag a row to the place of another.",
        discussion: "Both are counted from 0. A table has to be in editing mode, with three lines at the row's right.")
    static let purpose = CommandPurpose.use

    @Argument(help: "The row, counted from 0.")
    var row: Int

    @Argument(help: "The row in whose place it goes.")
    var place: Int

    func run(in session: ListSession) throws {
        let (cell, other) = (try session.touchedCell(at: row), try session.touchedCell(at: place))
        let isMoved =
            switch (session.shownList, cell, other) {
            case (let table as UITableView, let cell as UITableViewCell, let other as UITableViewCell):
                try table.move(cell, to: other)
            case (let list as UICollectionView, let cell as UICollectionViewCell, let other as UICollectionViewCell):
                list.move(cell, to: other)
            default: false
            }
        guard isMoved || row == place else { throw CommandError("\(session.itemName) \(row) can't be moved there") }
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}

extension UITableView {
    fileprivate func move(_ cell: UITableViewCell, to other: UITableViewCell) throws -> Bool {
        guard isEditing else { throw CommandError("rows can be moved in editing mode only; tap the Edit button first") }
        guard let path = indexPath(for: cell), let place = indexPath(for: other) else { return false }
        return dragRow(at: path, to: place)
    }
}

extension UICollectionView {
    fileprivate func move(_ cell: UICollectionViewCell, to other: UICollectionViewCell) -> Bool {
        guard let path = indexPath(for: cell), let place = indexPath(for: other) else { return false }
        return dragItem(at: path, to: place)
    }
}
