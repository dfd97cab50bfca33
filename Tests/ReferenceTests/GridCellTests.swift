import AQGridView
import Foundation
import InterfaceBuilder
import ReusableViews
import TerminalTesting
import Testing

@testable import ReusableGridViewCellExample

extension ReferenceTests.CellOfAGrid {
    /// The first article's claims about a reusable grid cell: G1 to G6.
    struct GridCellTests {
        private let grid = Transcript(GridCellSession(items: 90))

        private var gridView: AQGridView { (grid.session.controller as! LunationViewController).gridView! }

        private func content(_ item: Int) throws -> ReusableGridViewCell {
            let cell = try #require(gridView.cellForItem(at: item))
            return try #require(cell.contentView.viewWithTag(1) as? ReusableGridViewCell)
        }

        @Test(
            """
            G1: The technique of a table cell fails for an AQGridViewCell: a cell from a nib is blank, because an \
            empty content view covers the nib's views
            """)
        func directIsBlank() throws {
            // Given
            let works = grid.type("show")

            // When
            grid.type("technique direct")
            let shown = grid.type("show")

            // Then
            #expect(works.contains("Day 1") && works.contains("Day 9"))
            #expect(!shown.contains("Day 1") && !shown.contains("Day 9"))
            let cell = try #require(gridView.cellForItem(at: 0) as? DirectGridViewCell)
            #expect(cell.label?.text == "Day 1")
            #expect(cell.label?.superview === cell)
            #expect(cell.subviews.last === cell.contentView)
            #expect(cell.contentView.subviews.isEmpty)
        }

        @Test(
            "G1: Without its content view, the cell from the nib shows its label, so nothing else is wrong with it")
        func directIsCovered() {
            // Given
            grid.type("technique direct")

            // When
            gridView.visibleCells.forEach { $0.contentView.isHidden = true }
            let shown = grid.type("show")

            // Then
            #expect(shown.contains("Day 1") && shown.contains("Day 9"))
        }

        @Test("G1: The cell from the nib gets no reuse identifier, so its class returns one, and it is reused")
        func directIsReused() {
            // Given
            grid.type("technique direct")

            // When
            grid.type("scroll 10")

            // Then
            #expect(gridView.visibleCells.allSatisfy { $0.reuseIdentifier == "DirectGridViewCell" })
            #expect(gridView.reuseCounts.reused == 30)
        }

        @Test("G2: For a grid, the nib has a plain UIView")
        func contentSubview() throws {
            // Given
            let cell = try #require(gridView.cellForItem(at: 0))

            // When
            grid.type("scroll 30")

            // Then
            #expect(type(of: cell) == AQGridViewCell.self)
            #expect(cell.reuseIdentifier == "ReusableGridViewCell")
            #expect(cell.contentView.subviews.map { type(of: $0) == ReusableGridViewCell.self } == [true])
            #expect(gridView.reuseCounts.made == 12)
            #expect(gridView.reuseCounts.reused == 78)
            #expect(grid.type("show").contains("Day 29"))
        }

        @Test("G2: Without the identifier, the program ends when a cell leaves the screen")
        func withoutIdentifier() throws {
            // Given
            grid.session.executable = URL(fileURLWithPath: try Executable("grid-cell").path)
            grid.type("goto 0")

            // When
            let text = grid.type("experiment no-identifier")

            // Then
            #expect(text.contains("setObject:forKey:]: attempt to insert nil key"))
            #expect(text.contains("The process ended by signal 6 (Aborted)."))
        }

        @Test("G3: To fill a reused cell, the data source finds its view again by a tag")
        func foundByTag() throws {
            // Given
            grid.type("goto 60")
            let cell = try #require(gridView.cellForItem(at: 60))

            // When
            let found = cell.contentView.viewWithTag(1)

            // Then
            #expect(found is ReusableGridViewCell)
            #expect(found === cell.contentView.subviews.first)
            #expect(found === cell.viewWithTag(1))
            #expect(cell.contentView.viewWithTag(2) == nil)
        }

        @Test("G3: With another tag in the xib, the search finds no view, and every cell shows the xib's content")
        func editedTag() {
            // Given
            grid.type("experiment edited-tag")

            // When
            let labels = gridView.visibleCells.compactMap {
                ($0.contentView.viewWithTag(10) as? ReusableGridViewCell)?.label?.text
            }

            // Then
            #expect(labels == Array(repeating: "Day", count: 12))
            #expect(gridView.visibleCells.allSatisfy { $0.contentView.viewWithTag(1) == nil })
        }

        @Test("G3: If a cell has two views with the tag, the search finds the first, but you see the last")
        func duplicateTag() throws {
            // Given
            grid.type("experiment duplicate-tag")

            // When
            grid.type("goto 60")

            // Then
            let contents = try #require(gridView.cellForItem(at: 60)).contentView.subviews
            #expect(contents.map { ($0 as? ReusableGridViewCell)?.label?.text } == ["Day 2", "Day"])
        }

        @Test("G4: Label and image follow from the item's place in the grid")
        func byPosition() throws {
            // Given
            let days = LunarDays(count: 90)

            // When
            grid.type("scroll 5", "scroll -2")

            // Then
            for item in gridView.visibleCellIndices {
                let content = try content(item)
                #expect(content.label?.text == days[item].name)
                #expect(content.imageView?.image?.name == days[item].imageName)
            }
            #expect(gridView.visibleCellIndices == IndexSet(9..<21))
        }

        @Test("G5: One controller is File's Owner of two xibs, one for its screen and one for the content of a cell")
        func twoNibs() throws {
            // Given
            let nibs = ["ReusableGridViewCellExampleViewController", "ReusableGridViewCell"]

            // When
            let owners = try nibs.map { name in
                try #require(UINib.document(named: name, bundle: nil).object(withID: "-1"))
            }

            // Then
            #expect(
                owners.map(\.customClass) == Array(repeating: "ReusableGridViewCellExampleViewController", count: 2))
            #expect(owners.map { $0.connections.count { "\($0.kind)".contains("gridViewCellContent") } } == [0, 1])
            #expect(!grid.type("xib \(nibs[0])").contains("gridViewCellContent"))
            #expect(grid.type("xib \(nibs[1])").contains("└─ gridViewCellContent ─"))
        }

        @Test("G5: The outlet is filled when the cell's nib is loaded, not with the controller's own view")
        func filledByTheSecond() {
            // Given
            let controller = ReusableGridViewCellExampleViewController(days: LunarDays(count: 0))

            // When
            controller.loadViewIfNeeded()
            let after = controller.gridViewCellContent
            Bundle.main.loadNibNamed("ReusableGridViewCell", owner: controller)

            // Then
            #expect(controller.gridView != nil)
            #expect(after == nil)
            #expect(controller.gridViewCellContent != nil)
        }

        @Test(
            """
            G6: An AQGridView works like a table: a data source, cells found by identifier, prepareForReuse, \
            selection
            """)
        func likeATable() {
            // Given
            grid.type("show", "trace on")

            // When
            grid.type("scroll 1")
            let steps = grid.type("trace last --all")

            // Then
            #expect(steps.contains("queue"))
            #expect(steps.contains("prepareForReuse(), then given to the data source"))
            #expect(!steps.contains("load "))
            #expect(gridView.numberOfItems == 90)
        }

        @Test("G6: A grid selects like a table: one item, by its position, whichever cell shows it")
        func selection() {
            // Given
            grid.type("select 4")

            // When
            grid.type("goto 60", "goto 0")

            // Then
            #expect(gridView.indexOfSelectedItem() == 4)
            #expect(gridView.visibleCells.map(\.isSelected).firstIndex(of: true) == 4)
            #expect(grid.type("show").contains("┌───────────┐"))
        }

        @Test("G6: Items are inserted and deleted like rows, and the cells of other items move with their items")
        func updates() throws {
            // Given
            let cell = gridView.cellForItem(at: 1)

            // When
            grid.type("insert 0", "delete 4")

            // Then
            #expect(gridView.cellForItem(at: 2) === cell)
            #expect(
                try (0..<6).map { try content($0).label?.text } == [
                    "Day 29", "Day 1", "Day 2", "Day 3", "Day 5", "Day 6",
                ])
            #expect(gridView.numberOfItems == 90)
        }

        @Test("A grid with a million items makes as many cells as one with a hundred")
        func millionItems() throws {
            // Given
            let grid = Transcript(GridCellSession(items: 1_000_000))

            // When
            grid.type("goto 999999", "scroll -3", "insert 500000", "delete 3")

            // Then
            let counts = (grid.session.controller as? LunationViewController)?.gridView?.reuseCounts ?? ReuseCounts()
            #expect(counts.made <= 15)
            #expect(counts.visible + counts.waiting == counts.made)
        }

        @Test(
            "With another number of columns, cells and their content are resized",
            arguments: [(2, 156), (4, 78), (6, 52)])
        func columns(count: Int, width: Int) throws {
            // Given
            let before = gridView.numberOfColumns

            // When
            grid.type("columns \(count)")

            // Then
            #expect(before == 3)
            #expect(gridView.numberOfColumns == count)
            #expect(try content(1).frame == CGRect(x: 0, y: 0, width: width, height: 132))
            #expect(try content(1).label?.frame.width == CGFloat(width - 16))
        }
    }
}
