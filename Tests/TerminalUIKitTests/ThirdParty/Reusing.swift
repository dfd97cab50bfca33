import TerminalUIKit

// A small library as there are many for iOS, written as for UIKit: identifiers and nibs follow from types.

/// A view that can be asked for by its type.
protocol Reusing: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusing {
    static var reuseIdentifier: String { String(describing: self) }
}

/// A view whose type knows its nib.
protocol NibMade: AnyObject {
    static var nib: UINib { get }
}

extension NibMade {
    static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

extension NibMade where Self: UIView {
    static func make() -> Self {
        guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
            fatalError("the nib of \(self) has another view")
        }
        return view
    }
}

extension UITableView {
    final func register<Cell: UITableViewCell & Reusing & NibMade>(_ type: Cell.Type) {
        register(type.nib, forCellReuseIdentifier: type.reuseIdentifier)
    }

    final func dequeue<Cell: UITableViewCell & Reusing>(for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell else {
            fatalError("\(Cell.reuseIdentifier) is of another class")
        }
        return cell
    }

    final func registerHeader<Header: UITableViewHeaderFooterView & Reusing>(_ type: Header.Type) {
        register(type.self, forHeaderFooterViewReuseIdentifier: type.reuseIdentifier)
    }

    final func dequeueHeader<Header: UITableViewHeaderFooterView & Reusing>() -> Header? {
        dequeueReusableHeaderFooterView(withIdentifier: Header.reuseIdentifier) as? Header
    }
}

extension UICollectionView {
    final func register<Cell: UICollectionViewCell & Reusing>(_ type: Cell.Type) {
        register(type.self, forCellWithReuseIdentifier: type.reuseIdentifier)
    }

    final func dequeue<Cell: UICollectionViewCell & Reusing>(for indexPath: IndexPath) -> Cell {
        let cell = dequeueReusableCell(withReuseIdentifier: Cell.reuseIdentifier, for: indexPath)
        guard let typed = cell as? Cell else { fatalError("\(Cell.reuseIdentifier) is of another class") }
        return typed
    }
}
