import TerminalUIKit

/// The methods that a field calls on its delegate when a user types.
public protocol NamedFieldDelegate: AnyObject {
    /// A user has typed a text.
    func namedField(_ field: NamedField, didEnd text: String)
}

/// A field that names itself after its class, takes five letters, and tells its own delegate.
open class NamedField: UITextField, UITextFieldDelegate {
    /// The delegate of the field.
    public weak var fieldDelegate: NamedFieldDelegate?

    /// Makes a field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        placeholder = String(describing: type(of: self))
    }

    /// Decodes a field.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        delegate = self
    }

    /// No more than five letters.
    open func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        return string.count <= 5
    }

    /// Tells the delegate.
    open func textFieldDidEndEditing(_ textField: UITextField) {
        fieldDelegate?.namedField(self, didEnd: textField.text ?? "")
    }
}

/// A text view that knows the name of its class.
open class NamedTextView: UITextView {
    /// The name of its class.
    public var name: String { return String(describing: type(of: self)) }
}
