extension UITextField {
    /// Why editing has ended.
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
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        let all = NSRange(location: 0, length: (self.text ?? "").utf16.count)
        if delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true {
            self.text = text
            sendActions(for: .editingChanged)
            delegate?.textFieldDidChangeSelection(self)
        }
        if delegate?.textFieldShouldReturn(self) ?? true {
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
        // What may not end goes on until somebody types again.
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return true }
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        return true
    }
}
