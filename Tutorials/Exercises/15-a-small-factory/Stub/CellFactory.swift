import TerminalUIKit

// TODO: make this a factory. It keeps each cell of the nib as an archive, under the cell's identifier. It returns a
// cell that waits in the table, or else a copy made from the archive, or nil for an unknown kind.
final class CellFactory {
    init(nib: UINib) {}

    func cell(ofKind kind: String, for tableView: UITableView) -> UITableViewCell? {
        nil
    }
}
