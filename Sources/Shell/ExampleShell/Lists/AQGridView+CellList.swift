internal import AQGridView
internal import Foundation
internal import Inspection

extension AQGridView: CellList {
    var itemName: String { "item" }

    var itemCount: Int { numberOfItems }

    var heightOfRow: CGFloat { gridCellSize.height }

    var step: CGPoint {
        layoutDirection == .vertical ? CGPoint(x: 0, y: heightOfRow) : CGPoint(x: gridCellSize.width, y: 0)
    }

    var visibleItems: [(index: Int, cell: UIView)] { recycler.visible.map { ($0.index, $0.cell) } }

    var selectedItems: [Int] { [indexOfSelectedItem()].filter { $0 != NSNotFound } }

    func scrollToItem(at index: Int) {
        // The library's other positions leave columns where they are.
        scrollToItem(at: index, at: layoutDirection == .vertical ? .top : .none, animated: false)
    }
}

extension AQGridViewCell: ContentHolding {}
