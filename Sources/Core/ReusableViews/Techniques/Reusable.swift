// MARK: Definition

/// A cell or header whose type says what it is found by, so that nobody has to spell an identifier.
///
/// Conform the classes you register with a table; those that come from a nib conform to ``NibLoadable`` as well.
public protocol Reusable: UIView {
    /// The reuse identifier of views of this type.
    static var reuseIdentifier: String { get }
}

// MARK: Default implementation

extension Reusable {
    /// The name of the type.
    public static var reuseIdentifier: String { "\(self)" }
}
