/// A bar that shows its items as views. Not in UIKit, whose bars have nothing in common.
open class BarOfItems: UIView {
    /// The height of a bar, in points.
    package class var height: CGFloat { 44 }
    /// The height of the line the views stand in.
    static let lineHeight = TextLayout.lineHeight
    /// The room between two views.
    static let spacing = TextLayout.columnWidth

    /// The views made or taken from the items, as opposed to those a program put there.
    private var itemViews: [UIView] = []

    /// As high as bars are, as wide as there is room for.
    open override var intrinsicContentSize: CGSize { naturalSize(height: Self.height) }

    /// The subviews but those made or taken from the items.
    open override var archivedSubviews: [UIView] { subviews.filter { !itemViews.contains($0) } }

    /// Brings other views into the bar: those that stay are not touched.
    func replaceItemViews(with new: [UIView]) {
        for view in itemViews where !new.contains(view) && view.superview === self { view.removeFromSuperview() }
        for view in new where view.superview !== self { addSubview(view) }
        itemViews = new
    }

    /// The size of a view that may be as wide as it likes.
    static func size(of view: UIView) -> CGSize {
        let size = view is UINavigationButton ? view.sizeThatFits(.zero) : view.bounds.size
        return CGSize(width: size.width, height: min(size.height, height))
    }
}
