// MARK: Support

extension UITableView {
    /// Registers the nib of a type for its cells.
    public func register<Cell: UITableViewCell & Reusable & NibLoadable>(_ type: Cell.Type) {
        register(type.nib, forCellReuseIdentifier: type.reuseIdentifier)
    }

    /// Registers a type for cells that are made in code.
    public func register<Cell: UITableViewCell & Reusable>(_ type: Cell.Type) {
        register(type, forCellReuseIdentifier: type.reuseIdentifier)
    }

    /// Returns a queued cell of a type, or a new one from the registered nib or class.
    ///
    /// Ends the process in UIKit's words if the type was never registered, or if its nib makes an object of another
    /// class.
    public func dequeue<Cell: UITableViewCell & Reusable>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath)
        guard let typed = cell as? Cell else {
            UIKitException.inconsistency(
                "cells with identifier \(type.reuseIdentifier) should be of class \(type), but this is a "
                    + "\(Swift.type(of: cell)). Set the class of the nib's first object to \(type)."
            ).raise()
        }
        return typed
    }
}
