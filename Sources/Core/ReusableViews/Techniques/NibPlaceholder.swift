// After the article “Reusable View Components from Nibs”.

// MARK: Definition

/// A view that can be placed in another nib or storyboard without what is in it: tagged there, it is a placeholder that
/// gives way to the view of its own nib while it is decoded.
///
/// ```swift
/// final class PhaseView: UIView, NibPlaceholder {
///     override func awakeAfter(using coder: NSCoder) -> Any? {
///         replacement() ?? super.awakeAfter(using: coder)
///     }
/// }
/// ```
///
/// The view in its own nib must not have the tag: it would be a placeholder, too, and load the nib again, and again.
public protocol NibPlaceholder: NibLoadable {
    /// The tag that makes a placeholder.
    static var placeholderTag: Int { get }
}

// MARK: Default implementation

extension NibPlaceholder {
    /// 616, the article's.
    public static var placeholderTag: Int { 616 }
}

// MARK: Support

extension NibPlaceholder {
    /// The view to use instead if this one is a placeholder, or nil if it is the view itself.
    ///
    /// Connections are made after decoding, so outlets and actions that lead to the placeholder end at the new view.
    /// Its runtime attributes are set on the new view, and `awakeFromNib()` is sent to it twice, once for each nib.
    ///
    /// Ends the process in UIKit's words if something is wrong with the nib, or if none of its objects is such a view.
    ///
    /// - Returns: The first object of this class in ``NibLoadable/nib``, after ``PlaceholderHandover``.
    public func replacement() -> UIView? {
        guard tag == Self.placeholderTag else { return nil }
        let objects = Self.nib.instantiate(withOwner: nil)
        guard let view = objects.lazy.compactMap({ $0 as? Self }).first else {
            let found = objects.first.map { "its first object is a \(type(of: $0))" } ?? "it is empty"
            UIKitException.inconsistency("the nib of \(Self.self) should contain a \(Self.self), but \(found).").raise()
        }
        let handover = PlaceholderHandover(from: self, to: view)
        Trace.emit(.awakeAfter, view, handover.description)
        return view
    }
}
