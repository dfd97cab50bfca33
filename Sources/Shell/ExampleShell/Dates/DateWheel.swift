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

    /// Turns this wheel of a picker some rows further, or back, as a user does.
    @MainActor public func spin(_ picker: UIDatePicker, by rows: Int) {
        picker.spin(UIDatePicker.Wheel(rawValue: rawValue)!, by: rows)
    }

    /// Returns the wheels of a picker on the screen that a user can touch, each turned by a command and its name.
    @MainActor public static func touchables(of picker: UIDatePicker, turnedBy command: String) -> [Touchable] {
        guard picker.isEnabled else { return [] }
        return picker.wheels.filter { DateWheel(rawValue: $0.rawValue) != nil }.compactMap {
            Touchable(
                wheel: "\(command) \($0)", rect: picker.rect(of: $0), rowHeight: TextLayout.lineHeight, of: picker)
        }
    }
}
