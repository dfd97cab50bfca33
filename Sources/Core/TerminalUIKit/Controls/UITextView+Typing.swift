extension UITextView {
    /// Replaces the text as a user would: a tap, the typing, a tap elsewhere. Not in UIKit.
    ///
    /// - Returns: Whether the text may be edited.
    @discardableResult
    public func enterText(_ text: String) -> Bool {
        guard window == nil ? startEditing({ true }) : becomeFirstResponder() else { return false }
        let all = NSRange(location: 0, length: self.text.utf16.count)
        if delegate?.textView(self, shouldChangeTextIn: all, replacementText: text) ?? true {
            self.text = text
            delegate?.textViewDidChangeSelection(self)
            delegate?.textViewDidChange(self)
        }
        if isBeingEdited { _ = window == nil ? stopEditing { true } : resignFirstResponder() }
        return true
    }

    /// Begins editing, unless the delegate forbids it or the first responder doesn't resign.
    func startEditing(_ takeOver: () -> Bool) -> Bool {
        if isBeingEdited { return true }
        guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true, takeOver() else { return false }
        isBeingEdited = true
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    /// Ends editing, unless the delegate forbids it.
    func stopEditing(_ letGo: () -> Bool) -> Bool {
        guard isBeingEdited else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, letGo() else { return false }
        tellOfEnd()
        return true
    }

    func tellOfEnd() {
        isBeingEdited = false
        delegate?.textViewDidEndEditing(self)
    }
}
