extension UITableView {
    /// Says that cells with an identifier are made from a nib, whose only root object is the cell; nil unregisters.
    ///
    /// Nothing is checked before a cell is made. Then the process ends, as UIKit's does, if the nib holds anything else,
    /// or a cell with another identifier.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellMakers[identifier] = nib.map { nib in
            {
                let cell = nib.onlyObject(UITableViewCell.self, registeredFor: identifier)
                cell.reuseIdentifier = identifier
                return cell
            }
        }
    }

    /// Says that cells with an identifier are made with `init(style:reuseIdentifier:)` of a class; nil unregisters.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellMakers[identifier] = (cellClass as? UITableViewCell.Type).map { type in
            { type.init(style: .default, reuseIdentifier: identifier) }
        }
    }

    /// A cell that waits under an identifier; else a new one if something is registered for it; else nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        recycler.dequeue(withIdentifier: identifier) ?? cellMakers[identifier]?()
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
