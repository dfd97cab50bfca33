extension UITableView {
    /// Brings the cells on screen to the rows in view.
    ///
    /// A cell gets its place when it is given a row, and again only if rows have moved. So a cell that is wrongly given
    /// several rows is where it was put last.
    func placeCells() {
        if placedWidth != bounds.width {
            for (indexPath, cell) in recycler.visibleInOrder { cell.frame = rect(ofRow: indexPath) }
            placedWidth = bounds.width
        }
        recycler.show(
            rows(in: bounds),
            make: { indexPath in
                guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
                return dataSource.tableView(self, cellForRowAt: indexPath)
            },
            place: { cell, indexPath in
                cell.frame = rect(ofRow: indexPath)
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
}
