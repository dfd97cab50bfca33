import Canvases
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import REPL
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// A scroll that can be looked at slowly, and the frames between two screens.
struct SlowScrollTests {
    /// A session whose list is scrolled in a driver, step by step.
    private struct Scrolling {
        let session: ListSession
        let driver: Driver

        init(_ session: ListSession, _ lines: [String]) {
            self.session = session
            session.appearance = Appearance(fixedWidth: 80, fixedHeight: 24)
            (session.output, session.errors) = ({ _ in }, { _ in })
            for line in lines { session.run(line) }
            driver = Driver(session)
        }

        /// Scrolls slowly, and returns the moments.
        func moments(_ rows: Int) -> [ScrollMoment] {
            session.inContext {
                driver.drive { _ = driver.run("scroll \(rows) slowly") }
            }
            return driver.slowScroll?.scroll.moments ?? []
        }
    }

    @Test(
        "At no moment of a scroll is a cell in two places or a row empty, and at the end the queue is the list's",
        arguments: [
            "reset", "experiment no-identifier", "experiment stale-content", "experiment cleared-content",
            "experiment mismatched-identifier", "technique register-nib",
        ])
    func everyMoment(line: String) {
        // Given
        let grids: [ListSession] = line == "reset" ? [GridCellSession(items: 90)] : []
        for session in [TableCellSession(rows: 100)] + grids {
            let scrolling = Scrolling(session, [line])

            for rows in [1, 3, -2, 7, -9, 20, 1] {
                // When
                let moments = scrolling.moments(rows)

                // Then
                let list = session.shownList!
                for moment in moments {
                    let seen = moment.rendering.numbered.map(\.number)
                    let waiting = moment.waiting.flatMap(\.numbers)
                    expect(Set(seen + waiting).count, equals: seen.count + waiting.count, "\(seen) \(waiting)")
                    // Between the title, two lines high, and the lower edge each line is that of a cell.
                    let filled = Set(moment.rendering.numbered.flatMap(\.lines))
                    let lines = (3..<moment.rendering.lines.count - 1).filter { !filled.contains($0) }
                    expect(lines, equals: [], "\(moment.rendering.lines.joined(separator: "\n"))")
                }
                let last = moments.last
                expect(last?.rendering.numbered.map(\.number), equals: list.visibleItems.map(\.cell.serialNumber))
                let waiting = list.cellsWaiting.map { "\($0.identifier) \($0.cells.map(\.serialNumber))" }
                expect(last?.waiting.map { "\($0.identifier) \($0.numbers)" }, equals: waiting)
                let counts = list.reuseCounts
                expect([last?.made, last?.reused], equals: [counts.made, counts.reused])
            }
        }
    }

    @Test("In a script, scroll prints each moment with its calls, the same each time")
    func script() throws {
        // Given
        let sessions = (0..<2).map { _ in ScriptedSession(TableCellSession(rows: 100)) }

        // When
        let told = sessions.map { $0.run("scroll 1 slowly", "scroll -1 slowly", "stats") }
        let dropped = ScriptedSession(TableCellSession(rows: 100)).run("experiment no-identifier", "scroll 1 slowly")
        let grid = ScriptedSession(GridCellSession(items: 90)).run("scroll 1 slowly")

        // Then
        expect(told[0], equals: told[1])
        try expect([told[0], dropped, grid].joined(separator: "\n—\n"), isRecordedIn: "Moments-in-words.txt")
    }

    @Test("In drive s makes the arrows slow: → and ← go from moment to moment, Enter to the end")
    func keys() throws {
        // Given
        let fingers = Fingers(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let first = fingers.press("s" + Key.down)
        let second = fingers.press(Key.right)
        let third = fingers.press(Key.right)
        let back = fingers.press(Key.left)
        let end = fingers.press(Key.enter)

        // Then
        expect(first.joined(separator: "\n"), contains: "scroll 1 slowly: 1 of 3")
        expect(first.joined(separator: "\n"), contains: "Row 0 leaves at the top.")
        expect(second.joined(separator: "\n"), contains: "A cell is needed, and one waits.")
        expect(third.joined(separator: "\n"), contains: "Cell #1 is back, in row 7.")
        expect(back, equals: second)
        expect(end.joined(separator: "\n"), contains: "row 7  was row 0")
        expect(fingers.driver.slowScroll == nil)
        try expect(
            [first, second, third].map { $0.joined(separator: "\n") }.joined(separator: "\n"),
            isRecordedIn: "Moments-in-80x24.txt")
    }

    @Test("At a prompt, frames take a third of a second at most, over any distance, and a script has no frames")
    func passing() {
        for rows in [1, 3, 50, -20] {
            // Given
            let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)
            screen.session.appearance.style = TerminalStyle(color: .trueColor, ascii: false, attributes: true)
            screen.type("scroll 20")
            var pauses: [Double] = []
            screen.session.pause = { pauses.append($0) }

            // When
            let seen = screen.type("scroll \(rows)")
            let count = pauses.count
            screen.session.pause = nil
            let still = screen.type("scroll \(rows)")

            // Then
            expect(count > 0 && pauses.reduce(0, +) < 1 / 3, "\(pauses)")
            expect(seen.contains("\u{1B}[J") && !still.contains("\u{1B}[J"))
            expect(pauses.count, equals: count)
        }
    }

    @Test("Too many rows scroll at full speed only, and a line says how many can scroll slowly")
    func tooMany() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let seen = screen.type("scroll 21 slowly")

        // Then
        expect(seen, contains: "slowly goes by at most 20 whole rows")
        expect(screen.session.stats.reused, equals: 0)
    }
}
