import ReusableViews

extension UILabel {
    /// Shows the day of a date as pickers would name it.
    func show(_ date: Date) {
        let calendar = UIDatePicker.usualCalendar
        text = date.formatted(
            Date.FormatStyle(
                date: .long, time: .omitted, locale: calendar.locale ?? .current, calendar: calendar,
                timeZone: calendar.timeZone))
    }
}
