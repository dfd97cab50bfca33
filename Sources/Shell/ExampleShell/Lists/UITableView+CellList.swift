internal import TerminalUIKit

extension UITableView: CellList {
    private var lengths: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

    var itemName: String { "row" }

    var itemCount: Int { lengths.reduce(0, +) }

    var heightOfRow: CGFloat { rowHeight > 0 ? rowHeight : visibleItems.first?.cell.frame.height ?? 44 }

    var visibleItems: [(index: Int, cell: UIView)] {
        let lengths = lengths
        return recycler.visible.map { (lengths.index(of: $0.index), $0.cell) }
    }

    var selectedItems: [Int] { (indexPathsForSelectedRows ?? []).map(lengths.index) }

    func scrollToItem(at index: Int) { scrollToRow(at: lengths.path(at: index), at: .top, animated: false) }

    func tapItem(at index: Int) -> Bool { tapRow(at: lengths.path(at: index)) }
}
