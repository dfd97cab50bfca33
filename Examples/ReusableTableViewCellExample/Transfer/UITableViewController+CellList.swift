import ExampleShell
import ReusableViews

// What the commands do; not needed on a phone. Nothing is put into these lists.
extension DepartureBoardViewController: CellList {}
extension RecipeListViewController: CellList {}
extension TripViewController: CellList {}

extension CellList where Self: UITableViewController {
    var itemName: String { "row" }

    var itemCount: Int { tableView.numberOfRows(inSection: 0) }

    var listView: UIScrollView { tableView }

    var heightOfRow: CGFloat { tableView.rowHeight }

    var visibleItems: [(index: Int, cell: UIView)] {
        tableView.recycler.visibleInOrder.map { ($0.index.row, $0.cell) }
    }

    func scrollToItem(at index: Int) {
        tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: .top, animated: false)
    }

    func tapItem(at index: Int) {
        tableView.tapRow(at: IndexPath(row: index, section: 0))
    }

    func insertItem(at index: Int) {}

    func deleteItem(at index: Int) {}

    func reloadList() {
        tableView.reloadData()
    }
}
