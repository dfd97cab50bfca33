// MARK: Definition

/// A view whose type names a nib: the one it comes from, as its first object and without an owner. Or, if it is
/// ``NibOwnerLoadable``, the one with its content.
public protocol NibLoadable: UIView {
    /// The nib.
    static var nib: UINib { get }
}

// MARK: Default implementation

extension NibLoadable {
    /// The nib with the name of the type, in the type's bundle.
    public static var nib: UINib { UINib(nibName: "\(self)", bundle: Bundle(for: self)) }
}
