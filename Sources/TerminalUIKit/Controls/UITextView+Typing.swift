extension UITextView {
    /// Replaces the text as a user would: a tap, the typing, a tap elsewhere. Not in UIKit.
    ///
    /// - Returns: Whether the text may be edited.
    @discardableResult
    public func enterText(_ text: String) -> Bool {
        guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        delegate?.textViewDidBeginEditing(self)
        let all = NSRange(location: 0, length: self.text.utf16.count)
        if delegate?.textView(self, shouldChangeTextIn: all, replacementText: text) ?? true {
            self.text = text
            delegate?.textViewDidChangeSelection(self)
            delegate?.textViewDidChange(self)
        }
        if delegate?.textViewShouldEndEditing(self) ?? true { delegate?.textViewDidEndEditing(self) }
        return true
    }
}
