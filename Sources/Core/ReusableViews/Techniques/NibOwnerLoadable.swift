// MARK: Definition

/// A view that is File's Owner of the nib with its content. It does the work of a nib-loading `awakeFromNib`, written
/// once.
///
/// Conform a view that others place in their nibs, and call ``loadNibContent()`` in `awakeFromNib()`, or in its
/// initializer.
public protocol NibOwnerLoadable: NibLoadable {}

// MARK: Default implementation

extension NibOwnerLoadable {
    /// Loads the nib with this view as its owner, and puts its top-level views inside, as large as this view.
    ///
    /// Ends the process in UIKit's words if something is wrong with the nib.
    public func loadNibContent() {
        for case let content as UIView in Self.nib.instantiate(withOwner: self) {
            content.frame = bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(content)
        }
    }
}
