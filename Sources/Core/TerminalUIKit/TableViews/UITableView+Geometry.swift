import PlainText

extension UITableView {
    func reload() {
        needsReload = false
        indexTitles = nil
        recycler.recycleAll(ended: tellEndOfDisplay)
        measurements = TableMeasurements()
        computeSections(rowCounts: askForRowCounts())
        selected = []
        let limits = contentOffsetLimits
        if contentOffset.y > limits.highest.y { contentOffset.y = limits.highest.y }
        setNeedsLayout()
    }

    /// Asks the data source how many rows each section has.
    func askForRowCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self).counted("sections", atMost: .mostSections)
        return (0..<sections).map { section in
            dataSource.tableView(self, numberOfRowsInSection: section).counted("rows", atMost: .mostItems)
        }
    }

    // MARK: Questions

    /// The places of the sections. Reading them asks the data source if they are stale.
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
        return rect(in: indexPath.section) { $0.extent(ofRow: indexPath.row) }.insetBy(dx: sideOfGroups, dy: 0)
    }

    /// The distance between the groups of an inset table and its sides, where points count.
    var sideOfGroups: CGFloat {
        guard style == .insetGrouped, TextMetrics.current != .columns else { return 0 }
        return min(UIView.sideMargin(ofScreen: bounds.width), bounds.width / 2)
    }

    /// The rectangle of a part of a section over the whole width, or zero if there is no such section.
    func rect(in section: Int, _ extent: (TableSection) -> Range<CGFloat>) -> CGRect {
        let sections = upToDateSections
        guard sections.indices.contains(section) else { return .zero }
        let extent = extent(sections[section])
        return CGRect(
            x: 0, y: extent.lowerBound, width: bounds.width, height: extent.upperBound - extent.lowerBound)
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        let sections = upToDateSections
        var found: [IndexPath] = []
        // Most tables have one section.
        var index = sections.count == 1 ? 0 : sections.partitioningIndex { $0.end > rect.minY }
        while index < sections.count, sections[index].origin < rect.maxY {
            let rows = sections[index].rows(in: rect.minY..<rect.maxY)
            found.reserveCapacity(found.count + rows.count)
            // A changed one costs less than a new one.
            var indexPath = IndexPath(row: 0, section: index)
            for row in rows {
                indexPath[1] = row
                found.append(indexPath)
            }
            index += 1
        }
        return found
    }

    /// Returns a Boolean value that indicates whether there is such a row.
    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && (0..<rowCount(ofSection: indexPath.section)).contains(indexPath.row)
    }
}
