public import ArgumentParser
public import TerminalUIKit

/// A wheel of a date picker, as an argument of a command.
public nonisolated enum DateWheel: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// The wheel of years.
    case year
    /// The wheel of months.
    case month
    /// The wheel of days.
    case day

    /// Turns this wheel of a picker, as a finger does.
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - rows: How many rows further, or back if negative.
    @MainActor public func spin(_ picker: UIDatePicker, by rows: Int) {
        switch self {
        case .year: picker.spin(.year, by: rows)
        case .month: picker.spin(.month, by: rows)
        case .day: picker.spin(.day, by: rows)
        }
    }
}
