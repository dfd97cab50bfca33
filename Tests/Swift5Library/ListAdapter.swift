import TerminalUIKit

// As libraries of the time of Swift 5 are written: plain classes that know of no actors.

/// The data source and delegate of a table that shows texts.
open class ListAdapter: NSObject {
    /// The table.
    public weak var tableView: UITableView?
    /// The texts of the rows.
    public private(set) var items: [String]
    /// The actions of the user, in order.
    public var chosen: [String] = []

    /// Fills a table.
    public init(tableView: UITableView, items: [String]) {
        self.items = items
        super.init()
        self.tableView = tableView
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
        tableView.dataSource = self
        tableView.delegate = self
    }

    /// Changes the items, and tells the table in the function given.
    public func change(to items: [String], telling tell: (UITableView) -> Void) {
        self.items = items
        guard let tableView = tableView else { return }
        let updates = { tell(tableView) }
        apply(updates)
    }

    private func apply(_ updates: () -> Void) {
        tableView?.performBatchUpdates(updates)
    }
}

extension ListAdapter: UITableViewDataSource {
    /// As many as there are items.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    /// A cell with an item.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
}

extension ListAdapter: UITableViewDelegate {
    /// Notes the item.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen.append(items[indexPath.row])
    }

    /// Notes how far.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        chosen.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }
}
