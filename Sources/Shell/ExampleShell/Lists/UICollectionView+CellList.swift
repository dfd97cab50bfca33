internal import TerminalUIKit

extension UICollectionView: CellList {
    private var lengths: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

    var itemName: String { "item" }

    var itemCount: Int { lengths.reduce(0, +) }

    var heightOfRow: CGFloat {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height
            ?? visibleItems.first?.cell.frame.height ?? 44
    }

    var visibleItems: [(index: Int, cell: UIView)] {
        let lengths = lengths
        return recycler.visible.map { (lengths.index(of: $0.index), $0.cell) }
    }

    var selectedItems: [Int] { (indexPathsForSelectedItems ?? []).map(lengths.index) }

    func scrollToItem(at index: Int) { scrollToItem(at: lengths.path(at: index), at: .top, animated: false) }

    func tapItem(at index: Int) -> Bool { tapItem(at: lengths.path(at: index)) }
}
