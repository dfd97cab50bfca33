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
            N1: Registering the nib with the table, or with the collection, took over both asking and loading: \
            there is always a cell, and the file is not read again for each
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

        @Test("N1: A registered nib is loaded without an owner; there is always a cell")
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
            N2: With protocols for a cell's identifier and nib, its type supplies both: no name is spelled, and \
            nothing is cast
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
