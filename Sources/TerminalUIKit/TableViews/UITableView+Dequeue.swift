extension UITableView {
    /// Says that cells with an identifier are made from a nib whose first root object is the cell.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registrations[identifier] = nib.map(UITableViewCell.Origin.nib)
    }

    /// Says that cells with an identifier are made with `init(style:reuseIdentifier:)` of a class.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registrations[identifier] = (cellClass as? UITableViewCell.Type).map(UITableViewCell.Origin.class)
    }

    /// A cell that waits under an identifier; else a new one if something is registered for it; else nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        recycler.dequeue(withIdentifier: identifier)
            ?? registrations[identifier]?.makeCell(identifier: identifier)
    }

    /// A cell that waits under an identifier, or a new one from what is registered for it.
    ///
    /// Ends the process, as UIKit does, if nothing is registered.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            UIKitException.inconsistency(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            ).raise()
        }
        return cell
    }
}

extension UITableViewCell {
    /// Where new cells come from.
    enum Origin {
        case nib(UINib)
        case `class`(UITableViewCell.Type)

        func makeCell(identifier: String) -> UITableViewCell {
            switch self {
            case .class(let type):
                return type.init(style: .default, reuseIdentifier: identifier)
            case .nib(let nib):
                let objects = nib.instantiate(withOwner: nil, options: nil)
                guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
                    UIKitException.inconsistency(
                        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
                            + "level object which must be a UITableViewCell instance"
                    ).raise()
                }
                if let own = cell.reuseIdentifier, !own.isEmpty, own != identifier {
                    UIKitException.inconsistency(
                        "cell reuse indentifier in nib (\(own)) does not match the identifier used to register "
                            + "the nib (\(identifier))"
                    ).raise()
                }
                cell.reuseIdentifier = identifier
                return cell
            }
        }
    }
}
