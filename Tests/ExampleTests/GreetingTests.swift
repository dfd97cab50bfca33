import Foundation
import ReusableViews
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The first screen of a program.
struct GreetingTests {
    /// A program, and what it asks.
    nonisolated enum Program: String, CaseIterable {
        case tableCell = "Will 100 rows need 100 cells?"
        case gridCell = "Will 90 items need 90 cells?"
        case datePicker = "One picker, two screens: which one gets the date?"
        case ignorableDatePicker = "How does one nib come to be on this screen twice?"

        @MainActor func makeSession() -> ExampleSession {
            switch self {
            case .tableCell: TableCellSession(rows: 100)
            case .gridCell: GridCellSession(items: 90)
            case .datePicker: DatePickerSession()
            case .ignorableDatePicker: IgnorableDatePickerSession()
            }
        }
    }

    @Test(
        "The first screen asks a question and names four commands, and all of it is visible",
        arguments: Program.allCases, [(80, 24), (60, 15), (60, 24), (72, 24), (100, 40)])
    func first(program: Program, size: (columns: Int, rows: Int)) throws {
        // Given
        let session = program.makeSession()

        // When
        let screen = Screen(session, columns: size.columns, rows: size.rows)

        // Then
        let seen = screen.seen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let words = screen.seen.replacing(#/[│╰─╯()\n]/#, with: " ").split(separator: " ").joined(separator: " ")
        // The prompt takes the last line, and there is no line above the screen.
        expect(seen.count <= size.rows - 1)
        expect(seen.allSatisfy { $0.count <= size.columns })
        let first = try #require(session.program.firstCommand).line
        for command in [first, "drive", "tutorial", "help"] { expect(words, contains: command) }
        if size.columns < 72 { expect(seen.contains { $0 == program.rawValue }) }
    }

    @Test("At 80×24 the notes describe the cells, the nib, the queue and the counts, and then the next command")
    func table() {
        // Given, When
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // Then
        // The last line is about the keys of the prompt.
        let beside = screen.seen.split(separator: "\n").dropLast().map { $0.dropFirst(42).drop { $0 == " " } }
        let lines = beside.filter { !$0.isEmpty && !$0.hasPrefix("──") }
        expect(
            lines.map(String.init),
            equals: [
                "Seven rows, seven cells.", "Each cell has a number of its own.",
                "ReusableTableViewCell.xib", "read 7 times, once for each cell", "#1  #2  #3  #4  #5  #6  #7",
                "empty: no cell has left the screen", "7 made   0 reused   of 100 rows",
                "Will 100 rows need 100 cells?", "scroll 3         watch the numbers",
                "scroll 1 slowly  step by step", "drive            use arrow keys", "tutorial         go step by step",
                "help             see the commands",
            ])
        expect(screen.seen, contains: "New Moon                      #1  │")
        expect(screen.seen, contains: "2011.10.26 19:57            row 0 │")
        expect(screen.seen.split(separator: "\n").count <= 23)
    }

    @Test("Enter takes the next of these commands that has not run, but not while the tutorial waits for Enter")
    func suggested() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)
        let session = screen.session
        let first = session.suggestion

        // When
        screen.type("scroll 5")
        let second = session.suggestion
        screen.type("scroll 1 slowly")
        let third = session.suggestion
        screen.type("tutorial 1")

        // Then
        expect([first, second, third], equals: ["scroll 3", "scroll 1 slowly", "drive"])
        expect(session.suggestion, equals: nil)
    }

    @Test("help names eight commands in the order in which you need them, and help all has every command")
    func help() {
        for program in Program.allCases {
            // Given
            let screen = Screen(program.makeSession(), columns: 80, rows: 60)

            // When
            let short = screen.type("help").split(separator: "\n")
            let long = screen.type("help all")

            // Then
            let names = short.filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }
            expect(names.count, equals: 8, "\(short)")
            expect(short.last?.hasPrefix("\"help all\" lists more, "), equals: true)
            for name in ["snapshot", "assign", "mystery", "exercise", "transfer"] {
                expect(long, contains: "\n  \(name) ")
            }
        }
    }

    @Test("A command's description continues further to the right than the commands")
    func hanging() {
        // Given, When
        let screen = Screen(Program.ignorableDatePicker.makeSession(), columns: 80, rows: 24)

        // Then
        let beside = screen.seen.split(separator: "\n").map { String($0.dropFirst(44)) }
        let first = beside.firstIndex { $0.contains("ignore start on  leave the") }
        expect(first.map { beside[$0 + 1] }, equals: String(repeating: " ", count: 19) + "open")
    }

    @Test("Help breaks a long usage between words")
    func usage() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 60)

        // When
        let help = screen.type("help edit").split(separator: "\n")

        // Then
        expect(help.allSatisfy { $0.count <= 80 })
        expect(help.contains { $0.hasPrefix("USAGE: edit [<nib>]") } && help.contains { $0.hasPrefix("       ") })
    }

    @Test("The first command does something, and the greeting fits the window again after a resize")
    func resized() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)

        // When
        screen.session.appearance.fixedWidth = 60
        let narrow = screen.session.redraw()

        // Then
        expect(narrow, contains: "╯\nWill 100 rows need 100 cells?\n  scroll 3         watch the numbers\n")
        expect(screen.type("scroll 3"), contains: "3 reused")
    }

    @Test("Before the first command, notes call the first cells new")
    func fresh() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let shown = screen.type("show")
        let driven = Fingers(TableCellSession(rows: 100), columns: 80, rows: 24).press("")

        // Then
        expect(shown.contains("row 0  new") && !shown.contains("stayed"))
        expect(driven.contains { $0.contains("row 0  new") } && !driven.contains { $0.contains("stayed") })
    }

    @Test("A fault is described once, when the experiment begins")
    func once() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let begun = screen.type("experiment edited-tag")
        let later = screen.type("scroll 1")

        // Then
        let description = "edited-tag (H4, V10): The tag of the"
        expect(begun.components(separatedBy: description).count, equals: 2)
        expect(!later.contains(description) && later.contains("edited-tag"))
    }

    @Test("No line of the notes ends in a dot that separates counts, and no name is split")
    func dots() {
        // Given
        let table = Screen(TableCellSession(rows: 100), columns: 72, rows: 24)
        let dates = Screen(DatePickerSession(), columns: 72, rows: 24)

        // When
        let counted = table.type("experiment no-identifier", "scroll 20")
        let told = dates.type("present", "tap done")

        // Then
        expect(!counted.contains("·\n"))
        expect(told, contains: "reusableDatePicker(_:di…\n")
    }
}
