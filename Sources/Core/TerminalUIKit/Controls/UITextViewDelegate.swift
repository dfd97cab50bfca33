/// The methods that a text view calls on its delegate. Every method has an empty default.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Tells the delegate that a user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Asks the delegate whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Tells the delegate that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asks the delegate whether typed text may replace a part of the text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells the delegate that the text has changed, and with it the place of the next character.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asks the delegate whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells the delegate that editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
}
