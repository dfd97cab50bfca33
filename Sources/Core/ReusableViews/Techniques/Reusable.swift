// MARK: Definition

/// A cell or header whose type supplies its identifier, so that you don't have to spell one.
///
/// Conform the classes you register with a table. Those that come from a nib conform to ``NibLoadable`` as well.
public protocol Reusable: UIView {
    /// The reuse identifier of views of this type.
    static var reuseIdentifier: String { get }
}

// MARK: Default implementation

extension Reusable {
    /// The name of the type.
    public static var reuseIdentifier: String { "\(self)" }
}
