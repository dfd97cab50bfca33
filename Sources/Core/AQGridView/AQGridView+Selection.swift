extension Notification.Name {
    /// Posted by a grid when a user has changed its selection.
    public nonisolated static let AQGridViewSelectionDidChange = Notification.Name(
        "AQGridViewSelectionDidChangeNotification")
}

extension AQGridView {
    /// Taps an item, which selects it, or deselects it if no selection is required, if the delegate permits.
    ///
    /// - Returns: `true` if the item is there and may be selected.
    @discardableResult
    public func tapItem(at index: Int) -> Bool {
        guard allowsSelection, receivesTouches, (0..<layout.itemCount).contains(index) else { return false }
        if index == selectedIndex, !requiresSelection {
            deselect(index, tellingDelegate: true)
        } else {
            select(index, tellingDelegate: true)
        }
        return true
    }

    func select(_ index: Int, tellingDelegate: Bool) {
        guard index != selectedIndex, (0..<layout.itemCount).contains(index) else { return }
        // The library deselects the selected item first, even if the delegate then allows no other.
        if selectedIndex != NSNotFound { deselect(selectedIndex, tellingDelegate: tellingDelegate) }
        guard allowsSelection else { return }
        var chosen = index
        if tellingDelegate, let delegate { chosen = delegate.gridView(self, willSelectItemAt: index) }
        guard (0..<layout.itemCount).contains(chosen) else { return }
        selectedIndex = chosen
        recycler.cell(at: chosen)?.isSelected = true
        guard tellingDelegate else { return }
        NotificationCenter.default.post(name: .AQGridViewSelectionDidChange, object: self)
        if let delegate {
            Trace.tell("gridView(_:didSelectItemAt:) item \(chosen)", to: delegate, from: self)
            delegate.gridView(self, didSelectItemAt: chosen)
        }
    }

    func deselect(_ index: Int, tellingDelegate: Bool) {
        guard index == selectedIndex, index != NSNotFound else { return }
        if tellingDelegate { _ = delegate?.gridView(self, willDeselectItemAt: index) }
        selectedIndex = NSNotFound
        recycler.cell(at: index)?.isSelected = false
        guard tellingDelegate else { return }
        delegate?.gridView(self, didDeselectItemAt: index)
        NotificationCenter.default.post(name: .AQGridViewSelectionDidChange, object: self)
    }
}
