import ReusableViews
import Testing

@testable import ReusableTableViewCellExample

extension ReferenceTests.FactoryOfViews {
    /// The claims of the third article, and of the discussion below it, about the view factory: V1 to V10.
    struct ViewFactoryTests {
        private let table = Transcript(TableCellSession(rows: 100))
        private let calendar = LunarCalendar(count: 100)
        private var cells: [TaggedTableViewCell] {
            table.session.tableView.visibleCells.map { $0 as! TaggedTableViewCell }
        }

        private func factory() throws -> ViewFactory {
            try ViewFactory(nib: UINib(nibName: "LunarCells", bundle: nil))
        }

        private func edits(of experiment: String) throws -> [NibEdit] {
            try #require(table.session.program.experiments.first { $0.name == experiment }).edits
        }

        @Test("V1: One nib holds several cells at its top level")
        func kinds() {
            // Given
            table.type("experiment mixed-kinds")
            let kinds = cells.map(\.reuseIdentifier)

            // When
            table.type("scroll 40")

            // Then
            #expect(kinds == ["new", "phase", "full", "phase", "new", "phase", "full"])
            let counts = table.session.tableView.reuseCounts
            #expect(counts.made <= 10)
            #expect(counts.reused >= 37)
            #expect(table.type("stats --json").contains(#""nibReads":1,"#))
        }

        @Test("V2: A top-level cell without an identifier is an error that names the cell")
        func missingIdentifier() throws {
            // Given
            let world = World()
            world.edits = try edits(of: "missing-identifier")

            // When
            let error = try #require(throws: NibError.self) { _ = try world.run(factory) }

            // Then
            #expect(
                error.description.contains(/^LunarCells\.xib:\d+:9: the cell has no identifier.*\(object 6cP-ar-g78\)$/)
            )
        }

        @Test("V2: An unknown kind is logged and gives nil")
        func unknownKind() throws {
            // Given
            let factory = try factory()
            let world = World()
            var log: [String] = []
            world.log = { log.append($0) }

            // When
            let cell = world.run { factory.cell(ofKind: "ful", for: table.session.tableView) }

            // Then
            #expect(cell == nil)
            #expect(log == ["LunarCells.xib: there is no cell of kind `ful`; did you mean `full`?"])
        }

        @Test(
            """
            V3: A factory needs the archive: if it kept the cell itself, it would return the same object for every \
            row, and only the last row would show it
            """)
        func sharedInstance() {
            // Given
            let name = "experiment shared-instance"

            // When
            let screen = table.type(name, "show")

            // Then
            let instances = Set(cells.map { ObjectIdentifier($0) })
            #expect(instances.count == 1)
            #expect(cells.count == 7)
            let shown = screen.split(separator: "\n").filter { $0.contains("Moon") || $0.contains("Quarter") }
            #expect(shown.count == 1)
            #expect(shown[0].contains(calendar[6].phase.name))
        }

        @Test("V4: An archive contains tags, but no outlets, so outlets are nil in the copies")
        func outlets() throws {
            // Given
            let screen = table.type("experiment outlets-after-archive", "show")

            // When
            let cell = try #require(table.session.tableView.visibleCells.first as? LunarTableViewCell)
            let tagged = try #require(try factory().cell(ofKind: "phase", for: table.session.tableView))

            // Then
            #expect(cell.dateLabel == nil)
            #expect(screen.contains("Day and time") && !screen.contains("2011"))
            #expect(tagged.viewWithTag(30) is UILabel)
        }

        @Test("V4: Loading the nib for every cell keeps the outlets, and costs a file read each time")
        func outletsKept() {
            // Given
            let read = World.current.fileReads

            // When
            let cells = (0..<3).map { _ in Bundle.main.loadNibNamed("LunarTableViewCell", owner: nil)?[0] }

            // Then
            #expect(cells.allSatisfy { ($0 as? LunarTableViewCell)?.dateLabel != nil })
            #expect(World.current.fileReads == read + 3)
        }

        @Test(
            """
            V5: An image that can't be encoded makes archiving fail, but an image that is written as PNG data \
            doesn't
            """)
        func unencodable() async throws {
            // Given
            let message = "<UnencodableImage>) does not conform to NSCoding"

            // When
            let ending = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try await MainActor.run {
                    let session = TableCellSession(rows: 1)
                    try session.begin(session.program.experiments.first { $0.name == "unencodable-image" }!)
                }
            }

            // Then
            #expect(String(decoding: ending.standardErrorContent, as: UTF8.self).contains(message))
        }

        @Test("V5: An image that encodes itself as PNG data survives")
        func encodable() throws {
            // Given
            let png = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg=="
            let view = UIImageView(image: UIImage(data: try #require(Data(base64Encoded: png))))

            // When
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIImageView

            // Then
            #expect(view.image != nil)
            #expect(copy?.image?.pngData() == view.image?.pngData())
        }

        @Test("V6: A cell class whose properties look up tags reads as if it had outlets")
        func wrapped() throws {
            // Given
            table.type("technique view-factory", "goto 40")

            // When
            let cell = try #require(cells.first)

            // Then
            #expect(cell.phaseLabel === cell.viewWithTag(20))
            #expect(cell.phaseLabel?.text == calendar[40].phase.name)
            #expect(Outlets(of: cell).names == [])
        }

        @Test(
            """
            V7: A button in a cell reaches the controller by target and action, and the button's place in the table \
            tells the row
            """)
        func button() {
            // Given
            table.type("experiment mixed-kinds", "scroll 2")

            // When
            table.type("press 6", "scroll 30", "scroll -30")

            // Then
            let noted = cells.filter { $0.noteButton?.isSelected == true }.map(\.dateLabel?.text)
            #expect(noted == [calendar[6].dateString])
        }

        @Test("V8: The table owns the cells it uses: when the table is released, so are its cells")
        func ownership() throws {
            // Given
            let living = table.session.world.liveObjects
            table.type("technique view-factory", "scroll 50")
            let during = living.count(of: TaggedTableViewCell.self)

            // When
            table.type("technique code")

            // Then
            #expect(during == 7)
            #expect(living.count(of: TaggedTableViewCell.self) == 0)
        }

        @Test(
            """
            V9: technique --compare measures the cost of a cell from a nib and of one made in code, when it is \
            made and when it is reused
            """)
        func comparison() {
            // Given
            let techniques = ["code", "view-factory", "owner-outlet"]

            // When
            let stats = techniques.map { table.type("technique \($0)", "scroll 50", "stats --json") }

            // Then
            #expect(stats.map { $0.contains(#""made":7,"#) && $0.contains(#""reused":50,"#) } == [true, true, true])
            let loads = stats.map { $0.split(separator: #""nibReads":"#)[1].prefix { $0.isNumber } }
            #expect(loads == ["0", "1", "7"])
        }

        @Test("V10: A tag is 0 unless you set it")
        func noTag() {
            // Given
            let view = UIView(frame: .zero)

            // When
            let found = view.viewWithTag(0)

            // Then
            #expect(view.tag == 0)
            #expect(found === view)
        }

        @Test("V10: With the same tag twice, or a wrong tag, code changes the wrong view")
        func duplicateTag() {
            // Given
            let name = "experiment duplicate-tag"

            // When
            let screen = table.type(name, "show")

            // Then
            #expect(screen.contains("New Moon"))
            #expect(screen.contains("Day and time") && !screen.contains("2011"))
            #expect(cells.allSatisfy { $0.dateLabel == nil })
        }
    }
}
