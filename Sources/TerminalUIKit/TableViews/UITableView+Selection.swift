extension UITableView {
    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            selected.forEach { deselect($0, animated: animated) }
            return
        }
        guard allowsSelection, contains(indexPath) else { return }
        if !allowsMultipleSelection {
            for other in selected where other != indexPath { deselect(other, animated: animated) }
        }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        recycler.visible[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        recycler.visible[indexPath]?.setSelected(false, animated: animated)
    }

    /// Does what a tap on a row does: shows the cell touched and no longer, asks the delegate, selects, tells the
    /// delegate.
    ///
    /// - Returns: Whether the row is there and may be selected.
    @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool {
        guard allowsSelection, contains(indexPath) else { return false }
        for isTouched in [true, false] { recycler.visible[indexPath]?.setHighlighted(isTouched, animated: false) }
        guard let chosen = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath) else {
            return false
        }
        let before = selected
        if allowsMultipleSelection, before.contains(chosen) {
            deselect(chosen, animated: false)
            delegate?.tableView(self, didDeselectRowAt: chosen)
            return true
        }
        select(chosen, animated: false, scrollPosition: .none)
        for other in before where !selected.contains(other) { delegate?.tableView(self, didDeselectRowAt: other) }
        if let delegate {
            Trace.tell("tableView(_:didSelectRowAt:) row \(chosen.row)", to: delegate, from: self)
            delegate.tableView(self, didSelectRowAt: chosen)
        }
        return true
    }
}
