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

    func scroll(toRow indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard contains(indexPath) else {
            UIKitException(
                name: "NSRangeException",
                reason: "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(indexPath.row)) or "
                    + "section (\(indexPath.section)) beyond bounds"
            ).raise()
        }
        let row = rect(ofRow: indexPath)
        switch position {
        case .none: scrollRectToVisible(row, animated: animated)
        case .top: scroll(by: CGPoint(x: 0, y: row.minY - contentInset.top - contentOffset.y))
        case .middle: scroll(by: CGPoint(x: 0, y: row.midY - bounds.midY))
        case .bottom: scroll(by: CGPoint(x: 0, y: row.maxY + contentInset.bottom - bounds.maxY))
        }
    }
}
