internal import TerminalUIKit

extension UIView {
    /// The tables and grids in the view, or the view itself if it is one.
    var reusingViews: [any CellReusing] {
        (self as? any CellReusing).map { [$0] } ?? subviews.flatMap(\.reusingViews)
    }
}
