import TerminalUIKit

// A cell whose type's name is its identifier, and the name of its nib.
protocol NamedCell: UITableViewCell {
    static var identifier: String { get }
    static var nib: UINib { get }
}

extension NamedCell {
    static var identifier: String { "\(self)" }
    static var nib: UINib { UINib(nibName: identifier, bundle: Bundle(for: self)) }
}

extension UITableView {
    func register<Cell: NamedCell>(_ type: Cell.Type) {
        register(type.nib, forCellReuseIdentifier: type.identifier)
    }

    func dequeue<Cell: NamedCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        // This cast fails only if the nib has another class, which is a mistake in this program.
        dequeueReusableCell(withIdentifier: type.identifier, for: indexPath) as! Cell
    }
}
