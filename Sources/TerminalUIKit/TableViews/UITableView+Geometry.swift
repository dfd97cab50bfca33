extension UITableView {
    func reload() {
        needsReload = false
        recycler.recycleAll()
        computeSections()
        selected.removeAll { !contains($0) }
        let limits = contentOffsetLimits
        if contentOffset.y > limits.highest.y { contentOffset.y = limits.highest.y }
        setNeedsLayout()
    }

    /// Computes where sections and rows lie.
    func computeSections() {
        placedWidth = nil
        for view in sectionViews.values { drop(view) }
        sectionViews = [:]
        var origin: CGFloat = 0
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
            origin = tableHeaderView.frame.maxY
        }
        sections = []
        if let dataSource {
            for index in 0..<max(0, dataSource.numberOfSections(in: self)) {
                let rowCount = max(0, dataSource.tableView(self, numberOfRowsInSection: index))
                let section = TableSection(
                    origin: origin, rowCount: rowCount,
                    headerHeight: height(of: SectionViewKey(section: index, isHeader: true)),
                    footerHeight: height(of: SectionViewKey(section: index, isHeader: false)),
                    rowHeights: rowHeights(section: index, rowCount: rowCount))
                sections.append(section)
                origin = section.end
            }
        }
        if let tableFooterView {
            tableFooterView.frame = CGRect(x: 0, y: origin, width: bounds.width, height: tableFooterView.frame.height)
            origin = tableFooterView.frame.maxY
        }
        contentSize = CGSize(width: bounds.width, height: origin)
    }

    /// Asks for one height, and for all of them only if the delegate answers itself.
    private func rowHeights(section: Int, rowCount: Int) -> TableSection.RowHeights {
        let usual = staticRowHeights(section: section) ?? .uniform(rowHeight)
        guard let delegate, rowCount > 0 else { return usual }
        delegateLacksRowHeights = false
        let first = delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
        guard !delegateLacksRowHeights else { return usual }
        var end: CGFloat = 0
        return .varied(
            (0..<rowCount).map { row in
                let height =
                    row == 0 ? first : delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                end += height >= 0 ? height : rowHeight
                return end
            })
    }

    private func height(of key: SectionViewKey) -> CGFloat {
        let asked =
            key.isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: key.section)
            : delegate?.tableView(self, heightForFooterInSection: key.section)
        if let asked, asked >= 0 { return asked }
        guard title(of: key) != nil || hasCustomView(key) else { return style == .plain ? 0 : 11 }
        return key.isHeader ? sectionHeaderHeight : sectionFooterHeight
    }

    /// Whether the delegate has a view for a header or footer. One made to answer this waits until it is shown.
    private func hasCustomView(_ key: SectionViewKey) -> Bool {
        guard let view = customView(of: key) else { return false }
        drop(view)
        return true
    }

    func title(of key: SectionViewKey) -> String? {
        key.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: key.section)
            : dataSource?.tableView(self, titleForFooterInSection: key.section)
    }

    func customView(of key: SectionViewKey) -> UIView? {
        key.isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: key.section)
            : delegate?.tableView(self, viewForFooterInSection: key.section)
    }

    // MARK: Questions

    /// Where the sections lie, after asking the data source if anything is out of date.
    var upToDateSections: [TableSection] {
        if needsReload { reload() }
        return sections
    }

    func rowCount(ofSection section: Int) -> Int {
        let sections = upToDateSections
        return sections.indices.contains(section) ? sections[section].rowCount : 0
    }

    func rect(ofRow indexPath: IndexPath) -> CGRect {
        guard contains(indexPath) else { return .zero }
        let extent = sections[indexPath.section].extent(ofRow: indexPath.row)
        return CGRect(
            x: 0, y: extent.lowerBound, width: bounds.width, height: extent.upperBound - extent.lowerBound)
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        let sections = upToDateSections
        var found: [IndexPath] = []
        var index = sections.partitioningIndex { $0.end > rect.minY }
        while index < sections.count, sections[index].origin < rect.maxY {
            for row in sections[index].rows(in: rect.minY..<max(rect.minY, rect.maxY)) {
                found.append(IndexPath(row: row, section: index))
            }
            index += 1
        }
        return found
    }

    /// Whether there is such a row.
    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && (0..<rowCount(ofSection: indexPath.section)).contains(indexPath.row)
    }
}
