import TerminalUIKit

// TODO: make of this what registers and dequeues cells by their type alone. A type says its identifier and its nib,
// both by its name; the table does the rest.
protocol NamedCell: UITableViewCell {}

extension UITableView {
    func register<Cell: NamedCell>(_ type: Cell.Type) {}

    func dequeue<Cell: NamedCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        Cell(style: .default, reuseIdentifier: nil)
    }
}
