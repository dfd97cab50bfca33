extension UITableView: SelfSizingList {
    /// The modes that determine whether visible rows that size themselves are measured again, the same as a
    /// collection's.
    public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

    func forgetHeight(of cell: any ConfigurableCell) {
        guard selfSizingInvalidation != .disabled, measuresRows, !recycler.isShowing,
            let row = (cell as? UITableViewCell).flatMap(recycler.index)
        else { return }
        measurements.rows[row] = nil
        setNeedsLayout()
    }
}

extension UICollectionView: SelfSizingList {
    /// The modes that determine whether visible cells that size themselves are measured again when their content
    /// changes.
    public nonisolated enum SelfSizingInvalidation: Int, Sendable {
        /// They aren't.
        case disabled
        /// When they are given a configuration, and when they say that their size is another.
        case enabled
        /// The same here: constraints that change are not noticed.
        case enabledIncludingConstraints
    }

    func forgetHeight(of cell: any ConfigurableCell) {
        guard selfSizingInvalidation != .disabled, !recycler.isShowing,
            let item = (cell as? UICollectionViewCell).flatMap(recycler.index)
        else { return }
        collectionViewLayout.forgetHeight(ofItem: item)
        setNeedsLayout()
    }
}
