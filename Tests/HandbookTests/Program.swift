import Foundation
import Handbook
import TerminalTesting

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// One of the four programs, without a terminal.
final class Program {
    /// The session of the program.
    let session: ExampleSession
    private var printed = ""

    /// Starts it as the chapter says.
    convenience init(for chapter: Chapter) throws {
        try self.init(chapter.program, arguments: chapter.arguments)
    }

    /// Starts a program; in the time zone that all tests share, which shows nowhere.
    init(_ name: String, arguments: [String]) throws {
        let dates = arguments + ["--time-zone", "GMT"]
        switch name {
        case "table-cell": session = TableCellSession(rows: 100)
        case "grid-cell": session = GridCellSession(items: 90)
        case "date-picker": session = try DatePicker.makeSession(.parse(dates))
        default: session = try IgnorableDatePicker.makeSession(.parse(dates))
        }
        session.executable = URL(fileURLWithPath: try Executable(name).path)
        session.appearance.fixedWidth = 80
        // No test reads the times, so one round is enough.
        session.program.mostRounds = 1
        // A list shows at once what its nibs make, which `edit` has tried: no other line has to be tried as well.
        session.editing.isTrial = name.hasSuffix("cell")
        session.output = { [unowned self] in printed += $0 }
        session.errors = { [unowned self] in printed += $0 }
    }

    /// Types lines, and answers what they printed.
    @discardableResult
    func type(_ lines: String...) -> String { type(lines: lines) }

    /// Types lines, and answers what they printed.
    @discardableResult
    func type(lines: [String]) -> String {
        printed = ""
        for line in lines { session.run(line) }
        return printed
    }

    /// Types a line, and answers the lines that it printed.
    func lines(typing line: String) -> [String] {
        type(line)
        return printedLines
    }

    /// The lines that were printed last.
    var printedLines: [String] {
        if printed.isEmpty { return [] }
        return printed.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
