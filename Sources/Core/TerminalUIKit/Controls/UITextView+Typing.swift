extension UITextView {
    /// A user has changed the text of a view, the notification's object.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    /// Replaces the text as a user would: a tap, the typing, a tap elsewhere. Not in UIKit.
    ///
    /// - Returns: `true` if the text may be edited.
    @discardableResult
    public func enterText(_ text: String) -> Bool {
        guard startTyping() else { return false }
        replace(wholeRange, with: text)
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

extension UITextView: TextEntry {
    package var textLength: Int { text.utf16.count }

    package func startTyping() -> Bool { window == nil ? startEditing { true } : becomeFirstResponder() }

    @discardableResult
    package func replace(_ range: NSRange, with string: String) -> Bool {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return false }
        text = (text as NSString).replacingCharacters(in: range, with: string)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        return true
    }

    package func pressReturn() {
        if isBeingEdited { replace(NSRange(location: textLength, length: 0), with: "\n") }
    }
}
