import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The contents of a terminal while a user drives the screen, key by key, with the cursor.
struct WholeDrivesTests {
    private static let dates = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]

    /// Returns the first frame, and for each key the rows that change, and the place of the cursor.
    private func told(_ keys: [String], by fingers: Fingers) -> String {
        var before: [String] = []
        return ([""] + keys).map { key in
            fingers.type(key)
            let frame = fingers.frame
            let (seen, cursor) = (frame.seen, frame.cursor.map { "  ⌶ \($0.column), \($0.row)" } ?? "")
            let rows = (0..<max(seen.count, before.count)).map { row in
                [before, seen].map { $0.indices.contains(row) ? $0[row] : "" }
            }
            before = seen
            let changed = zip(0..., rows).filter { $0.1[0] != $0.1[1] }.map { "\($0.0)┊\($0.1[1])" }
            return (["▷ \(key.debugDescription)\(cursor)"] + changed).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    @Test(
        "Each key's effect is recorded: wheels, items, pages, choices, typed text, and two screens",
        arguments: [
            (
                "wheels", "date-picker", (100, 30),
                [
                    Key.left, Key.tab, Key.backTab, Key.enter, Key.tab, Key.up, Key.right, Key.tab, Key.left, Key.down,
                    Key.wheel(up: true, column: 20, row: 8), Key.wheel(up: false, column: 1, row: 2), Key.pageDown, "i",
                    Key.click(column: 30, row: 13), Key.backTab, "[", "[", "]", "[", ":state\r", Key.enter, " ",
                ]
            ),
            (
                "dates", "ignorable-date-picker", (80, 24),
                [Key.tab + Key.tab, Key.down, Key.tab + Key.tab, Key.enter, Key.tab, Key.up, "?", "q", ":query\r"]
            ),
            (
                "items", "grid-cell", (122, 30),
                [
                    Key.tab, Key.pageDown, Key.pageUp, Key.backTab, Key.end, Key.home, "i", "x", "r", Key.down,
                    Key.click(column: 20, row: 8), Key.click(column: 60, row: 8), "[", "[", Key.enter, "]",
                ]
            ),
            (
                "pages", "table-cell", (60, 15),
                [
                    "?", Key.pageDown, Key.down, Key.end, Key.up, Key.pageUp, Key.home, Key.down, " ", " ", ":xib\r",
                    " ", " ", Key.wheel(up: false, column: 3, row: 3), Key.wheel(up: true, column: 3, row: 3), Key.end,
                    Key.down, " ", "e", Key.end, Key.up, Key.pageUp, Key.pageDown, Key.home,
                    Key.wheel(up: true, column: 2, row: 2), Key.down + Key.down, Key.tab, Key.backTab,
                    Key.click(column: 4, row: 2), Key.enter, "t",
                    Key.down, Key.enter, "t", Key.escape,
                ]
            ),
            (
                "typing", "table-cell", (80, 24),
                [
                    ":", "scrol 12", Key.left + Key.left, "\u{02}", "\u{7F}", "\u{06}", "\u{04}", "\u{01}", "x",
                    "\u{7F}",
                    "\u{05}", Key.right, " a b  ", "\u{17}", "\u{17}", Key.home, "\u{0B}", "ex\t", "\t", "st\t",
                    "\u{15}",
                    "t\t", "\u{1B}[3~", Key.end, "\u{7F}\u{7F}", "\u{7F}", ":\u{03}",
                    ":assign #1.phaseLabel.text a text that is longer than there is room for on the line", Key.home,
                    Key.end, "\r", ":\u{1B}[200~stats\nmore\u{1B}[201~", Key.escape, ":snapshot /no\u{20}such\t",
                    Key.escape,
                    ": \r",
                ]
            ),
            (
                "two", "table-cell", (80, 24),
                [
                    "c", Key.down, Key.enter, Key.down, Key.tab, Key.enter, Key.end, Key.home, "i", "?", "[",
                    ":tree\r", Key.pageDown, " ", Key.end, "e", Key.click(column: 45, row: 6),
                    Key.wheel(up: false, column: 45, row: 6), ":tab\u{1B}[D", Key.enter, " ", ":technique code\r", "q",
                    "q", "[", "]",
                ]
            ),
            (
                "twowide", "date-picker", (100, 40),
                ["c" + Key.enter, Key.tab, Key.enter, Key.tab + Key.up, ":tap done\r", ":stats\r", "q", "c"]
            ),
            ("code", "table-cell", (160, 50), [Key.down, "t" + Key.down + Key.enter]),
        ] as [(String, String, (Int, Int), [String])])
    func whole(name: String, program: String, size: (Int, Int), keys: [String]) throws {
        // Given
        let fingers = Fingers(try ExampleSession.ofProgram(program, rows: 55, items: 90), columns: size.0, rows: size.1)

        // When
        let text = told(keys, by: fingers)

        // Then
        try expect(text, isRecordedIn: "Keys-for-\(name).txt")
    }

    @Test("The most important keys are listed, as many as fit")
    func keyLine() throws {
        // Given
        let list = Fingers(TableCellSession(rows: 55))
        let other = Fingers(try ExampleSession.ofProgram("date-picker", rows: 55, items: 90))
        list.press(Key.down + Key.tab)
        var lines: [String] = []

        // When
        for fingers in [list, other] {
            for columns in 40...150 {
                let line = KeyGuide(fingers.driver).line(columns: columns).string
                if line != lines.last?.split(separator: "│", maxSplits: 1).last.map(String.init) {
                    lines.append("\(columns)│\(line)")
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Keys-in-a-line.txt")
    }

    @Test("A resized window is drawn again, and one that is too small says so")
    func resized() throws {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55), columns: 80, rows: 24)
        fingers.press(Key.down + Key.tab)
        let comparing = Fingers(TableCellSession(rows: 55), columns: 100, rows: 30)
        comparing.press("c" + Key.enter)

        // When
        let text = [fingers, comparing].flatMap { fingers in
            [
                (71, 24), (72, 24), (119, 24), (120, 24), (60, 16), (40, 15), (40, 14), (39, 15), (1, 2), (80, 15),
                (80, 14),
                (79, 15), (87, 30), (88, 30),
            ].map { columns, rows in
                let session = fingers.driver.session
                (session.appearance.fixedWidth, session.appearance.fixedHeight) = (columns, rows)
                return "▷ \(columns)×\(rows)\n" + fingers.seen.joined(separator: "\n")
            }
        }

        // Then
        try expect(text.joined(separator: "\n"), isRecordedIn: "Keys-in-all-sizes.txt")
    }
}
