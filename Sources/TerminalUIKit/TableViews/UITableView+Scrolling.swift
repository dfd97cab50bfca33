extension UITableView {
    /// Where a row is to stand after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere, with the least movement.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// Scrolls to a row. Ends the process, as UIKit does, if there is no such row. O(1) in the number of rows.
    public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareSections()
        guard contains(indexPath) else {
            UIKitException(
                name: "NSRangeException",
                reason: "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(indexPath.row)) or "
                    + "section (\(indexPath.section)) beyond bounds"
            ).raise()
        }
        let row = rectForRow(at: indexPath)
        switch position {
        case .none: scrollRectToVisible(row, animated: animated)
        case .top: scroll(by: CGPoint(x: 0, y: row.minY - contentInset.top - contentOffset.y))
        case .middle: scroll(by: CGPoint(x: 0, y: row.midY - bounds.midY))
        case .bottom: scroll(by: CGPoint(x: 0, y: row.maxY + contentInset.bottom - bounds.maxY))
        }
    }
}
