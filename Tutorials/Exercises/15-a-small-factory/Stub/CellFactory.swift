import TerminalUIKit

// TODO: make of this a factory. It keeps each cell of the nib as an archive, under the cell's identifier; it answers
// with a cell that waits in the table, or else with a copy made from the archive, or nil if there is no such kind.
final class CellFactory {
    init(nib: UINib) {}

    func cell(ofKind kind: String, for tableView: UITableView) -> UITableViewCell? {
        nil
    }
}
