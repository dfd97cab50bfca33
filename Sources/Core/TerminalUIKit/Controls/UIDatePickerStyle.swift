/// The styles of a date picker. All are drawn as wheels.
public nonisolated enum UIDatePickerStyle: Int, Sendable, CaseIterable, NibEnum {
    /// As the system likes.
    case automatic
    /// Wheels.
    case wheels
    /// A text that opens a calendar.
    case compact
    /// A calendar.
    case inline
}
