extension UITextField {
    /// The reasons why editing has ended.
    public nonisolated enum DidEndEditingReason: Int, Sendable {
        /// The text is to be taken. Always so here.
        case committed
        /// The text is to be dropped.
        case cancelled
    }

    /// Replaces the text as a user would: a tap, the typing, the Return key, a tap elsewhere. Not in UIKit.
    ///
    /// - Returns: Whether the field let itself be edited.
    @discardableResult
    public func enterText(_ text: String) -> Bool {
        // Out of a window nothing is a first responder; the rest is as in one.
        guard window == nil ? startEditing({ true }) : becomeFirstResponder() else { return false }
        let all = NSRange(location: 0, length: (self.text ?? "").utf16.count)
        if delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true {
            self.text = text
            sendActions(for: .editingChanged)
            delegate?.textFieldDidChangeSelection(self)
        }
        if delegate?.textFieldShouldReturn(self) ?? true {
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
        // The delegate may have ended it. What may not end goes on until somebody types again.
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
