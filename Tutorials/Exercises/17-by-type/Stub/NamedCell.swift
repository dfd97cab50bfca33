import TerminalUIKit

// TODO: register and dequeue cells by their type alone. The type's name is its identifier, and the name of its nib.
protocol NamedCell: UITableViewCell {}

extension UITableView {
    func register<Cell: NamedCell>(_ type: Cell.Type) {}

    func dequeue<Cell: NamedCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        Cell(style: .default, reuseIdentifier: nil)
    }
}
