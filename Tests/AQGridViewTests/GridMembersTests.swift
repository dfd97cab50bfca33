import AQGridView
import TerminalTesting
import Testing

/// What code sets of a grid and its cells.
struct GridMembersTests {
    @Test("A grid grows in its direction, its visible bounds move along, and lines follow its style")
    func grid() {
        // Given
        let list = ListOfItems(count: 20)
        let grid = list.makeGrid()

        // When
        let columns = [grid.numberOfColumns, grid.numberOfRows]
        grid.separatorStyle = .singleLine
        grid.layoutIfNeeded()
        let contents = grid.visibleCells.prefix(3).map(\.contentView.frame.size)
        grid.separatorStyle = .emptySpace
        grid.contentOffset.y = 50
        grid.layoutIfNeeded()
        let bounds = grid.gridViewVisibleBounds
        let direction = grid.layoutDirection
        grid.layoutDirection = .horizontal

        // Then
        expect(columns == [3, 7] && contents.count == 3 && contents[0].height < 40)
        expect(grid.cellForItem(at: 3)?.contentView.frame.size, equals: CGSize(width: 60, height: 40))
        expect(bounds, equals: CGRect(x: 0, y: 50, width: 300, height: 350))
        expect(direction == .vertical && grid.layoutDirection == .horizontal && grid.numberOfRows == 3)
    }

    @Test("Methods select and highlight a cell")
    func cell() {
        // Given
        let cell = AQGridViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40), reuseIdentifier: nil)

        // When
        cell.setSelected(true, animated: true)
        let selected = [cell.isSelected, cell.isHighlighted]
        cell.setHighlighted(false, animated: true)

        // Then
        expect(selected == [true, true] && cell.isSelected && !cell.isHighlighted)
    }
}
