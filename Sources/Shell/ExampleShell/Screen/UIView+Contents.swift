package import TerminalUIKit
@_spi(Overriding) internal import Views

extension UIView {
    /// The views in it, at any depth, that show a text or an image, from back to front.
    var contents: [UIView] {
        guard !isHidden, alpha > 0 else { return [] }
        if displayedText?.isEmpty == false { return [self] }
        return subviews.flatMap(\.contents)
    }

    /// The rectangle of the view's text, in its own points, because a label has more room than it needs.
    var writtenRect: CGRect {
        guard let label = self as? UILabel else { return bounds }
        let text = label.sizeThatFits(bounds.size)
        let (width, height) = (min(text.width, bounds.width), min(text.height, bounds.height))
        let room = bounds.width - width
        let before: CGFloat =
            switch label.textAlignment {
            case .center: room / 2
            case .right: room
            default: 0
            }
        return CGRect(x: bounds.minX + before, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The tables and grids in the view, or the view itself if it is one.
    package var cellContainers: [any CellContainer] {
        // The first cast of a class to a protocol takes long.
        if let table = self as? UITableView { return [table] }
        return ((self as? UIScrollView) as? any CellContainer).map { [$0] } ?? subviews.flatMap(\.cellContainers)
    }
}
