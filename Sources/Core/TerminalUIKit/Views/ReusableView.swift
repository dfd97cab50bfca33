/// A view that is reused: a cell, a header, a footer.
@preconcurrency @MainActor public protocol ReusableView: UIView {
    /// The reuse identifier, nil or empty if the view is never reused.
    var reuseIdentifier: String? { get }
    /// Called before the view is reused, to reset its content.
    func prepareForReuse()
}
