import ReusableViews
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The marks at the cells that an experiment breaks.
struct CellFaultTests {
    private func notes(_ session: ExampleSession) -> [StyledText] { session.shown.notes.notes.map(\.text) }

    @Test("A note names the row that a cell still shows, and the counts include such cells")
    func stale() {
        // Given
        let session = TableCellSession(rows: 100)
        session.run("experiment stale-content")

        // When
        session.run("scroll 5")

        // Then
        let notes = notes(session)
        expect(notes[1].string, equals: "row 6   stayed")
        expect(notes[2].string, equals: "row 7   was row 0\n    still shows row 0")
        expect(notes[6].string, equals: "row 11  was row 4\n    still shows row 4")
        expect(notes.count { $0.runs.contains { $0.role == .broken } }, equals: 5)
        expect(
            session.shown.notes.header.last?.string, equals: "7 made · 5 reused +5 · 7 nib reads · 5 show a wrong row")
    }

    @Test("A script gets the same notes, although it draws the screen for the first time")
    func script() {
        // Given
        let session = TableCellSession(rows: 100)
        var seen = ""
        session.output = { seen += $0 }

        // When
        for line in ["experiment stale-content", "scroll 5", "show --notes"] { session.run(line) }

        // Then
        expect(seen.split(separator: "\n").count { $0.contains("still shows row ") }, equals: 5)
    }

    @Test("A missing image is reported as missing, not as wrong, and so is a missing selection")
    func images() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("edit ReusableTableViewCell --set phaseImageView.hidden YES")
        let lacking = notes(session)
        session.run("reset")
        session.run("edit ReusableTableViewCellExampleViewController --set tableView.allowsSelection NO")
        session.run("select 2")

        // Then
        expect(lacking.allSatisfy { $0.string.hasSuffix("\n    lacks an image") })
        expect(notes(session)[2].string, equals: "row 2  new\n    should look selected")
    }

    @Test("After any commands, the note names the row that the cell still shows")
    func later() {
        // Given
        let session = TableCellSession(rows: 100)
        session.run("experiment stale-content")
        session.run("scroll 3")
        session.run("select 5")

        // When
        session.run("goto 40")

        // Then
        let shown = notes(session).map { $0.string.split(separator: "still shows ").last ?? "" }
        expect(shown, equals: ["row 3", "row 4", "row 5", "row 6", "row 0", "row 1", "row 2"])
    }

    @Test(
        "Notes say what a cell should show",
        arguments: [
            ("cleared-content", "scroll 1", "should show “Last Quarter” …", 1),
            ("wrong-label", "show", "should show “Full Moon” …", 7),
            ("outlets-after-archive", "show", "should show “Full Moon” …", 7),
            ("duplicate-tag", "show", "should show “2011.12.10 14:37”", 7),
            ("edited-tag", "scroll 1", "should show “Last Quarter”", 4),
            ("forgotten-super", "tap 6", "should look selected", 1),
        ])
    func lacking(experiment: String, line: String, mark: String, count: Int) throws {
        // Given
        let session = TableCellSession(rows: 100)
        session.run("experiment \(experiment)")

        // When
        session.run(line)

        // Then
        let faults = notes(session).filter { $0.runs.contains { $0.role == .broken } }
        expect(faults.last?.string.hasSuffix("\n    \(mark)"), equals: true, "\(faults.last?.string ?? "")")
        expect(faults.count, equals: count)
        let verb = count == 1 ? "row is" : "rows are"
        expect(session.shown.notes.header.last?.string.hasSuffix(" · \(count) \(verb) wrong"), equals: true)
    }

    @Test("In a grid, a note names the item that a cell wrongly shows")
    func grid() {
        // Given
        let session = GridCellSession(items: 90)
        session.run("experiment edited-tag")

        // When
        session.run("scroll 1")

        // Then
        expect(notes(session).allSatisfy { $0.string.contains("\n    should show “Day ") })
    }

    @Test(
        "If cells show the right content, no note marks them",
        arguments: [
            "technique owner-outlet", "experiment no-identifier", "experiment mixed-kinds", "experiment another-nib",
        ])
    func right(line: String) {
        // Given
        let session = TableCellSession(rows: 100)
        session.run(line)

        // When
        for line in ["scroll 3", "delete 4", "insert 5", "goto 50", "scroll -2", "reload"] { session.run(line) }

        // Then
        expect(notes(session).allSatisfy { !$0.runs.contains { $0.role == .broken } })
    }

    @Test("Cells, nibs and objects of the screen for comparison aren't counted")
    func unseen() {
        // Given
        let session = TableCellSession(rows: 100)
        session.run("experiment stale-content")
        session.run("scroll 5")
        let before = session.stats

        // When
        _ = session.shown.notes

        // Then
        expect(session.stats, equals: before)
    }
}
