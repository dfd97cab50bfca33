extension UITableView {
    func makerOfCells(from nib: UINib, _ identifier: String) -> () -> UITableViewCell {
        {
            let cell = nib.onlyObject(UITableViewCell.self, registeredFor: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    func makerOfCells(of cellClass: AnyClass, _ identifier: String) -> (() -> UITableViewCell)? {
        (cellClass as? UITableViewCell.Type).map { type in
            { type.init(style: .default, reuseIdentifier: identifier) }
        }
    }

    func makerOfSectionViews(from nib: UINib, _ identifier: String) -> () -> UITableViewHeaderFooterView {
        {
            let view = nib.onlyObject(UITableViewHeaderFooterView.self, registeredFor: identifier)
            view.reuseIdentifier = identifier
            return view
        }
    }

    func makerOfSectionViews(of aClass: AnyClass, _ identifier: String) -> (() -> UITableViewHeaderFooterView)? {
        (aClass as? UITableViewHeaderFooterView.Type).map { type in
            { type.init(reuseIdentifier: identifier) }
        }
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        recycler.dequeue(withIdentifier: identifier) ?? cellMakers[identifier]?()
    }

    func dequeueRegisteredCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            UIKitException.inconsistency(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            ).raise()
        }
        if !needsReload, contains(indexPath) { cell.frame.size = rect(ofRow: indexPath).size }
        return cell
    }
}
