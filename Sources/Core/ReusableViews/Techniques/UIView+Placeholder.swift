// After the article “Reusable View Components from Nibs”.

/// Views that can be placed in another nib or storyboard without their content. There, a view with a tag is a
/// placeholder. While it is decoded, the view from its own nib replaces it.
///
/// ```swift
/// final class PhaseView: UIView {
///     override func awakeAfter(using coder: NSCoder) -> Any? {
///         replacement() ?? super.awakeAfter(using: coder)
///     }
/// }
/// ```
///
/// In the article, a category overrides the method for all views. Without Objective-C, a Swift extension can't override
/// a method, so each class does.
extension UIView {
    /// The tag of a placeholder: 616, the article's.
    ///
    /// The view in its own nib must not have it: it would be a placeholder, too, and load the nib again, and again.
    public static let placeholderTag = 616

    /// Returns the view to use instead if this one is a placeholder, or nil if it is the view itself.
    ///
    /// Connections are made after decoding, so outlets and actions that lead to the placeholder end at the new view.
    /// Its runtime attributes are set on the new view, and `awakeFromNib()` is sent to it twice, once for each nib.
    ///
    /// Ends the process in UIKit's words if something is wrong with the nib, or if none of its objects is such a view.
    ///
    /// - Parameter nib: The nib, or nil for the one with the name of the class, in the class's bundle.
    /// - Returns: The first object of this class in the nib, after ``PlaceholderHandover``.
    public func replacement(from nib: @autoclosure () -> UINib? = nil) -> UIView? {
        guard tag == Self.placeholderTag else { return nil }
        let nib = nib() ?? UINib(nibName: "\(Self.self)", bundle: Bundle(for: Self.self))
        let objects = nib.instantiate(withOwner: nil)
        guard let view = objects.lazy.compactMap({ $0 as? Self }).first else {
            let found = objects.first.map { "its first object is a \(type(of: $0))" } ?? "it is empty"
            UIKitException.inconsistency("the nib of \(Self.self) should contain a \(Self.self), but \(found).").raise()
        }
        let handover = PlaceholderHandover(from: self, to: view)
        Trace.emit(.awakeAfter, view, handover.description)
        return view
    }
}
