extension UITableView {
    /// Brings the cells on screen to the rows in view.
    ///
    /// A cell gets its place when it is given a row, and again only if rows have moved. So a cell that is wrongly given
    /// several rows is where it was put last.
    func placeCells() {
        if placedWidth != bounds.width {
            for (indexPath, cell) in recycler.visibleInOrder { cell.frame = rectForRow(at: indexPath) }
            placedWidth = bounds.width
        }
        recycler.show(
            indexPathsForRows(in: bounds) ?? [],
            make: { indexPath in
                guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
                return dataSource.tableView(self, cellForRowAt: indexPath)
            },
            place: { cell, indexPath in
                cell.frame = rectForRow(at: indexPath)
                cell.separatorColor = separatorStyle == .none ? nil : separatorColor
                cell.separatorInset = separatorInset
                cell.setSelected(selected.contains(indexPath), animated: false)
                delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
                addSubview(cell)
            },
            ended: { cell, indexPath in
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
            })
    }

    /// The cells on screen, in order.
    public var visibleCells: [UITableViewCell] { recycler.visibleInOrder.map(\.cell) }

    /// The rows on screen, in order; nil when there are none.
    public var indexPathsForVisibleRows: [IndexPath]? {
        recycler.visible.isEmpty ? nil : recycler.visibleInOrder.map(\.index)
    }

    /// The cell of a row if it is on screen, else nil.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { recycler.visible[indexPath] }

    /// The row a cell on screen shows, or nil.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        recycler.visible.first { $0.value === cell }?.key
    }
}
