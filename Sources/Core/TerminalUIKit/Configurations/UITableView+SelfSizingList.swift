extension UITableView: SelfSizingList {
    func forgetHeight(of cell: any ConfigurableCell) {
        guard measuresRows, !recycler.isShowing,
            let row = (cell as? UITableViewCell).flatMap(recycler.index)
        else { return }
        measurements.rows[row] = nil
        setNeedsLayout()
    }
}

extension UICollectionView: SelfSizingList {
    func forgetHeight(of cell: any ConfigurableCell) {
        guard !recycler.isShowing,
            let item = (cell as? UICollectionViewCell).flatMap(recycler.index)
        else { return }
        collectionViewLayout.forgetHeight(ofItem: item)
        setNeedsLayout()
    }
}
