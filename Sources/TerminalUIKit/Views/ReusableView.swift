/// A view that is used again for one thing after another: a cell, a header, a footer.
@preconcurrency @MainActor public protocol ReusableView: UIView {
    /// What the view is found by when it can be used again; nil or empty if it never is.
    var reuseIdentifier: String? { get }
    /// Called on a view that is about to be used again, to forget its old content.
    func prepareForReuse()
}
