extension UITableView {
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
