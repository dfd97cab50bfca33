internal import AQGridView
internal import Foundation
internal import Inspection

extension AQGridView: CellList {
    var itemName: String { "item" }

    var itemCount: Int { numberOfItems }

    var heightOfRow: CGFloat { gridCellSize.height }

    var visibleItems: [(index: Int, cell: UIView)] { recycler.visible.map { ($0.index, $0.cell) } }

    var selectedItems: [Int] { [indexOfSelectedItem()].filter { $0 != NSNotFound } }

    func scrollToItem(at index: Int) { scrollToItem(at: index, at: .top, animated: false) }
}

extension AQGridViewCell: ContentHolding {}
