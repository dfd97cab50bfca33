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
        mark(indexPath, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        recycler.cell(at: indexPath)?.setSelected(false, animated: animated)
    }

    private func mark(_ indexPath: IndexPath, animated: Bool) {
        if !selected.contains(indexPath) { selected.append(indexPath) }
        recycler.cell(at: indexPath)?.setSelected(true, animated: animated)
    }

    // MARK: Tapping

    /// Acts as a tap on a row: highlights and unhighlights the cell, asks the delegate, selects the row, and tells the
    /// delegate. It deselects instead, if several rows can be selected and this one is. A gesture recognizer of a view
    /// around the row that notices taps keeps all this from happening, as on iOS, unless it lets touches through. While
    /// a swipe has buttons shown, any tap beside them does no more than take them away.
    ///
    /// - Returns: `true` if the row is there and may be selected or deselected.
    @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool {
        guard swipedRow == nil else {
            hideSwipeActions()
            return false
        }
        guard selectsByTap, receivesTouches, contains(indexPath), touch(indexPath) else { return false }
        if selectsSeveral, selected.contains(indexPath) { return deselectByTap(indexPath) }
        guard let chosen = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath) else {
            return false
        }
        if !selectsSeveral {
            for other in selected where other != chosen { deselectByTap(other) }
        }
        mark(chosen, animated: false)
        if let cell = recycler.cell(at: chosen) { cell.selectionSegue?.perform(cell) }
        if let delegate {
            Trace.tell("tableView(_:didSelectRowAt:) row \(chosen.row)", to: delegate, from: self)
            delegate.tableView(self, didSelectRowAt: chosen)
        }
        return true
    }

    /// Highlights and unhighlights a cell, if the delegate lets it.
    private func touch(_ indexPath: IndexPath) -> Bool {
        guard recycler.cell(at: indexPath)?.perform(.tap()) != true else { return false }
        guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
        recycler.cell(at: indexPath)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        recycler.cell(at: indexPath)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        return true
    }

    @discardableResult
    private func deselectByTap(_ indexPath: IndexPath) -> Bool {
        guard let chosen = delegate == nil ? indexPath : delegate?.tableView(self, willDeselectRowAt: indexPath) else {
            return false
        }
        deselect(chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
        return true
    }

    /// Acts as a tap on the detail button at the right edge of a row: tells the delegate.
    ///
    /// - Returns: `true` if the row is on screen and has such a button.
    @discardableResult
    public func tapAccessory(ofRowAt indexPath: IndexPath) -> Bool {
        guard let cell = cellForRow(at: indexPath), cell.accessoryView == nil,
            [.detailButton, .detailDisclosureButton].contains(cell.accessoryType)
        else { return false }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        cell.accessorySegue?.perform(cell)
        return true
    }
}
