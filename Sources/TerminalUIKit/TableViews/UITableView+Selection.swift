extension UITableView {
    /// The selected row, the first of several; nil for none.
    public var indexPathForSelectedRow: IndexPath? { selected.min() }

    /// The selected rows in order; nil for none.
    public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row, telling nobody; nil deselects all.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        prepareSections()
        guard let indexPath else {
            selected.forEach { deselectRow(at: $0, animated: animated) }
            return
        }
        guard allowsSelection, contains(indexPath) else { return }
        if !allowsMultipleSelection {
            for other in selected where other != indexPath { deselectRow(at: other, animated: animated) }
        }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row, telling nobody.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    /// Does what a tap on a row does: asks the delegate, selects, tells the delegate.
    ///
    /// - Returns: Whether the row is there and may be selected.
    @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool {
        prepareSections()
        guard allowsSelection, contains(indexPath) else { return false }
        guard let chosen = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath) else {
            return false
        }
        let before = selected
        if allowsMultipleSelection, before.contains(chosen) {
            deselectRow(at: chosen, animated: false)
            delegate?.tableView(self, didDeselectRowAt: chosen)
            return true
        }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        for other in before where !selected.contains(other) { delegate?.tableView(self, didDeselectRowAt: other) }
        delegate?.tableView(self, didSelectRowAt: chosen)
        return true
    }
}
