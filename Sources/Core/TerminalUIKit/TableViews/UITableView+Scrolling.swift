extension UITableView {
    /// The position of a row after scrolling to it.
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

    private func refuseToScroll(to indexPath: IndexPath) -> Never {
        let place =
            sections.indices.contains(indexPath.section)
            ? "row (\(indexPath.row)) when there are only \(rowCount(ofSection: indexPath.section)) rows in section "
                + "\(indexPath.section)"
            : "section (\(indexPath.section)) when there are only \(sections.count) sections"
        UIKitException(
            name: "NSRangeException",
            reason: "Attempted to scroll the table view to an out-of-bounds \(place). Table view: \(self)"
        ).raise()
    }

    func scroll(toRow indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard contains(indexPath) else { refuseToScroll(to: indexPath) }
        let row = rect(ofRow: indexPath)
        switch position {
        case .none: scrollRectToVisible(row, animated: animated)
        case .top: moveContent(down: row.minY - adjustedContentInset.top - contentOffset.y, animated: animated)
        case .middle: moveContent(down: row.midY - bounds.midY, animated: animated)
        case .bottom: moveContent(down: row.maxY + adjustedContentInset.bottom - bounds.maxY, animated: animated)
        }
    }
}
