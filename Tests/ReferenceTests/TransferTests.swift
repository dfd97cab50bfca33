import ReusableViews
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample
@testable import Teaching

extension ReferenceTests.Unseen {
    /// Three screens as they are, with a fault in a nib, and as they should be.
    struct TransferTests {
        private let table = Transcript(TableCellSession(rows: 100))

        private func show(_ name: String, mended: Bool) throws {
            let transfer = try #require(table.session.tutorial.transfers.first { $0.technique.name == name })
            table.session.use(transfer.technique)
            if mended { try table.session.begin(transfer.mended) }
            table.session.window.layoutIfNeeded()
        }

        @Test("A card that is hidden in the nib stays hidden without a connection to the outlet that shows it")
        func departures() throws {
            // Given
            func cell() -> DepartureCell { table.session.tableView.visibleCells[0] as! DepartureCell }

            // When
            try show("departures", mended: false)
            let (blank, text) = (table.type("show"), cell().destinationLabel?.text)
            let card = cell().cardView
            try show("departures", mended: true)

            // Then
            #expect(text == "Harbour" && card == nil)
            #expect(!blank.contains("Harbour"))
            #expect(table.type("show").contains("Harbour"))
            #expect(cell().cardView?.isHidden == false)
        }

        @Test("A cell that was copied with its identifier is queued under another kind's identifier")
        func recipes() throws {
            // When
            try show("recipes", mended: false)
            table.type("scroll 30")
            let (made, visible) = (table.session.stats.made, table.session.stats.visible)
            try show("recipes", mended: true)
            table.type("scroll 30")

            // Then
            #expect(made > visible + 5)
            #expect(table.session.stats.made <= visible + 2)
        }

        @Test("If two objects have an outlet of the same name, a nib fills the one of the connection's source")
        func trip() throws {
            // Given
            func controller() -> TripViewController { table.session.window.rootViewController as! TripViewController }

            // When
            try show("trip", mended: false)
            let (own, owners) = (controller().headerView.titleLabel, controller().titleLabel)
            try show("trip", mended: true)

            // Then
            #expect(own == nil && owners?.text == "Trip")
            #expect(controller().headerView.titleLabel?.text == "Along the coast")
        }
    }
}
