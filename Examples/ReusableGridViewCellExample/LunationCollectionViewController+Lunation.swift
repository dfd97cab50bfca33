import ReusableViews

// What the commands do; not needed on a phone.
extension LunationCollectionViewController: Lunation {
    var itemName: String { "item" }

    var itemCount: Int { days.count }

    var listView: UIScrollView { collectionView! }

    var heightOfRow: CGFloat { layout!.itemSize.height }

    var visibleItems: [(index: Int, cell: UIView)] {
        collectionView!.recycler.visibleInOrder.map { ($0.index.item, $0.cell) }
    }

    func scrollToItem(at index: Int) {
        collectionView!.scrollToItem(at: IndexPath(item: index, section: 0), at: .top, animated: false)
    }

    func tapItem(at index: Int) {
        collectionView!.tapItem(at: IndexPath(item: index, section: 0))
    }

    func insertItem(at index: Int) {
        // A day from before the first new moon.
        insert(LunarDay(index: -1 - index % 29), at: index)
    }

    func deleteItem(at index: Int) {
        delete(at: index)
    }

    func reloadList() {
        collectionView!.reloadData()
    }
}
