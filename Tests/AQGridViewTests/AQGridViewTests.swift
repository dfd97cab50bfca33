import AQGridView
import Canvases
import TerminalTesting
import Testing

struct AQGridViewTests {
    private let list = ListOfItems(count: 100)

    @Test("A grid is empty until reloadData")
    func emptyAtFirst() {
        // Given
        let grid = AQGridView(frame: CGRect(x: 0, y: 0, width: 300, height: 350))
        grid.dataSource = list

        // When
        grid.layoutIfNeeded()

        // Then
        expect(grid.visibleCells.isEmpty)
        grid.reloadData()
        grid.layoutIfNeeded()
        expect(grid.visibleCells.count, equals: 12)
    }

    @Test("Cells that scroll out of view are reused, so a grid makes only as many as five visible rows need")
    func reuse() {
        // Given
        let grid = list.makeGrid()

        // When
        for _ in 0..<200 {
            grid.scroll(by: CGPoint(x: 0, y: 30))
            grid.layoutIfNeeded()
        }

        // Then
        expect(grid.reuseCounts.made, equals: 15)
        expect(grid.reuseCounts.reused > 50)
        expect(grid.titles.last, equals: "item 99")
        expect(grid.visibleCells.contains { ($0 as! TitledCell).timesPrepared > 0 })
        expect(list.takeLog(), contains: "did scroll")
    }

    @Test("A cell keeps its size in the middle of its square, or fills it, or is made smaller to fit")
    func cellFrames() {
        // Given
        let grid = list.makeGrid()

        // When
        let kept = grid.rectForItem(at: 1)
        grid.resizesCellWidthToFit = true
        grid.layoutIfNeeded()

        // Then
        expect(kept, equals: CGRect(x: 120, y: 30, width: 60, height: 40))
        expect(grid.rectForItem(at: 1), equals: CGRect(x: 100, y: 0, width: 100, height: 100))
        expect(grid.rectForItem(at: 99), equals: CGRect(x: 0, y: 3300, width: 100, height: 100))
    }

    @Test("An item is found at a point, and by its cell")
    func asking() {
        // Given
        let grid = list.makeGrid()

        // When
        let cell = grid.cellForItem(at: CGPoint(x: 150, y: 150))

        // Then
        expect(grid.indexForItem(at: CGPoint(x: 150, y: 150)), equals: 4)
        expect((cell as? TitledCell)?.title, equals: "item 4")
        expect(grid.index(for: cell!), equals: 4)
        expect(grid.indexForItem(at: CGPoint(x: -3, y: 0)), equals: NSNotFound)
        expect(grid.index(for: AQGridViewCell(frame: .zero, reuseIdentifier: nil)), equals: NSNotFound)
        expect(grid.cellForItem(at: 50), equals: nil)
        expect(grid.visibleCellIndices, equals: IndexSet(0..<12))
        expect(grid.numberOfColumns, equals: 3)
        expect(grid.numberOfRows, equals: 34)
        expect(grid.numberOfItems, equals: 100)
    }

    @Test("A new width has space for another number of columns")
    func widths() {
        // Given
        let grid = list.makeGrid()

        // When
        grid.frame.size.width = 500
        grid.layoutIfNeeded()

        // Then
        expect(grid.numberOfColumns, equals: 5)
        expect(grid.visibleCells.count, equals: 20)
        expect(grid.contentSize, equals: CGSize(width: 500, height: 2000))
    }

    @Test("Header and footer are at the ends of the content, and add their height")
    func headerAndFooter() {
        // Given
        let grid = list.makeGrid()

        // When
        grid.gridHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 44))
        grid.gridFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 22))
        grid.layoutIfNeeded()

        // Then
        expect(grid.gridHeaderView?.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 44))
        expect(grid.gridFooterView?.frame, equals: CGRect(x: 0, y: 3444, width: 300, height: 22))
        expect(grid.rectForItem(at: 0).minY, equals: 74)
    }

    @Test(
        "Scrolling to an item puts it at the requested position",
        arguments: [
            (AQGridViewScrollPosition.top, 1000), (.middle, 875), (.bottom, 750), (.none, 750),
        ])
    func scrolling(position: AQGridViewScrollPosition, offset: Int) {
        // Given
        let grid = list.makeGrid()

        // When
        grid.scrollToItem(at: 30, at: position, animated: false)

        // Then
        expect(grid.contentOffset, equals: CGPoint(x: 0, y: offset))
        grid.scrollToItem(at: 100, at: position, animated: false)
        expect(grid.contentOffset.y, equals: CGFloat(offset))
    }

    @Test("Lines separate cells on demand: below each, and at the right of all but the last in a row")
    func separators() throws {
        // Given
        let grid = list.makeGrid()
        grid.resizesCellWidthToFit = true

        // When
        grid.separatorStyle = .singleLine
        grid.layoutIfNeeded()

        // Then
        let sizes = [1, 2].map { grid.cellForItem(at: $0)!.contentView.frame.size }
        expect(sizes, equals: [CGSize(width: 99, height: 99), CGSize(width: 100, height: 99)])
        let canvas = TerminalCanvas(size: CGSize(width: 304, height: 110))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 304, height: 110))
        window.addSubview(grid)
        window.isHidden = false
        window.render(on: canvas)
        let lines = canvas.text(style: .plain).split(separator: "\n")
        let blank: Substring = "           │            │"
        expect(lines, equals: [blank, blank, blank, blank, "───────────┘────────────┘────────────"])
    }

    @Test("An archived grid has no cells")
    func archive() throws {
        // Given
        let grid = list.makeGrid()
        grid.insertSubview(UILabel(), at: 2)
        let before = grid.subviews

        // When
        let data = try NSKeyedArchiver.archivedData(withRootObject: grid, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? AQGridView)

        // Then
        expect(copy.frame, equals: grid.frame)
        expect(copy.subviews.map { "\(type(of: $0))" }, equals: ["UILabel"])
        expect(grid.subviews, equals: before)
    }

    @Test("A new background view replaces the old one, and each inset applies at its side")
    func backgroundAndInsets() {
        // Given
        let grid = AQGridView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (first, second) = (UIView(), UIView())
        grid.backgroundView = first

        // When
        grid.backgroundView = second
        grid.leftContentInset = 7
        grid.rightContentInset = 9

        // Then
        expect(first.superview == nil && second.superview === grid)
        expect(grid.leftContentInset == 7 && grid.rightContentInset == 9)
    }

    @Test("A grid without a height shows no cells, wherever it is scrolled to")
    func noHeight() {
        // Given
        let grid = list.makeGrid()

        // When
        grid.frame.size.height = 0
        grid.contentOffset.y = 50
        grid.layoutIfNeeded()

        // Then
        expect(grid.visibleCells.isEmpty)
    }
}
