import ReusableViews

/// A table of four rows, whose cells come from where a test says.
final class Rows: UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460), style: .plain)
    var makeCell: (_ row: Int, _ table: UITableView) -> UITableViewCell = { _, _ in fatalError("no cell was made") }

    /// Shows the rows, or shows them again.
    func show() {
        table.dataSource = self
        table.reloadData()
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(indexPath.row, tableView)
    }
}
