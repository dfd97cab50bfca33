import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample

/// The parts of a screen, its notes and its steps that fit into windows of different heights.
struct WindowHeightTests {
    /// Returns the output of lines in windows of each height, without the lines that the previous window also had.
    private func table(_ session: ExampleSession, columns: Int, rows: [Int], typing lines: [String]) -> [String] {
        let screen = Screen(session, columns: columns, rows: rows[0])
        var (table, before) = ([String](), [String: Set<Substring>]())
        for rows in rows {
            session.appearance.fixedHeight = rows
            for line in lines {
                let seen = screen.type(line).split(separator: "\n", omittingEmptySubsequences: false)
                let new = seen.filter { !$0.isEmpty && before[line]?.contains($0) != true }
                table.append("▷ \(columns)×\(rows) \(line): \(seen.count) lines" + (new.isEmpty ? "" : ", new:"))
                table += new.map(String.init)
                before[line] = Set(seen)
            }
        }
        return table
    }

    @Test(
        "In a low window, the phone is folded, notes are left out, and steps are counted",
        arguments: [("rows", 72), ("dates", 80)])
    func heights(program: String, columns: Int) throws {
        // Given
        let session: ExampleSession =
            switch program {
            case "rows": TableCellSession(rows: 100)
            default:
                try DatePicker.makeSession(.parse(["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]))
            }
        let lines =
            program == "dates"
            ? ["present", "trace on", "spin day 1", "tap done", "trace off"]
            : ["scroll 1", "trace on", "scroll -1", "trace off", "claim T4"]

        // When
        let table = table(
            session, columns: columns,
            rows: program == "dates" ? [8, 14, 20, 26, 40] : Array(stride(from: 6, through: 30, by: 3)) + [40],
            typing: lines)

        // Then
        try expect(
            Difference(
                of: table.joined(separator: "\n"), fromRecorded: "\(program)-\(columns)-wide-in-all-heights.txt"),
            equals: nil)
    }
}
