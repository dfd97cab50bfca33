/// Told about the editing and scrolling of a text view. Every method has a default that does nothing.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// A user has changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}
