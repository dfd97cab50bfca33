extension UITableView {
    /// The cells on screen, up to date: cells for reloaded or scrolled rows are requested now, not in the next layout.
    var upToDateRecycler: CellRecycler<IndexPath, UITableViewCell> {
        if needsReload { reload() }
        placeCells()
        return recycler
    }

    /// Brings the cells on screen to the rows in view.
    ///
    /// A cell gets its place when it is given a row, and again only if rows have moved. So a cell that is wrongly given
    /// several rows is where it was put last.
    func placeCells() {
        forgetMeasurementsOfOtherWidth()
        // A row that sizes itself may push those below it out of view: so they are shown one after another.
        var rows = rows(in: bounds)
        while !recycler.isShowing, let next = firstUnmeasured(of: rows) {
            if let cell = recycler.cell(at: next) {
                measure(cell, at: next)
            } else {
                show(rows.filter { $0 == next || !isUnmeasured($0) })
            }
            rows = self.rows(in: bounds)
        }
        show(rows)
        guard placedWidth != bounds.width else { return }
        for (indexPath, cell) in recycler.visible { cell.frame = rect(ofRow: indexPath) }
        placedWidth = bounds.width
    }

    private func show(_ rows: [IndexPath]) {
        let (dataSource, delegate) = (castDataSource(), delegate)
        recycler.show(
            rows,
            make: { indexPath in
                guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
                return dataSource.tableView(self, cellForRowAt: indexPath)
            },
            place: { cell, indexPath in
                cell.configurations.needsUpdate = true
                if measuresRows, isUnmeasured(indexPath) { measure(cell, at: indexPath) }
                cell.frame = rect(ofRow: indexPath)
                separate(cell)
                indent(cell, at: indexPath, asking: delegate)
                prepareEditing(of: cell, at: indexPath, animated: false)
                cell.setSelected(selected.contains(indexPath), animated: false)
                cell.updateConfigurationsIfNeeded()
                delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
                addSubview(cell)
            },
            ended: tellEndOfDisplay)
    }

    /// Gives the cells on screen the lines that the table wants now.
    func separateCells() { for (_, cell) in recycler.visible { separate(cell) } }

    private func separate(_ cell: UITableViewCell) {
        cell.separatorColor = separatorStyle == .none ? nil : separatorColor
    }

    /// Indents a cell as the delegate says, if it says anything.
    private func indent(
        _ cell: UITableViewCell, at indexPath: IndexPath, asking delegate: (any UITableViewDelegate)?
    ) {
        guard let delegate else { return }
        let level = optionalMethods.answer(of: .indentation) {
            delegate.tableView(self, indentationLevelForRowAt: indexPath)
        }
        if let level { cell.indentationLevel = level }
    }

    private func forgetMeasurementsOfOtherWidth() {
        if measurements.width ?? bounds.width != bounds.width {
            measurements = TableMeasurements()
            computeSections(rowCounts: sections.map(\.rowCount))
        }
        measurements.width = bounds.width
    }

    private func isUnmeasured(_ indexPath: IndexPath) -> Bool {
        sections[indexPath.section].sizesItself(row: indexPath.row) && measurements.rows[indexPath] == nil
    }

    private func firstUnmeasured(of rows: [IndexPath]) -> IndexPath? {
        guard measuresRows else { return nil }
        for indexPath in rows where isUnmeasured(indexPath) { return indexPath }
        return nil
    }

    /// Tells the delegate that a cell has left the screen.
    func tellEndOfDisplay(_ cell: UITableViewCell, _ indexPath: IndexPath) {
        if swipedRow?.cell === cell { hideSwipeActions() }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }
}
