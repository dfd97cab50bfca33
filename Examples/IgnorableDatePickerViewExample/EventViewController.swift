import ReusableViews

// The base of every technique: a screen with ignorable date pickers, which are asked when a value is needed.
class EventViewController: UIViewController {
    /// The pickers on the screen, by their texts about the event.
    var pickers: [EventDate: IgnorableDatePickerView] { [:] }

    /// Asks every picker, and returns the answers.
    func query() -> String {
        let pickers = pickers
        var lines: [String] = []
        var rest = EventDate.allCases
        if let start = pickers[.start], let end = pickers[.end] {
            let range = DateRange(start: start.day, end: end.day)
            lines.append("\(range)")
            if range.isBackwards { lines.append("The end is before the start: no day is in the range.") }
            rest.removeAll { $0 == .start || $0 == .end }
            rangeWasAsked(range)
        }
        lines += rest.compactMap { date in pickers[date].map { "\(date.caption) \($0.dateString)" } }
        return lines.joined(separator: "\n")
    }

    /// Called when start and end have been asked. Override it to show the range.
    func rangeWasAsked(_ range: DateRange) {}
}
