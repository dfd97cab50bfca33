import ReusableViews

/// What stands in a window as the table does, without one: an array of cells, each created for its row.
final class PlainList {
    static let shown = PlainList()

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var cells: [PhaseCell] = []
    private var bottom = 0

    init() {
        window.addSubview(content)
        while cells.count < 8 { addNextRow() }
    }

    /// Scrolls by a row: one cell leaves for good, and another is created, configured and laid out.
    func showNextRow() {
        cells.removeFirst().removeFromSuperview()
        addNextRow()
    }

    private func addNextRow() {
        bottom = (bottom + 1) % 900
        let cell = PhaseCell.inCode()
        cell.show(bottom)
        cell.frame = CGRect(x: 0, y: CGFloat(bottom) * 66, width: 320, height: 66)
        content.addSubview(cell)
        cells.append(cell)
        window.layoutIfNeeded()
    }
}

/// A table of phases, its cells out of a nib.
final class PhaseList: NSObject, UITableViewDataSource {
    static let shown = PhaseList()

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var top = 0

    override init() {
        super.init()
        table.rowHeight = 66
        table.register(UINib(nibName: "PhaseCell", bundle: .module), forCellReuseIdentifier: "PhaseCell")
        table.dataSource = self
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    /// Scrolls by a row: one cell leaves, comes back and is laid out.
    func showNextRow() {
        top = (top + 1) % 900
        table.contentOffset.y = CGFloat(top) * 66
        window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PhaseCell", for: indexPath) as! PhaseCell
        cell.show(indexPath.row)
        return cell
    }
}
