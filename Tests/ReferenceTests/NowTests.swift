import ReusableViews
import Testing

@testable import ReusableTableViewCellExample

extension ReferenceTests.Today {
    /// The articles' techniques as they are made today: N1 and N2.
    struct NowTests {
        private let table = Transcript(TableCellSession(rows: 100))

        /// Returns the counts of cells and nibs without `live`, because other tests' tables are alive as well.
        private func stats(_ technique: String) -> String {
            table.type("technique \(technique)", "scroll 50", "stats --json").replacing(/"live":\d+,/, with: "")
        }

        @Test(
            """
            N1: If you register a nib with a table or a collection, it always returns a cell, and reads the file \
            only once
            """)
        func registration() {
            // Given
            let before = stats("owner-outlet")

            // When
            let now = stats("register-nib")

            // Then
            #expect(before.contains(#""made":7,"nibReads":7,"reused":50"#))
            #expect(now.contains(#""made":7,"nibReads":1,"reused":50"#))
            #expect(!table.type("source").contains("loadNibNamed"))
        }

        @Test("N1: A registered nib is loaded without an owner, and the table always returns a cell")
        func noOwner() {
            // Given
            table.type("trace on")

            // When
            let steps = table.type("technique register-nib", "trace last --all")

            // Then
            #expect(steps.contains("RegisteredTableViewCell.xib"))
            #expect(!steps.contains("tableViewCell → "))
            #expect(table.session.tableView.visibleCells.count == 7)
        }

        @Test(
            """
            N2: With protocols for a cell's identifier and nib, its type supplies both, so you write no name and \
            no cast
            """)
        func typed() {
            // Given
            let stats = stats("typed")

            // When
            let source = table.type("source")

            // Then
            #expect(stats.contains(#""made":7,"nibReads":1,"reused":50"#))
            #expect(RegisteredTableViewCell.reuseIdentifier == "RegisteredTableViewCell")
            #expect(!source.contains("\"") && !source.contains(" as"))
        }

        @Test("N2: A type that was not registered is refused in UIKit's words")
        func unregistered() async throws {
            // Given
            let message =
                "unable to dequeue a cell with identifier RegisteredTableViewCell - must register a nib or a class"

            // When
            let ending = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let table = UITableView(frame: .zero)
                    _ = table.dequeue(RegisteredTableViewCell.self, for: IndexPath(row: 0, section: 0))
                }
            }

            // Then
            #expect(String(decoding: ending.standardErrorContent, as: UTF8.self).contains(message))
        }
    }
}
