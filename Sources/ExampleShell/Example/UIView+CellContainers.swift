internal import TerminalUIKit

extension UIView {
    /// The tables and grids in the view, or the view itself if it is one.
    var cellContainers: [any CellContainer] {
        ((self as? UIScrollView) as? any CellContainer).map { [$0] } ?? subviews.flatMap(\.cellContainers)
    }
}
