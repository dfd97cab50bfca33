/// The views a bar has made or taken from its items, as opposed to those a program put there.
struct BarViews {
    /// The height of the line the views stand in.
    static let lineHeight = TextLayout.lineHeight
    /// The room between two views.
    static let spacing = TextLayout.columnWidth
    private var views: [UIView] = []

    /// The size of a view that may be as wide as it likes.
    static func size(of view: UIView) -> CGSize {
        let size = view is UINavigationButton ? view.sizeThatFits(.zero) : view.bounds.size
        return CGSize(width: size.width, height: min(size.height, UINavigationBar.height))
    }

    /// Brings other views into the bar: those that stay are not touched.
    mutating func replace(with new: [UIView], in bar: UIView) {
        for view in views where !new.contains(view) && view.superview === bar { view.removeFromSuperview() }
        for view in new where view.superview !== bar { bar.addSubview(view) }
        views = new
    }

    /// The subviews of a bar that a program put there.
    func others(in bar: UIView) -> [UIView] { bar.subviews.filter { !views.contains($0) } }
}
