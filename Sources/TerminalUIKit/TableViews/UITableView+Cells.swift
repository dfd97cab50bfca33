extension UITableView {
    /// Brings the cells on screen to the rows in view.
    ///
    /// A cell gets its place when it is given a row, and again only if rows have moved. So a cell that is wrongly given
    /// several rows is where it was put last.
    func placeCells() {
        if placedWidth != bounds.width {
            for (indexPath, cell) in recycler.visible { cell.frame = rectForRow(at: indexPath) }
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

    /// Puts the headers and footers that are in view where they belong.
    func placeSectionViews() {
        let visible = bounds.minY..<bounds.maxY
        for (index, section) in sections.enumerated() {
            for (isHeader, extent) in [(true, section.header), (false, section.footer)] where !extent.isEmpty {
                let key = SectionViewKey(section: index, isHeader: isHeader)
                guard extent.overlaps(visible) else {
                    sectionViews.removeValue(forKey: key)?.removeFromSuperview()
                    continue
                }
                let view = sectionViews[key] ?? makeSectionView(key)
                view.frame = CGRect(
                    x: 0, y: extent.lowerBound, width: bounds.width, height: extent.upperBound - extent.lowerBound)
            }
        }
    }

    private func makeSectionView(_ key: SectionViewKey) -> UIView {
        let view = customView(of: key) ?? titleView(title(of: key))
        sectionViews[key] = view
        addSubview(view)
        return view
    }

    private func titleView(_ title: String?) -> UIView {
        let label = UILabel()
        label.text = title.map { " " + $0 }
        label.font = .boldSystemFont(ofSize: 17)
        label.backgroundColor = style == .plain ? .lightGray : nil
        return label
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

/// Which header or footer.
struct SectionViewKey: Hashable {
    let section: Int
    let isHeader: Bool
}
