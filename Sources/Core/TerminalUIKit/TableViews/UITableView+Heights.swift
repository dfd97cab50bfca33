extension UITableView {
    /// The optional methods of a delegate or data source that a table must know to be there or not.
    enum DelegateMethod {
        case rowHeight, estimatedRowHeight, headerView, footerView, commit, canMoveRow, moveRow, indentation
    }

    /// The height of a self-sizing row until it is seen, unless there is an estimate.
    static let standardRowHeight: CGFloat = 44
    /// The height of a self-sizing header or footer until it is seen, unless there is an estimate.
    static let standardSectionViewHeight: CGFloat = 22

    /// Computes where sections and rows lie.
    func computeSections(rowCounts: [Int]) {
        placedWidth = nil
        dropSectionViews()
        estimatedSectionViews = []
        var origin: CGFloat = 0
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
            origin = tableHeaderView.frame.maxY
        }
        sections = []
        measuresRows = false
        for (index, rowCount) in rowCounts.enumerated() {
            let section = TableSection(
                origin: origin, rowCount: rowCount,
                headerHeight: height(of: SectionViewKey(section: index, isHeader: true)),
                footerHeight: height(of: SectionViewKey(section: index, isHeader: false)),
                rowHeights: rowHeights(section: index, rowCount: rowCount))
            sections.append(section)
            origin = section.end
            if case .uniform = section.rowHeights { continue }
            measuresRows = true
        }
        endContent(at: origin)
    }

    private func endContent(at end: CGFloat) {
        var end = end
        if let tableFooterView {
            tableFooterView.frame = CGRect(x: 0, y: end, width: bounds.width, height: tableFooterView.frame.height)
            end = tableFooterView.frame.maxY
        }
        contentSize = CGSize(width: bounds.width, height: end)
    }

    // MARK: Rows

    /// Asks for one height, and for all of them only if the delegate answers itself.
    private func rowHeights(section: Int, rowCount: Int) -> TableSection.RowHeights {
        func height(_ row: Int) -> CGFloat? {
            guard let delegate else { return nil }
            return optionalMethods.answer(of: .rowHeight) {
                delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
            }.map(checked)
        }
        guard rowCount > 0, let first = height(0) else {
            return usualRowHeights(section: section, rowCount: rowCount)
        }
        var end: CGFloat = 0
        var ends: [CGFloat] = []
        var automatic: Set<Int> = []
        for row in 0..<rowCount {
            let height = row == 0 ? first : height(row) ?? checked(rowHeight)
            if height < 0 { automatic.insert(row) }
            end += height >= 0 ? height : expectedHeight(ofRow: IndexPath(row: row, section: section))
            ends.append(end)
        }
        return .varied(ends, automatic: automatic)
    }

    private func usualRowHeights(section: Int, rowCount: Int) -> TableSection.RowHeights {
        if let heights = staticRowHeights(section: section) { return heights }
        let rowHeight = checked(rowHeight)
        guard rowHeight < 0 else { return .uniform(rowHeight) }
        if rowCount > 0, estimate(ofRow: IndexPath(row: 0, section: section)) != nil {
            var end: CGFloat = 0
            let ends = (0..<rowCount).map { row in
                end += expectedHeight(ofRow: IndexPath(row: row, section: section))
                return end
            }
            return .varied(ends, automatic: Set(0..<rowCount))
        }
        let measured = measurements.rows.filter { $0.key.section == section }
        return .automatic(
            MeasuredRows(
                estimate: usualEstimate,
                heights: Dictionary(uniqueKeysWithValues: measured.map { ($0.key.row, $0.value) })))
    }

    private var usualEstimate: CGFloat {
        estimatedRowHeight > 0 ? checked(estimatedRowHeight) : Self.standardRowHeight
    }

    /// Returns a height that sums can be made of. A row whose height is no number ends the program, as on iOS.
    private func checked(_ height: CGFloat) -> CGFloat {
        CGRect(x: 0, y: 0, width: bounds.width, height: height).checkAsBounds()
        return min(height, 1e9)
    }

    /// The height of a row that sizes itself, estimated if it has not been on screen.
    private func expectedHeight(ofRow indexPath: IndexPath) -> CGFloat {
        measurements.rows[indexPath] ?? estimate(ofRow: indexPath) ?? usualEstimate
    }

    /// Returns the delegate's estimate of a row's height, or nil if it leaves that to the table.
    private func estimate(ofRow indexPath: IndexPath) -> CGFloat? {
        guard let delegate else { return nil }
        let estimate = optionalMethods.answer(of: .estimatedRowHeight) {
            delegate.tableView(self, estimatedHeightForRowAt: indexPath)
        }
        return estimate.map(checked).flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Gives a row that sizes itself the height that its cell finds right. Those below it move.
    func measure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        let height = fittingHeight(of: cell)
        measurements.rows[indexPath] = height
        guard height != rect(ofRow: indexPath).height else { return }
        sections[indexPath.section].setHeight(height, ofRow: indexPath.row)
        moveSections(after: indexPath.section)
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let beside = view is UITableViewCell ? 2 * sideOfGroups : 0
        return view.systemLayoutSizeFitting(
            CGSize(width: bounds.width - beside, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Gives the sections after one that has got another height their places.
    func moveSections(after section: Int) {
        for next in sections.indices.dropFirst(section + 1) { sections[next].origin = sections[next - 1].end }
        endContent(at: sections.last?.end ?? 0)
        placedWidth = nil
    }

    // MARK: Headers and footers

    private func height(of key: SectionViewKey) -> CGFloat {
        let asked =
            key.isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: key.section)
            : delegate?.tableView(self, heightForFooterInSection: key.section)
        if let asked = asked.map(checked), asked >= 0 { return asked }
        if let measured = measurements.sectionViews[key] { return measured }
        if title(of: key) != nil { return usualHeight(of: key) }
        guard delegateHasViews(like: key) else { return emptyHeight }
        estimatedSectionViews.insert(key)
        return usualHeight(of: key)
    }

    /// The height of a header or footer with a title or a view, estimated if it sizes itself.
    private func usualHeight(of key: SectionViewKey) -> CGFloat {
        let height = checked(key.isHeader ? sectionHeaderHeight : sectionFooterHeight)
        if height >= 0 { return height }
        let estimate =
            key.isHeader
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: key.section)
            : delegate?.tableView(self, estimatedHeightForFooterInSection: key.section)
        guard title(of: key) == nil, let estimate, estimate > 0 else { return Self.standardSectionViewHeight }
        return estimate
    }

    /// The room in the place of a header or footer that isn't there.
    private var emptyHeight: CGFloat { style == .plain ? 0 : 11 }

    /// Returns a Boolean value that indicates whether the delegate has the method that returns views for headers, or
    /// for footers. The table asks for one view, and keeps it until it knows whether it is in view.
    private func delegateHasViews(like key: SectionViewKey) -> Bool {
        let method: DelegateMethod = key.isHeader ? .headerView : .footerView
        if let known = optionalMethods.has(method) { return known && delegate != nil }
        if let view = customView(of: key) { sectionViews[key] = view }
        return optionalMethods.has(method) ?? false
    }

    /// Corrects the height of a header or footer that has come into view, if its height was estimated. The rows below
    /// move.
    func measure(_ view: UIView?, at key: SectionViewKey) {
        guard estimatedSectionViews.remove(key) != nil else { return }
        let fitting = view.map(fittingHeight) ?? emptyHeight
        let sizesItself = (key.isHeader ? sectionHeaderHeight : sectionFooterHeight) < 0
        let height = view == nil || (sizesItself && fitting > 0) ? fitting : usualHeight(of: key)
        measurements.sectionViews[key] = height
        if key.isHeader {
            sections[key.section].headerHeight = height
        } else {
            sections[key.section].footerHeight = height
        }
        moveSections(after: key.section)
    }

    func title(of key: SectionViewKey) -> String? {
        key.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: key.section)
            : dataSource?.tableView(self, titleForFooterInSection: key.section)
    }

    func customView(of key: SectionViewKey) -> UIView? {
        guard let delegate else { return nil }
        let answer =
            key.isHeader
            ? optionalMethods.answer(of: .headerView) { delegate.tableView(self, viewForHeaderInSection: key.section) }
            : optionalMethods.answer(of: .footerView) { delegate.tableView(self, viewForFooterInSection: key.section) }
        return answer ?? nil
    }
}
