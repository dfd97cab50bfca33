import ExampleShell

@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

extension ExampleSession {
    /// The session of a program, by the name that is typed, on a day and in a language in which it always looks alike.
    static func ofProgram(_ name: String, rows: Int = 30, items: Int = 60) throws -> ExampleSession {
        let dates = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        return switch name {
        case "table-cell": TableCellSession(rows: rows)
        case "grid-cell": GridCellSession(items: items)
        case "date-picker": try DatePicker.makeSession(.parse(dates))
        default: try IgnorableDatePicker.makeSession(.parse(dates))
        }
    }
}
