/// The methods that a text field calls on its delegate. Every method has a default, which only allows it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Asks the delegate whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks the delegate whether the Return key has its usual effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Asks the delegate whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing has ended, and why. Called in place of the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asks the delegate whether typed text may replace a part of the text.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Tells the delegate that the text has changed, and with it the place of the next character.
    func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Calls ``textFieldDidEndEditing(_:)``, which doesn't have the reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
