import ReusableViews
import Testing

@testable import ReusableGridViewCellExample

extension ReferenceTests.Today {
    /// The making of a cell of a grid today, and of a list: N6 to N9.
    struct RegistrationTests {
        private let grid = Transcript(GridCellSession(items: 90))

        init() {
            grid.type("technique registration")
        }

        private func collection() throws -> UICollectionView {
            let controller = try #require(grid.session.controller as? RegistrationViewController)
            return try #require(controller.collectionView)
        }

        @Test("N6: A registration says in one place which class or nib makes a cell, and how to fill it for an item")
        func registration() throws {
            // Given
            let source = grid.type("source")

            // When
            let cell = try #require(try collection().cellForItem(at: IndexPath(item: 0, section: 0)))

            // Then
            #expect((cell as? LunarDayCollectionViewCell)?.label?.text == "Day 1")
            #expect(!source.contains("dentifier:") && !source.contains(" as! ") && !source.contains(" as? "))
            #expect(grid.session.world.fileReads == 1)
        }

        @Test("N6: With registrations, a collection shows the same as the article's cells, and so do its commands")
        func sameScreen() {
            // Given
            let commands = ["insert 0", "insert 0", "delete 4", "columns 4", "scroll 2", "show"]
            let shown = grid.type(commands.joined(separator: "; "))

            // When
            let others = grid.type("technique collection-view", commands.joined(separator: "; "))

            // Then
            #expect(others.hasSuffix(shown))
        }

        @Test("N7: A registration that is made where the collection asks for a cell ends the program")
        func late() async throws {
            // Given, When
            let ending = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let controller = RegistrationInProviderViewController(days: LunarDays(count: 9))
                    controller.loadViewIfNeeded()
                    controller.view.layoutIfNeeded()
                }
            }

            // Then
            let message = String(decoding: ending.standardErrorContent, as: UTF8.self)
            #expect(message.contains("Creating a new registration each time a cell is requested will prevent reuse"))
        }

        @Test("N8: Cells are still reused: the list makes at most one cell more than fits on the screen")
        func reuse() {
            // Given, When
            let stats = grid.type("scroll 26", "scroll -26", "stats --json")

            // Then
            #expect(stats.contains(#""made":12,"#) && stats.contains(#""reused":156,"visible":12"#))
        }

        @Test("N9: In a collection a list is a layout: the same items become rows, each as high as its content")
        func list() throws {
            // Given
            grid.type("experiment as-list", "scroll 4")

            // When
            let frames = try collection().visibleCells.map(\.frame)

            // Then
            #expect(frames.allSatisfy { $0.width == 320 && $0.height >= 44 && $0.height < 132 })
            #expect(try collection().visibleCells.allSatisfy { $0 is UICollectionViewListCell })
            #expect(grid.type("show").contains("Day 5"))
        }
    }
}
