import ExampleShell
import ReusableViews

// What the commands do; not needed on a phone.
extension LunarCalendarViewController: CellList {
    var itemName: String { "row" }

    var itemCount: Int { calendar.count }

    var listView: UIScrollView { tableView! }

    var heightOfRow: CGFloat { tableView!.rowHeight }

    var visibleItems: [(index: Int, cell: UIView)] {
        tableView!.recycler.visibleInOrder.map { ($0.index.row, $0.cell) }
    }

    func scrollToItem(at index: Int) {
        tableView!.scrollToRow(at: IndexPath(row: index, section: 0), at: .top, animated: false)
    }

    func tapItem(at index: Int) {
        tableView!.tapRow(at: IndexPath(row: index, section: 0))
    }

    func insertItem(at index: Int) {
        // A phase from before the calendar's first, so that it can be told from its neighbours.
        insert(LunarEvent(index: -1 - index % 4), at: index)
    }

    func deleteItem(at index: Int) {
        delete(at: index)
    }

    func reloadList() {
        tableView!.reloadData()
    }
}
