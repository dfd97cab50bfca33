import InterfaceBuilder
import ReusableViews
import Testing

@testable import ReusableTableViewCellExample

extension ReferenceTests.CellOfATable {
    /// The first article's claims about a reusable table cell: T1 to T8.
    struct TableCellTests {
        private let table = Transcript(TableCellSession(rows: 100))

        private var controller: ReusableTableViewCellExampleViewController {
            table.session.window.rootViewController as! ReusableTableViewCellExampleViewController
        }

        private var cells: [ReusableTableViewCell] {
            table.session.tableView.visibleCells.map { $0 as! ReusableTableViewCell }
        }

        private func cell(_ row: Int) -> ReusableTableViewCell {
            table.session.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as! ReusableTableViewCell
        }

        @Test("T1: One layout of a cell, drawn in a xib, serves every row of a table")
        func laidOutInXib() {
            // Given
            let calendar = LunarCalendar(count: 100)

            // When
            table.type("goto 50")

            // Then
            let shown = cells.prefix(3).map { [$0.phaseLabel?.text, $0.dateLabel?.text] }
            let expected = (50..<53).map { [calendar[$0].phase.name, calendar[$0].dateString] }
            #expect(shown == expected)
            #expect(cells.allSatisfy { $0.contentView.subviews.count == 3 })
        }

        @Test("T2: The data source first asks the table for a waiting cell, and loads the nib only if no cell waits")
        func asksFirst() {
            // Given
            table.type("trace on", "reset")

            // When
            let firstRows = table.type("trace last --all")
            let oneMore = table.type("scroll 1", "trace last --all")

            // Then
            let beginning = firstRows.components(separatedBy: "viewWillAppear")[1].split(separator: "\n").prefix(2)
            #expect(beginning.first!.contains("no cell waits with this identifier: nil"))
            #expect(beginning.last!.contains("load          ReusableTableViewCell.xib"))
            #expect(oneMore.contains("dequeue       ReusableTableViewCell"))
            #expect(!oneMore.contains("load "))
        }

        @Test(
            """
            T3: Loading the nib with the controller as its owner does two things: it makes a new cell, and it \
            puts that cell into the controller's outlet
            """)
        func deliversInOutlet() throws {
            // Given
            table.type("reset")
            let controller = ReusableTableViewCellExampleViewController(calendar: LunarCalendar(count: 1))

            // When
            let objects = try #require(Bundle.main.loadNibNamed("ReusableTableViewCell", owner: controller))

            // Then
            #expect(objects.count == 1)
            #expect(controller.tableViewCell === objects[0] as AnyObject)
            #expect(controller.tableViewCell.reuseIdentifier == "ReusableTableViewCell")
        }

        @Test(
            """
            T4: That outlet connects File's Owner to the cell, and the nib is loaded with owner: self
            """)
        func fourThings() throws {
            // Given
            let controller = ReusableTableViewCellExampleViewController(calendar: LunarCalendar(count: 1))
            let nib = UINib(nibName: "ReusableTableViewCell", bundle: nil)
            let owner = try #require(nib.document.objects.first { $0.placeholderIdentifier == "IBFilesOwner" })

            // When
            let objects = try nib.objects(withOwner: controller)

            // Then
            #expect(owner.customClass == "\(type(of: controller))")
            #expect(owner.connections.map(\.kind) == [.outlet(property: "tableViewCell")])
            #expect(controller.tableViewCell === objects.first as AnyObject)
        }

        @Test("T4: Without the outlet's declaration, the message names the missing key")
        func needsDeclaration() throws {
            // Given
            table.type("reset")
            let controller = NoOutletViewController(calendar: LunarCalendar(count: 1))
            let nib = UINib(nibName: "ReusableTableViewCell", bundle: nil)

            // When
            let error = #expect(throws: NibError.self) { try nib.objects(withOwner: controller) }

            // Then
            let exception = try #require(error).exception
            #expect(exception.name == "NSUnknownKeyException")
            #expect(exception.reason.hasSuffix("not key value coding-compliant for the key tableViewCell."))
            #expect(error!.description.contains("ReusableTableViewCell.xib:12:17: no outlet `tableViewCell`"))
        }

        @Test("T4: With a wrong class of File's Owner, the owner lacks the outlet of that class")
        func needsOwnersClass() throws {
            // Given
            let world = World()
            world.edits = try edits(of: "wrong-owner-class")
            let controller = ReusableTableViewCellExampleViewController(calendar: LunarCalendar(count: 1))
            let nib = world.run { UINib(nibName: "ReusableTableViewCell", bundle: nil) }

            // When
            let error = #expect(throws: NibError.self) { try nib.objects(withOwner: controller) }

            // Then
            #expect(try #require(error).exception.reason.hasSuffix("for the key otherCell."))
            #expect(controller.tableViewCell == nil)
        }

        @Test("T4: Without the connection, the nib makes the cell, but doesn't deliver it")
        func needsConnection() throws {
            // Given
            let world = World()
            world.edits = try edits(of: "no-connection")
            let controller = ReusableTableViewCellExampleViewController(calendar: LunarCalendar(count: 1))

            // When
            let objects = world.run { Bundle.main.loadNibNamed("ReusableTableViewCell", owner: controller) }

            // Then
            #expect(objects?.first is ReusableTableViewCell)
            #expect(controller.tableViewCell == nil)
        }

        @Test("T4: Without an owner, UIKit uses a plain NSObject, and the message names its missing key")
        func needsOwner() throws {
            // Given
            let nib = UINib(nibName: "ReusableTableViewCell", bundle: nil)

            // When
            let error = #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }

            // Then
            let reason = try #require(error).exception.reason
            #expect(reason.hasPrefix("[<NSObject #1> setValue:forUndefinedKey:]"))
            #expect(reason.hasSuffix("for the key tableViewCell."))
        }

        @Test("T5: The outlet only delivers a cell: each load makes another cell and replaces the value of the outlet")
        func overwritesOutlet() {
            // Given
            let before = cells

            // When
            Bundle.main.loadNibNamed("ReusableTableViewCell", owner: controller)

            // Then
            #expect(!before.contains { $0 === controller.tableViewCell })
            #expect(cells == before)
            #expect(Set(before.map(ObjectIdentifier.init)).count == before.count)
        }

        @Test(
            """
            T6: However far you scroll, the table makes at most one cell more than fits on the screen, and reuses \
            its cells for all other rows
            """)
        func bounded() {
            // Given
            let visible = cells.count

            // When
            table.type("scroll 90", "scroll -45", "scroll 20")

            // Then
            let counts = table.session.tableView.reuseCounts
            #expect(counts.made <= visible + 1)
            #expect(counts.reused >= 100)
        }

        @Test("T6: A million rows cost no more cells than a hundred")
        func million() {
            // Given
            let million = Transcript(TableCellSession(rows: 1_000_000))

            // When
            million.type("goto 999999", "scroll -10")

            // Then
            let counts = million.session.tableView.reuseCounts
            #expect(counts.made <= counts.visible + 1)
            #expect(million.type("show").contains("│"))
        }

        @Test(
            """
            T7: If the data source loads the cells, the table reuses a cell only if it has the identifier that the data \
            source asks for
            """, arguments: [("no-identifier", false), ("mismatched-identifier", true)])
        func noIdentifier(experiment: String, isWaiting: Bool) {
            // Given
            table.type("experiment \(experiment)")
            let before = table.session.tableView.reuseCounts.made

            // When
            table.type("scroll 50")

            // Then
            let counts = table.session.tableView.reuseCounts
            #expect(counts.made >= before + 50)
            #expect(counts.reused == 0)
            // A cell waits under a name that is never requested; without a name it is dropped.
            #expect((counts.waiting > 0) == isWaiting)
        }

        @Test("T8: A reused cell still shows its old row until it is configured")
        func staleContent() {
            // Given
            table.type("experiment stale-content")
            let first = cell(0).dateLabel?.text

            // When
            table.type("scroll 8")

            // Then
            let shown = cells.map(\.dateLabel?.text)
            #expect(shown.contains(first))
            #expect(!shown.contains(LunarCalendar(count: 100)[8].dateString))
        }

        @Test("T8: A cell that clears its content in prepareForReuse, and gets no new content, is empty")
        func clearedContent() {
            // Given
            table.type("experiment cleared-content")

            // When
            table.type("scroll 20")

            // Then
            #expect(cells.allSatisfy { $0.dateLabel?.text == nil && $0.phaseImageView?.image == nil })
        }

        @Test("T8: The data source sets all content for every row, and prepareForReuse is for the rest, such as alpha")
        func alpha() throws {
            // Given
            let cell = FadedTableViewCell(style: .default, reuseIdentifier: "faded")
            let label = try #require(cell.textLabel)
            (cell.alpha, label.text) = (0.5, "an old row")

            // When
            cell.prepareForReuse()

            // Then
            #expect(cell.alpha == 1)
            #expect(label.text == "an old row")
        }

        /// A cell that some rows show pale.
        private final class FadedTableViewCell: UITableViewCell {
            override func prepareForReuse() {
                super.prepareForReuse()
                alpha = 1
            }
        }

        private func edits(of experiment: String) throws -> [NibEdit] {
            try #require(table.session.program.experiments.first { $0.name == experiment }).edits
        }

        @Test("An inserted row shows a phase from before the calendar's first, so it differs from its neighbors")
        func insertedRow() {
            // Given
            let first = LunarCalendar(count: 1)[0]

            // When
            table.type("insert 2")

            // Then
            #expect(controller.calendar[2].date < first.date)
            #expect(cell(2).dateLabel?.text == controller.calendar[2].dateString)
        }
    }
}
