import ReusableViews
import Testing

@testable import ReusableGridViewCellExample

extension ReferenceTests.Today {
    /// The claim that UIKit's own grid does as tables have done since iOS 5: N1.
    struct CollectionViewTests {
        private let grid = Transcript(GridCellSession(items: 90))

        init() {
            grid.type("technique collection-view")
        }

        private func cell(_ item: Int) throws -> LunarDayCollectionViewCell {
            let controller = try #require(grid.session.controller as? LunationCollectionViewController)
            let cell = controller.collectionView?.cellForItem(at: IndexPath(item: item, section: 0))
            return try #require(cell as? LunarDayCollectionViewCell)
        }

        @Test("N1: A collection view's cell may be the nib's own: its content view and identifier come from there")
        func nibCell() throws {
            // Given
            let cell = try cell(0)

            // When
            let shown = grid.type("show")

            // Then
            #expect(cell.reuseIdentifier == "LunarDayCollectionViewCell")
            #expect(cell.label?.superview === cell.contentView)
            #expect(cell.subviews == [cell.contentView])
            #expect(shown.contains("Day 1") && shown.contains("Day 9"))
        }

        @Test("N1: A collection view shows the same as the article's technique, character for character")
        func sameScreen() {
            // Given
            let shown = grid.type("scroll 2", "show")

            // When
            grid.type("technique content-subview")

            // Then
            #expect(grid.type("scroll 2", "show") == shown)
        }

        @Test("N1: The registered nib is read once, and its cells are reused")
        func reused() throws {
            // Given
            grid.type("reset")
            let cell = try cell(0)

            // When
            let stats = grid.type("scroll 26", "scroll -26", "stats --json")

            // Then
            #expect(grid.session.world.fileReads == 1)
            #expect(stats.contains(#""made":12,"#) && stats.contains(#""reused":156,"visible":12,"waiting":0}"#))
            #expect(try (0..<12).contains { try self.cell($0) === cell })
            #expect(try (0..<12).map { try self.cell($0).label?.text } == (1...12).map { "Day \($0)" })
        }

        @Test("All commands for the grid work with the collection view", arguments: [(2, 156), (4, 78), (6, 52)])
        func commands(columns: Int, width: Int) throws {
            // Given
            grid.type("insert 0", "delete 4", "goto 60", "goto 0")

            // When
            grid.type("columns \(columns)")

            // Then
            let controller = try #require(grid.session.controller as? LunationCollectionViewController)
            #expect(try cell(1).frame.size == CGSize(width: width, height: 132))
            #expect(
                try (0..<6).map { try cell($0).label?.text } == ["Day 29", "Day 1", "Day 2", "Day 3", "Day 5", "Day 6"])
            #expect(controller.collectionView?.numberOfItems(inSection: 0) == 90)
        }
    }
}
