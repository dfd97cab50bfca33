import ReusableViews
import Testing

@testable import ReusableTableViewCellExample

extension ReferenceTests.Today {
    /// The contents of a cell of today, and when it shows them: N4, N5 and N8.
    struct ContentConfigurationTests {
        private let table = Transcript(TableCellSession(rows: 100))

        init() {
            table.type("technique content-configuration")
        }

        private func cell(_ row: Int) throws -> UITableViewCell {
            try #require(table.session.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        }

        @Test("N4: A content configuration is a value that says what a cell shows, and makes the views for it")
        func value() throws {
            // Given
            let cell = try cell(0)
            var content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
            let view = cell.contentView

            // When
            content.text = "Another"
            let before = table.type("show")
            cell.contentConfiguration = content

            // Then
            #expect(view is UIListContentView && cell.contentView === view)
            #expect(before.contains("New Moon") && !before.contains("Another"))
            #expect(table.type("show").contains("Another"))
        }

        @Test("N4: A configuration that is not given to the cell leaves it empty")
        func notGivenBack() throws {
            // Given, When
            let shown = table.type("experiment not-given-back", "show")

            // Then
            #expect(!shown.contains("Moon "))
            #expect(try cell(0).contentConfiguration == nil)
        }

        @Test(
            """
            N5: A cell is configured for its state when it comes on screen, and again when its state changes
            """)
        func state() throws {
            // Given
            let read = table.type("select 2", "show")

            // When
            let notRead = table.type("experiment state-not-read", "select 2", "show")

            // Then
            #expect(read.contains("✓") && !notRead.contains("✓"))
            #expect(try cell(2).configurationState.isSelected)
        }

        @Test("N5: A reused cell is configured for the state of its new row")
        func reusedState() throws {
            // Given
            table.type("select 2", "scroll 20")
            let away = table.type("show")

            // When
            let back = table.type("goto 0", "show")

            // Then
            #expect(!away.contains("✓") && back.contains("✓"))
        }

        @Test("N8: Cells are still reused: the list makes at most one cell more than fits on the screen")
        func reuse() {
            // Given, When
            let stats = table.type("scroll 50", "stats --json")

            // Then
            #expect(stats.contains(#""made":7,"nibReads":0,"reused":50"#))
        }

        @Test("N4: A cell with a configuration shows the same as one from a nib, and its row is as high as its content")
        func sameTexts() throws {
            // Given
            let calendar = LunarCalendar(count: 6)
            let texts = (0..<6).flatMap { [calendar[$0].phase.name, calendar[$0].dateString] }

            // When
            let shown = table.type("show")

            // Then
            #expect(texts.allSatisfy(shown.contains))
            #expect(try cell(0).frame.height == 66)
        }
    }
}
