import AQGridView
import ReusableViews

// What the commands do; not needed on a phone.
extension LunationViewController: Lunation {
    var itemName: String { "item" }

    var itemCount: Int { days.count }

    var listView: UIScrollView { gridView! }

    var heightOfRow: CGFloat { gridView!.gridCellSize.height }

    var visibleItems: [(index: Int, cell: UIView)] { gridView!.recycler.visibleInOrder.map { ($0.index, $0.cell) } }

    func scrollToItem(at index: Int) {
        gridView!.scrollToItem(at: index, at: .top, animated: false)
    }

    func tapItem(at index: Int) {
        gridView!.tapItem(at: index)
    }

    func insertItem(at index: Int) {
        // A day from before the first new moon.
        insert(LunarDay(index: -1 - index % 29), at: index)
    }

    func deleteItem(at index: Int) {
        delete(at: index)
    }

    func reloadList() {
        gridView!.reloadData()
    }
}
