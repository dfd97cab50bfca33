import ReusableViews

extension UILabel {
    /// Shows the day of a date as a calendar names it.
    func show(_ date: Date, in calendar: Calendar) {
        text = date.formatted(
            Date.FormatStyle(
                date: .long, time: .omitted, locale: calendar.locale ?? .current, calendar: calendar,
                timeZone: calendar.timeZone))
    }
}
