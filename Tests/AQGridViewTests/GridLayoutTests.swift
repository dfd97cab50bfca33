import TerminalTesting
import Testing

@testable import AQGridView

struct GridLayoutTests {
    private func layout(
        items: Int, width: CGFloat = 320, height: CGFloat = 400, cell: CGSize = CGSize(width: 96, height: 128)
    ) -> GridLayout {
        var layout = GridLayout()
        layout.boundsSize = CGSize(width: width, height: height)
        layout.desiredCellSize = cell
        layout.itemCount = items
        return layout
    }

    @Test("Squares widen until the columns fill the width", arguments: [(320, 3, 106), (480, 5, 96), (80, 1, 80)])
    func columns(width: Int, columns: Int, cellWidth: Int) {
        // Given
        let layout = layout(items: 10, width: CGFloat(width))

        // When
        let size = layout.cellSize

        // Then
        expect(layout.columnCount, equals: columns)
        expect(size, equals: CGSize(width: cellWidth, height: 128))
    }

    @Test("Items are side by side, then in the next row, inside header, footer and insets")
    func rects() {
        // Given
        var layout = layout(items: 7)
        layout.topPadding = 40
        layout.bottomPadding = 20
        layout.leftPadding = 10
        layout.rightPadding = 10

        // When
        let rects = [0, 1, 3].map(layout.rect)

        // Then
        expect(rects.map(\.origin), equals: [CGPoint(x: 10, y: 40), CGPoint(x: 110, y: 40), CGPoint(x: 10, y: 168)])
        expect(layout.rowCount, equals: 3)
        expect(layout.contentSize, equals: CGSize(width: 320, height: 40 + 3 * 128 + 20))
    }

    @Test("With insets, the items in a rectangle are those whose squares touch it")
    func indicesWithinInsets() {
        // Given
        var layout = layout(items: 30)
        (layout.topPadding, layout.leftPadding, layout.rightPadding) = (40, 10, 10)

        // When
        let indices = [40, 41, 168].map { layout.indices(in: CGRect(x: 0, y: $0, width: 320, height: 128)) }
        let beside = layout.indices(in: CGRect(x: 0, y: 0, width: 10, height: 400))

        // Then
        expect(indices, equals: [[0, 1, 2], [0, 1, 2, 3, 4, 5], [3, 4, 5]])
        expect(beside.isEmpty)
    }

    @Test("The items in a rectangle are those whose squares touch it, also far down")
    func indices() {
        // Given
        let layout = layout(items: 1_000_000_000)
        let far = layout.rect(at: 300_000_000)

        // When
        let first = layout.indices(in: CGRect(x: 0, y: 0, width: 320, height: 128))
        let touching = layout.indices(in: CGRect(x: 0, y: 127, width: 320, height: 2))
        let below = layout.indices(in: far)

        // Then
        expect(first, equals: [0, 1, 2])
        expect(touching, equals: [0, 1, 2, 3, 4, 5])
        expect(below, equals: [300_000_000])
        expect(layout.indices(in: CGRect(x: 0, y: -500, width: 320, height: 100)).isEmpty)
    }

    @Test("A point belongs to the item whose square contains it, and the space around belongs to no item")
    func points() {
        // Given
        var layout = layout(items: 7)
        (layout.topPadding, layout.leftPadding, layout.rightPadding) = (40, 10, 10)

        // When
        let found = [0, 1, 5, 6].map { index in
            let square = layout.rect(at: index)
            return [
                layout.index(at: square.origin), layout.index(at: CGPoint(x: square.maxX - 1, y: square.maxY - 1)),
            ]
        }

        // Then
        expect(found, equals: [[0, 0], [1, 1], [5, 5], [6, 6]])
        expect(layout.index(at: CGPoint(x: 9, y: 50)), equals: nil)
        expect(layout.index(at: CGPoint(x: 50, y: 39)), equals: nil)
        expect(layout.index(at: CGPoint(x: 310, y: 50)), equals: nil)
    }

    @Test("The last row may not be full")
    func lastRow() {
        // Given
        let layout = layout(items: 4)

        // When
        let indices = layout.indices(in: CGRect(x: 0, y: 0, width: 320, height: 1000))

        // Then
        expect(indices, equals: [0, 1, 2, 3])
        expect(layout.index(at: CGPoint(x: 10, y: 130)), equals: 3)
        expect(layout.index(at: CGPoint(x: 200, y: 130)), equals: nil)
        expect(layout.index(at: CGPoint(x: 319, y: 10)), equals: nil)
        expect(layout.index(at: CGPoint(x: -1, y: 10)), equals: nil)
    }

    @Test("A horizontal grid has as many rows as fit, and as many columns as the items need")
    func horizontal() {
        // Given
        var layout = layout(items: 10)
        layout.direction = .horizontal

        // When
        let size = layout.contentSize

        // Then
        expect(layout.columnCount, equals: 4)
        expect(layout.rowCount, equals: 3)
        expect(size, equals: CGSize(width: 4 * 96, height: 3 * 128))
    }

    @Test("A horizontal grid with few items has one column", arguments: [1, 3])
    func oneColumn(items: Int) {
        // Given
        var layout = layout(items: items)

        // When
        layout.direction = .horizontal

        // Then
        expect(layout.contentSize, equals: CGSize(width: 96, height: 128 * CGFloat(items)))
    }

    @Test("No size leads to a division by zero")
    func strangeSizes() {
        // Given
        let sizes: [CGFloat] = [0, -5, .nan, .infinity, -.infinity, 1e300]

        // When
        let layouts = sizes.flatMap { bounds in
            sizes.map { layout(items: 3, width: bounds, height: bounds, cell: CGSize(width: $0, height: $0)) }
        }

        // Then
        for var layout in layouts {
            for direction in [AQGridViewLayoutDirection.vertical, .horizontal] {
                layout.direction = direction
                expect(layout.columnCount >= 1)
                expect(layout.cellSize.width >= 1)
                expect(layout.indices(in: CGRect(x: 0, y: 0, width: 100, height: 100)).count <= 3)
            }
        }
    }
}
