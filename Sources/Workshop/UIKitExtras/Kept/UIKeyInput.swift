extension UITextField {
    /// Adds a text at the end, as a key of a keyboard of one's own does. The delegate isn't asked.
    public func insertText(_ text: String) { change(to: (self.text ?? "") + text) }
    /// Deletes the last letter, likewise.
    public func deleteBackward() { change(to: String((text ?? "").dropLast())) }
    /// A Boolean value that indicates whether there is a text.
    public var hasText: Bool { text?.isEmpty == false }

    private func change(to text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }

    /// The view at the left edge. Stored, not drawn.
    public var leftView: UIView? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The times at which the view at the left edge is there. Stored without effect.
    public var leftViewMode: ViewMode {
        get { kept() ?? .never }
        set { keep(newValue) }
    }
    /// The view at the right edge. Stored, not drawn.
    public var rightView: UIView? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The times at which the view at the right edge is there. Stored without effect.
    public var rightViewMode: ViewMode {
        get { kept() ?? .never }
        set { keep(newValue) }
    }
}

extension UITextView {
    /// Adds a text at the end, as a key of a keyboard of one's own does. The delegate isn't asked.
    public func insertText(_ text: String) { change(to: self.text + text) }
    /// Deletes the last letter, likewise.
    public func deleteBackward() { change(to: String(text.dropLast())) }

    private func change(to text: String) {
        self.text = text
        delegate?.textViewDidChange(self)
    }
}
