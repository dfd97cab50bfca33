import Canvases
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample
@testable import Teaching

/// The pane right of the notes, from 120 columns on.
struct WideTests {
    @Test("The steps of a command are at the right of the notes, and \"trace last\" lists them")
    func steps() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 160, rows: 40)

        // When
        let seen = screen.type("scroll 1")

        // Then
        expect(seen, contains: "row 7  was row 0 ")
        expect(seen, contains: "│ ── what happened: scroll 1 ──")
        expect(seen, contains: "│ queue       cell #1 left row 0; waits as \"ReusableTableViewCell\"\n")
        expect(seen, contains: "│ show        cell #1 in row 7\n")
        expect(screen.type("trace last"), contains: "show        cell #1 in row 7\n4 steps: ")
    }

    @Test("With tracing, steps that are all at the right aren't repeated below")
    func traced() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 160, rows: 60)
        screen.type("trace on")

        // When
        let few = screen.type("scroll 1")
        let many = screen.type("reset")

        // Then
        expect(few.components(separatedBy: "cell #1 in row 7").count, equals: 2)
        expect(few, contains: "\nThe cell that left row 0 came back in row 7: none was made. ")
        expect(many, contains: "│ ── the nib: ReusableTableViewCell.xib ──")
    }

    @Test("Waiting cells are in the queue under their identifier, also in a grid")
    func queue() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 120, rows: 40)
        let grid = Screen(GridCellSession(items: 60), columns: 160, rows: 40)

        // When
        let few = screen.type("experiment mismatched-identifier", "scroll 2")
        let many = screen.type("scroll 40")

        // Then
        expect(few.contains(#/│ "\w+"   #1   #2\n/#))
        expect(many.contains(#/│ … 42 cells wait\n/#))
        expect(grid.seen, contains: "│ empty: no cell has left the screen\n")
        expect(grid.type("scroll 1"), contains: "│ empty: every cell that left was reused\n")
    }

    @Test("An empty queue says why it is empty, unless there are no cells")
    func emptyQueue() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 160, rows: 40)
        let dates = Screen(DatePickerSession(), columns: 160, rows: 40)

        // When
        let start = screen.seen
        let reused = screen.type("scroll 2")
        let dropped = screen.type("experiment no-identifier", "scroll 2")

        // Then
        expect(start, contains: "│ ── what happened: the screen was made ──")
        expect(start, contains: "empty: no cell has left the screen")
        expect(reused, contains: "empty: every cell that left was reused")
        expect(dropped, contains: "empty: the cells that left have no identifier, so none is kept")
        expect(!dates.seen.contains("queue") && dates.seen.contains("what happened"))
    }

    @Test("No line is wider than the window, and no word is broken", arguments: [130, 160])
    func widths(columns: Int) throws {
        for session in [TableCellSession(rows: 55), DatePickerSession()] as [ExampleSession] {
            // Given
            let screen = Screen(session, columns: columns, rows: 40)

            // When
            let seen = screen.seen.split(separator: "\n")
            let told = try #require(seen.first?.firstRange(of: "── what happened"))
            let start = seen[0].distance(from: seen[0].startIndex, to: told.lowerBound)
            let phone = seen.prefix(session.shown.rendering.lines.count)
            let pane = phone.dropFirst().map { $0.dropFirst(start) }.prefix { !$0.isEmpty && !$0.hasPrefix("…") }

            // Then
            let report = TraceReport(session.recorder.happened.steps).text(columns: nil).string
            let words = Set(report.split(whereSeparator: \.isWhitespace))
            expect(seen.allSatisfy { $0.count <= columns })
            expect(pane.count > 8)
            expect(Set(pane.flatMap { $0.split(whereSeparator: \.isWhitespace) }).isSubset(of: words))
        }
    }

    @Test("A window that becomes narrow and wide again shows the same, at the prompt and in drive")
    func resize() throws {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 160, rows: 40)
        let wide = screen.type("scroll 3")
        let fingers = Fingers(TableCellSession(rows: 55), columns: 160, rows: 40)
        let driven = fingers.press(Key.down + ":stats\r ")

        // When
        screen.session.appearance.fixedWidth = 80
        let narrow = try #require(screen.session.redraw())
        screen.session.appearance.fixedWidth = 160
        let again = try #require(screen.session.redraw())
        fingers.driver.session.appearance.fixedWidth = 80
        fingers.driver.session.appearance.fixedHeight = 24
        let small = fingers.seen
        fingers.driver.session.appearance.fixedWidth = 160
        fingers.driver.session.appearance.fixedHeight = 40

        // Then
        expect(!narrow.contains("what happened") && narrow.contains("was row 0"))
        let heights = [again, wide].map { $0.split(separator: "\n").count }
        expect(heights[0], equals: heights[1])
        expect(again, contains: "what happened: scroll 3")
        expect(small.contains { $0.contains("was row 0") })
        expect(driven.contains { $0.contains("what happened: scroll 1") })
        expect(fingers.seen.contains { $0.contains("what happened: scroll 1") })
    }

    @Test("In a wide window, drive shows the method that returns the cells")
    func code() {
        // Given
        let high = Fingers(TableCellSession(rows: 55), columns: 160, rows: 50)
        let low = Fingers(TableCellSession(rows: 55), columns: 160, rows: 24)

        // When
        let seen = high.press(Key.down)
        let broken = high.press(":experiment stale-content\r ")

        // Then
        expect(seen.contains { $0.contains("15      return cell!") })
        expect(seen.contains { $0.contains("── the code that gives the cells ──") })
        expect(!broken.contains { $0.contains("15      return cell!") })
        expect(broken.contains { $0.contains("return cell") })
        expect(low.press(Key.down).contains { $0.contains("cell #1 in row") })
        expect(!low.seen.contains { $0.contains("the code") })
    }

    @Test("A high window has the sentence below the phone, then the code, and the steps and the nib beside both")
    func high() throws {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 160, rows: 50)

        // When
        let lines = screen.type("scroll 3").split(separator: "\n", omittingEmptySubsequences: false)

        // Then
        let phone = try #require(lines.firstIndex { $0.hasPrefix("╰") })
        expect(lines[phone + 1].hasPrefix("Three cells left at the top and came back below: none was made. "))
        expect(lines[phone + 3].hasPrefix("── the code that gives the cells ──"))
        expect(lines.last { !$0.isEmpty }?.hasPrefix("16  }") == true)
        let nib = try #require(lines.firstIndex { $0.contains("│ ── the nib: ReusableTableViewCell.xib ──") })
        expect(nib < phone)
        expect(lines.count { !$0.isEmpty } < 48)
    }

    @Test("A slow scroll in a high window has the code below the phone, and the nib with its line lit beside both")
    func slowly() throws {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55), columns: 160, rows: 50)

        // When
        let left = fingers.press("s" + Key.down)
        let asked = fingers.press(Key.right)

        // Then
        for seen in [left, asked] {
            let code = try #require(seen.firstIndex { $0.hasPrefix("── the code that gives the cells ──") })
            expect(code, equals: 25)
            expect(seen.contains { $0.contains("15      return cell!") })
            expect(seen[0], contains: "│ ── what happened: scroll 1 slowly ──")
            expect(seen.contains { $0.contains("│ ── the nib: ReusableTableViewCell.xib ──") })
        }
        expect(left.contains { $0.contains("│ queue       cell #1 left row 0") })
        expect(asked.contains { $0.contains("│ reuse       cell #1: prepareForReuse()") })
    }

    @Test("The notes on a screen without a list keep their details beside the steps")
    func details() {
        // Given
        let screen = Screen(DatePickerSession(), columns: 160, rows: 50)

        // When
        let seen = screen.type("present")

        // Then
        expect(seen, contains: "delegate → home")
        expect(seen, contains: "── what happened: present ──")
    }

    @Test("During a mystery, no text reveals the fault")
    func mystery() {
        // Given
        let session = TableCellSession(rows: 55)
        let screen = Screen(session, columns: 160, rows: 40)

        // When
        let fault = Fault(session.experimentsByName.first { $0.name == "no-identifier" }!, from: 1)
        session.tutorial.mystery = Mystery(.met, faults: [fault], fault: fault, choices: [fault], where: "")
        let seen = screen.type("scroll 1")

        // Then
        expect(seen, contains: "row 7")
        expect(!seen.contains("what happened"))
    }

    @Test("A badge has its color as background, or is only a number")
    func badge() {
        // Given
        let badge = CellBadge.text(3)

        // When
        let colored = badge.text(in: TerminalStyle(color: .trueColor, ascii: false, attributes: true))
        let few = badge.text(in: TerminalStyle(color: .ansi16, ascii: false, attributes: true))

        // Then
        expect(colored, equals: "\u{1B}[38;2;255;255;255;48;2;204;29;146;1m #3 \u{1B}[0m")
        expect(few, contains: "m #3 ")
        expect(badge.text(in: .plain), equals: " #3 ")
    }
}
