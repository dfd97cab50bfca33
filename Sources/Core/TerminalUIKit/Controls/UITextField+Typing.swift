extension UITextField {
    /// The reasons why editing has ended.
    public nonisolated enum DidEndEditingReason: Int, Sendable {
        /// The text is to be taken. Always so here.
        case committed
        /// The text is to be dropped.
        case cancelled
    }

    /// A user has changed the text of a field, the notification's object.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// Replaces the text as a user would: a tap, the typing, the Return key, a tap elsewhere. Not in UIKit.
    ///
    /// - Returns: `true` if the field let itself be edited.
    @discardableResult
    public func enterText(_ text: String) -> Bool {
        guard startTyping() else { return false }
        replace(wholeRange, with: text)
        pressReturn()
        // The delegate may have ended it. If editing may not end, it goes on until the next text is typed.
        if isEditing { _ = window == nil ? stopEditing { true } : resignFirstResponder() }
        return true
    }

    /// Begins editing, unless the delegate forbids it or the first responder doesn't resign.
    func startEditing(_ takeOver: () -> Bool) -> Bool {
        if isEditing { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, takeOver() else { return false }
        isEditing = true
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        return true
    }

    /// Ends editing, unless the delegate forbids it.
    func stopEditing(_ letGo: () -> Bool) -> Bool {
        guard isEditing else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, letGo() else { return false }
        tellOfEnd()
        return true
    }

    func tellOfEnd() {
        isEditing = false
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
}

extension UITextField: TextEntry {
    package var textLength: Int { (text ?? "").utf16.count }

    package func startTyping() -> Bool {
        // A view outside of a window can't become the first responder, but the rest works.
        window == nil ? startEditing { true } : becomeFirstResponder()
    }

    @discardableResult
    package func replace(_ range: NSRange, with string: String) -> Bool {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
            return false
        }
        text = ((text ?? "") as NSString).replacingCharacters(in: range, with: string)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
        return true
    }

    package func pressReturn() {
        guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
}
