// MARK: Definition

/// A view whose type says which nib it comes from. The nib has no owner, and the view is its first object.
public protocol NibLoadable: UIView {
    /// The nib.
    static var nib: UINib { get }
}

// MARK: Default implementation

extension NibLoadable {
    /// The nib with the name of the type, in the type's bundle.
    public static var nib: UINib { UINib(nibName: "\(self)", bundle: Bundle(for: self)) }
}
