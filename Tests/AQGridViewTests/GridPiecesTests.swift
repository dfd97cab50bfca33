import Canvases
import TerminalTesting
import Testing

@testable import AQGridView

/// What a grid tells, what lies around its cells, and what a cell shows of its state.
struct GridPiecesTests {
    /// Says how cells lie in their squares, and notes what it hears.
    private final class Framing: AQGridViewDataSource, AQGridViewDelegate {
        var count = 7
        var told: [String] = []
        var fills = false

        func numberOfItems(in gridView: AQGridView) -> Int { count }
        func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
            gridView.dequeueReusableCell(withIdentifier: "item")
                ?? AQGridViewCell(frame: CGRect(x: 0, y: 0, width: 61, height: 101), reuseIdentifier: "item")
        }
        func gridView(_ gridView: AQGridView, willDisplay cell: AQGridViewCell, forItemAt index: Int) {
            told.append("will show \(index) \(cell.superview === gridView)")
        }
        func gridViewDidEndUpdateAnimation(_ gridView: AQGridView) { told.append("updated \(gridView.numberOfItems)") }
        func gridView(
            _ gridView: AQGridView, adjustCellFrame frame: CGRect, withinGridCellFrame square: CGRect
        ) -> CGRect { fills ? square : frame.offsetBy(dx: 1, dy: 2) }
    }

    private let framing = Framing()
    private let grid = AQGridView(frame: CGRect(x: 0, y: 0, width: 300, height: 350))

    private func told(_ work: () -> Void) -> [String] {
        framing.told = []
        work()
        grid.layoutIfNeeded()
        return framing.told
    }

    @Test("Squares have the default size unless code sets another, and cells are centered in them by default")
    func frames() {
        // Given
        (grid.dataSource, grid.delegate) = (framing, framing)

        // When
        let first = told { grid.reloadData() }
        let frames = grid.visibleCells.map(\.frame)
        framing.fills = true
        let second = told { grid.setNeedsLayout() }

        // Then
        expect(first == (0..<7).map { "will show \($0) true" } && second == [])
        expect(grid.gridCellSize, equals: CGSize(width: 100, height: 128))
        expect(frames[0], equals: CGRect(x: 20, y: 15, width: 61, height: 101))
        expect(frames[5], equals: CGRect(x: 220, y: 143, width: 61, height: 101))
        expect(grid.visibleCells.map(\.frame), equals: (0..<7).map { grid.rectForItem(at: $0) })
        expect(grid.rectForItem(at: 6), equals: CGRect(x: 0, y: 256, width: 100, height: 128))
    }

    @Test("The grid calls its delegate once after all updates, and endUpdates without beginUpdates has no effect")
    func updates() {
        // Given
        (grid.dataSource, grid.delegate) = (framing, framing)
        _ = told { grid.reloadData() }

        // When
        let one = told {
            framing.count = 8
            grid.insertItems(at: [2], with: .fade)
        }
        let several = told {
            grid.beginUpdates()
            framing.count = 7
            grid.deleteItems(at: [0], with: .fade)
            grid.beginUpdates()
            grid.reloadItems(at: [1], with: .fade)
            grid.endUpdates()
            framing.told.append("not yet")
            grid.endUpdates()
        }
        let none = told { grid.endUpdates() }

        // Then
        expect(one, equals: ["updated 8", "will show 2 true"])
        expect(several == ["not yet", "updated 7", "will show 0 true"] && none == [])
    }

    @Test("A notification is posted when a user changes the selection, but not when code does")
    func notifications() {
        // Given
        let list = ListOfItems(count: 20)
        let (grid, other) = (list.makeGrid(), list.makeGrid())
        nonisolated(unsafe) var heard: [Int] = []
        let listener = NotificationCenter.default.addObserver(
            forName: .AQGridViewSelectionDidChange, object: grid, queue: nil
        ) { _ in MainActor.assumeIsolated { heard.append(grid.indexOfSelectedItem()) } }
        defer { NotificationCenter.default.removeObserver(listener) }

        // When
        for index in [4, 1, 1, 20] { grid.tapItem(at: index) }
        other.tapItem(at: 3)
        grid.selectItem(at: 2, animated: false, scrollPosition: .none)
        grid.deselectItem(at: 2, animated: false)

        // Then
        expect(heard, equals: [4, NSNotFound, 1, NSNotFound])
        expect(other.indexOfSelectedItem() == 3 && grid.indexOfSelectedItem() == NSNotFound)
    }

    @Test("The background is as large as the content, with a header above the cells and a footer below")
    func surroundings() {
        // Given
        let list = ListOfItems(count: 20)
        let grid = list.makeGrid()
        let views = [33, 21, 1].map { UIView(frame: CGRect(x: 5, y: 5, width: 10, height: $0)) }
        (grid.gridHeaderView, grid.gridFooterView, grid.backgroundView) = (views[0], views[1], views[2])

        // When
        let places = [20, 1, 0].map { count in
            list.items = Array(list.items.prefix(count))
            grid.reloadData()
            grid.layoutIfNeeded()
            return views.map(\.frame)
        }

        // Then
        expect(
            places[0],
            equals: [
                CGRect(x: 0, y: 0, width: 300, height: 33), CGRect(x: 0, y: 733, width: 300, height: 21),
                CGRect(x: 0, y: 0, width: 300, height: 754),
            ])
        expect(
            places[1],
            equals: [
                CGRect(x: 0, y: 0, width: 300, height: 33), CGRect(x: 0, y: 329, width: 300, height: 21),
                CGRect(x: 0, y: 0, width: 300, height: 350),
            ])
        expect(places[2], equals: places[1])
        expect(grid.subviews.first === views[2] && Set(grid.archivedSubviews) == Set(views))
    }

    @Test("A grid without its data source has plain cells, and is empty after it reloads")
    func orphan() {
        // Given
        var source: Framing? = Framing()
        grid.dataSource = source
        grid.reloadData()

        // When
        source = nil
        grid.layoutIfNeeded()
        let cells = grid.visibleCells
        grid.reloadData()
        grid.layoutIfNeeded()

        // Then
        expect(source == nil && cells.count == 7 && cells.allSatisfy { $0.reuseIdentifier == "" })
        expect(grid.numberOfItems == 0 && grid.visibleCells.isEmpty)
    }

    @Test("Lines are at the lower and the right edge of a cell, in front, and its content is beside them")
    func separators() {
        // Given
        let cell = AQGridViewCell(frame: CGRect(x: 3, y: 4, width: 60, height: 40), reuseIdentifier: nil)
        (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
        cell.separatorColor = .red

        // When
        let seen = ([[], .bottom, .right, [.bottom, .right], []] as [AQGridSeparatorEdges]).map { edges in
            cell.separatorEdges = edges
            cell.layoutIfNeeded()
            let lines = cell.subviews.compactMap { $0 as? AQGridSeparatorView }
            let areas = [cell.contentView, cell.backgroundView, cell.selectedBackgroundView].map { $0?.frame.size }
            return (lines.map(\.frame), Set(areas), lines.allSatisfy { $0.color == .red })
        }
        cell.separatorEdges = [.bottom, .right]
        cell.addSubview(UIView())
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        cell.separatorColor = .blue

        // Then
        let (below, beside) = ("0.0 39.0 60.0 1.0", "59.0 0.0 1.0 40.0")
        let lines = seen.map { $0.0.map { "\($0.minX) \($0.minY) \($0.width) \($0.height)" }.sorted() }
        expect(lines, equals: [[], [below], [beside], [below, beside], []])
        let sizes = seen.map { $0.1.map { "\($0?.width ?? 0) \($0?.height ?? 0)" } }
        expect(sizes, equals: [["60.0 40.0"], ["60.0 39.0"], ["59.0 40.0"], ["59.0 39.0"], ["60.0 40.0"]])
        expect(seen.allSatisfy(\.2) && [AQGridSeparatorEdges.bottom, .right].map(\.rawValue) == [1, 2])
        let last = cell.subviews.suffix(2).compactMap { $0 as? AQGridSeparatorView }
        expect(last.count == 2 && last.allSatisfy { $0.color == .blue })
    }

    @Test(
        "Only opaque views in a selected cell become clear for a while, and an archive keeps the background")
    func covered() throws {
        // Given
        let cell = AQGridViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40), reuseIdentifier: nil)
        let labels = [true, false].map { isOpaque in
            let label = UILabel()
            (label.isOpaque, label.backgroundColor) = (isOpaque, .yellow)
            cell.contentView.addSubview(label)
            return label
        }
        cell.selectionStyle = .blue

        // When
        cell.isSelected = true
        cell.layoutIfNeeded()
        let during = labels.map(\.backgroundColor)
        let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? AQGridViewCell)
        cell.isSelected = false

        // Then
        expect(during == [nil, .yellow] && labels.map(\.backgroundColor) == [.yellow, .yellow])
        expect(cell.contentView.backgroundColor == .white && copy.subviews.count == 2)
        expect((copy.subviews.first as? AQGridSelectionView)?.frame, equals: CGRect(x: 0, y: 0, width: 60, height: 40))
    }

    @Test(
        "A grid draws its lines in their color, or without lines, and a selected cell has the background of its style")
    func drawn() throws {
        var pictures: [String] = []
        let styles: [AQGridViewCellSelectionStyle] = [.none, .blue, .gray, .blueGray, .green, .red, .glow]
        for (index, style) in styles.enumerated() {
            // Given
            let list = ListOfItems(count: 2)
            let grid = list.makeGrid()
            grid.frame.size = CGSize(width: 210, height: 110)
            grid.separatorStyle = .singleLine
            grid.layoutIfNeeded()

            // When
            for cell in grid.visibleCells { cell.selectionStyle = style }
            grid.selectItem(at: 1, animated: false, scrollPosition: .none)
            if index % 3 == 1 { grid.separatorColor = .red }
            if index % 3 == 2 { grid.separatorColor = nil }
            let window = UIWindow(frame: grid.bounds)
            window.addSubview(grid)
            window.isHidden = false
            let canvas = SVGCanvas(size: window.bounds.size)
            window.render(on: canvas)
            pictures.append("— \(style)\n" + canvas.document(title: "\(style)"))
        }

        // Then
        try expect(pictures.joined(separator: "\n"), isRecordedIn: "Grids-drawn.txt")
    }
}
