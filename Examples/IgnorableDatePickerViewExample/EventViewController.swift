import ReusableViews

// What every technique shares: a screen with ignorable date pickers, which are asked when somebody wants to know.
class EventViewController: UIViewController {
    /// The pickers on the screen, by what they say of the event.
    var pickers: [EventDate: IgnorableDatePickerView] { [:] }

    /// Asks every picker, and tells what they say.
    func query() -> String {
        var lines: [String] = []
        if let start = pickers[.start], let end = pickers[.end] {
            let range = DateRange(start: start.day, end: end.day)
            lines.append("\(range)")
            if range.isBackwards { lines.append("The end is before the start: no day is in the range.") }
            rangeWasAsked(range)
        }
        for date in EventDate.allCases where lines.isEmpty || date != .start && date != .end {
            if let picker = pickers[date] { lines.append("\(date.caption) \(picker.dateString)") }
        }
        return lines.joined(separator: "\n")
    }

    /// Called when start and end have been asked. Override it to show the range.
    func rangeWasAsked(_ range: DateRange) {}
}
