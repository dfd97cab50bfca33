import TerminalUIKit
import TerminalTesting
import Testing

struct UITableViewTests {
    private func table(_ source: Source, height: CGFloat = 176) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: height), style: .plain)
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        return table
    }

    private func texts(_ table: UITableView) -> [String?] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text }
    }

    @Test("A row can be lower than a point, or have a height of 0")
    func lowRows() {
        // Given
        let (source, heights) = (Source(rows: 5), Heights())
        heights.first = [44, 0, 0.5, 30]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)

        // When
        (table.dataSource, table.delegate) = (source, heights)
        table.layoutIfNeeded()

        // Then
        let rects = (0..<5).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
        let edges: [CGFloat] = [0, 44, 44, 44.5, 74.5, 124.5]
        expect(rects.map(\.minY), equals: Array(edges.dropLast()))
        expect(rects.map(\.maxY), equals: Array(edges.dropFirst()))
    }

    @Test("A new background takes the place of the old one, behind all rows, as large as the table")
    func background() {
        // Given
        let source = Source(rows: 3)
        let table = table(source)
        let (old, new) = (UIView(frame: .zero), UIView(frame: .zero))
        table.backgroundView = old
        table.layoutIfNeeded()

        // When
        table.backgroundView = new
        table.layoutIfNeeded()

        // Then
        expect(old.superview, equals: nil)
        expect(table.subviews.first === new)
        expect(new.frame, equals: table.bounds)
    }

    @Test("A table asks only for visible rows")
    func visibleOnly() {
        // Given
        let source = Source(rows: 1000)

        // When
        let table = table(source)

        // Then
        expect(source.asked.map(\.row), equals: [0, 1, 2, 3])
        expect(table.contentSize.height, equals: 44_000)
    }

    @Test("Scrolling reuses the cell that left for the row that came")
    func scrolling() {
        // Given
        let source = Source(rows: 1000)
        let table = table(source)
        let first = table.visibleCells[0]

        // When
        table.scroll(by: CGPoint(x: 0, y: 44))
        table.layoutIfNeeded()

        // Then
        expect(table.visibleCells.last === first)
        expect(texts(table), equals: ["row 1", "row 2", "row 3", "row 4"])
        expect(table.reuseCounts.made, equals: 4)
    }

    @Test("Cells are reused in the order they left, so after reloadData each row has its own cell again")
    func firstComeFirstServed() {
        // Given
        let source = Source(rows: 1000)
        let table = table(source)
        let before = table.visibleCells

        // When
        table.reloadData()
        table.layoutIfNeeded()

        // Then
        expect(before.count, equals: 4)
        expect(table.visibleCells, equals: before)
    }

    @Test("Scrolling stops at the ends, and an empty or short table does not move")
    func ends() {
        // Given
        let sources = [Source(rows: 10), Source(rows: 2), Source([])]
        let (long, short, empty) = (table(sources[0]), table(sources[1]), table(sources[2]))

        // When
        for table in [long, short, empty] { table.scroll(by: CGPoint(x: 0, y: 10_000)) }

        // Then
        expect(texts(long).last, equals: "row 9")
        expect(texts(short), equals: ["row 0", "row 1"])
        expect(texts(empty), equals: [])
        expect(empty.indexPathsForVisibleRows, equals: nil)
    }

    @Test("The place of a row is computed from its index, even for the millionth row")
    func arithmetic() {
        // Given
        let source = Source([[]])
        let table = table(source)
        source.sections = [Array(repeating: "x", count: 1_000_000)]
        table.reloadData()

        // When
        let rect = table.rectForRow(at: IndexPath(row: 999_999, section: 0))

        // Then
        expect(rect, equals: CGRect(x: 0, y: 43_999_956, width: 160, height: 44))
        expect(table.indexPathForRow(at: CGPoint(x: 0, y: 43_999_957))?.row, equals: 999_999)
        expect(table.rectForRow(at: IndexPath(row: 1_000_000, section: 0)), equals: .zero)
    }

    @Test("A delegate with row heights is asked once for each row")
    func heights() {
        // Given
        let source = Source(rows: 5)
        let heights = Heights()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 60), style: .plain)
        (table.dataSource, table.delegate) = (source, heights)

        // When
        table.layoutIfNeeded()

        // Then
        expect(heights.asked, equals: 5)
        expect(table.contentSize.height, equals: 150)
        expect(table.indexPathForRow(at: CGPoint(x: 0, y: 29.5))?.row, equals: 1)
        expect(table.indexPathForRow(at: CGPoint(x: 0, y: 30))?.row, equals: 2)
        expect(table.visibleCells.count, equals: 3)
    }

    @Test("Sections with titles have headers, and the rows of each section are numbered from 0")
    func sections() {
        // Given
        let source = Source([["a", "b"], [], ["c"]])
        source.titles = ["First", nil, "Third"]

        // When
        let table = table(source)

        // Then
        expect(table.contentSize.height, equals: 176)
        expect(texts(table), equals: ["a", "b", "c"])
        expect(table.indexPath(for: table.visibleCells[2]), equals: IndexPath(row: 0, section: 2))
        expect((0...2).map { table.headerView(forSection: $0)?.textLabel?.text }, equals: ["First", nil, "Third"])
    }

    @Test("reloadData queues the visible cells and asks for all of them again")
    func reload() {
        // Given
        let source = Source(rows: 3)
        let table = table(source)
        source.sections = [["new 0", "new 1", "new 2"]]

        // When
        table.reloadData()

        // Then
        expect(texts(table), equals: ["new 0", "new 1", "new 2"])
        expect(table.reuseCounts.made, equals: 3)
        expect(table.reuseCounts.reused, equals: 3)
    }

    @Test("Inserting or deleting rows moves the rows below, which keep their cells")
    func updates() {
        // Given
        let source = Source([["a", "b", "c", "d"]])
        let table = table(source)
        let (b, d) = (table.visibleCells[1], table.visibleCells[3])

        // When
        source.sections = [["new", "b", "c", "d"]]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }

        // Then
        expect(texts(table), equals: ["new", "b", "c", "d"])
        expect(table.visibleCells[1] === b && table.visibleCells[3] === d)
        expect(source.asked.map(\.row), equals: [0, 1, 2, 3, 0])
    }

    @Test("The table tells its delegate about scrolling, once for each movement")
    func scrollingIsTold() {
        // Given
        let source = Source(rows: 100)
        let table = table(source)

        // When
        table.scroll(by: CGPoint(x: 0, y: 44))
        table.contentOffset.y = 44
        table.scroll(by: CGPoint(x: 0, y: 1))

        // Then
        expect(source.offsets, equals: [44, 45])
    }

    @Test("A moved row keeps its cell, and the rows between shift")
    func moving() {
        // Given
        let source = Source([["a", "b", "c", "d"]])
        let table = table(source)
        let a = table.visibleCells[0]

        // When
        source.sections = [["b", "c", "a", "d"]]
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))

        // Then
        expect(texts(table), equals: ["b", "c", "a", "d"])
        expect(table.visibleCells[2] === a)
        expect(source.asked.count, equals: 4)
    }

    @Test("Sections are inserted, deleted and reloaded, and the rows of the others keep their cells")
    func sectionUpdates() {
        // Given
        let source = Source([["a"], ["b"], ["c"]])
        let table = table(source)
        let c = table.visibleCells[2]

        // When
        source.sections = [["new"], ["B", "B2"], ["c"]]
        table.performBatchUpdates {
            table.deleteSections([0], with: .fade)
            table.insertSections([0], with: .fade)
            table.reloadSections([1], with: .fade)
        }

        // Then
        expect(texts(table), equals: ["new", "B", "B2", "c"])
        expect(table.visibleCells[3] === c)
    }

    @Test("A tap selects a row and deselects the old one, and a row that scrolls away stays selected")
    func selection() {
        // Given
        let source = Source(rows: 100)
        let table = table(source)
        table.tapRow(at: IndexPath(row: 1, section: 0))

        // When
        table.tapRow(at: IndexPath(row: 2, section: 0))
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        let marked = table.visibleCells.filter(\.isSelected).count
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()

        // Then
        expect(source.selected, equals: ["+1", "-1", "+2"])
        expect(marked, equals: 0)
        expect(table.visibleCells.map(\.isSelected), equals: [false, false, true, false])
    }

    @Test("A reused cell isn't selected if its old row was, even if its class doesn't reset the selection")
    func selectionStaysWithRow() {
        // Given
        final class Forgetful: UITableViewCell {
            override func prepareForReuse() {}
        }
        final class ForgetfulSource: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "Cell")
                    ?? Forgetful(style: .default, reuseIdentifier: "Cell")
            }
        }
        let source = ForgetfulSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)
        table.dataSource = source
        table.tapRow(at: IndexPath(row: 0, section: 0))
        table.layoutIfNeeded()
        let selected = table.visibleCells[0]
        expect(selected.isSelected)

        // When
        table.scroll(by: CGPoint(x: 0, y: 44))
        table.layoutIfNeeded()

        // Then
        expect(table.visibleCells.last === selected)
        expect(!selected.isSelected)
    }

    @Test("A row that is inserted above the selected one moves the selection, too")
    func selectionMoves() {
        // Given
        let source = Source([["a", "b"]])
        let table = table(source)
        table.tapRow(at: IndexPath(row: 1, section: 0))

        // When
        source.sections = [["new", "a", "b"]]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)

        // Then
        expect(table.indexPathForSelectedRow?.row, equals: 2)
    }

    @Test("Cells come from the registered class, or from the registered nib with one root cell")
    func registration() throws {
        // Given
        final class Special: UITableViewCell {}
        let table = table(Source(rows: 0))
        table.register(Special.self, forCellReuseIdentifier: "class")
        table.register(Nib.make(#"<tableViewCell tag="9" id="c1"/>"#), forCellReuseIdentifier: "nib")

        // When
        let fromClass = table.dequeueReusableCell(withIdentifier: "class", for: IndexPath(row: 0, section: 0))
        let fromNib = table.dequeueReusableCell(withIdentifier: "nib", for: IndexPath(row: 0, section: 0))

        // Then
        expect(fromClass is Special)
        expect(fromClass.reuseIdentifier, equals: "class")
        expect(fromNib.tag == 9 && fromNib.reuseIdentifier == "nib")
        expect(table.dequeueReusableCell(withIdentifier: "other"), equals: nil)
    }

    @Test("Errors that end the program in UIKit end it here, in UIKit's words")
    func exceptions() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: .zero, style: .plain)
                _ = table.dequeueReusableCell(withIdentifier: "Ghost", for: IndexPath(row: 0, section: 0))
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message, contains: "NSInternalInconsistencyException")
        expect(message, contains: "unable to dequeue a cell with identifier Ghost")
    }

    @Test("When a table is released, so are its cells")
    func lifetime() {
        // Given
        let before = World.current.liveObjects.count(of: UITableViewCell.self)
        var table: UITableView? = table(Source(rows: 100))
        expect(World.current.liveObjects.count(of: UITableViewCell.self) > before)

        // When
        table = nil

        // Then
        expect(table, equals: nil)
        expect(World.current.liveObjects.count(of: UITableViewCell.self), equals: before)
    }
}
