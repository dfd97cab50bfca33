public import ArgumentParser
public import ReusableViews

extension CalendarDay: ExpressibleByArgument {
    /// Reads a day as `2011-10-29`.
    public nonisolated init?(argument: String) {
        self.init(argument)
    }
}

extension UIDatePicker {
    /// Turns all wheels to a day, at noon, as a user does. If they don't reach it, turns them back and throws an error
    /// with the place where they stop.
    public func spin(to day: CalendarDay) throws {
        let (timeZone, before) = (calendar.timeZone, date)
        spin(to: day.date(in: timeZone))
        let reached = CalendarDay(date, in: timeZone)
        guard reached != day else { return }
        spin(to: before)
        throw CommandError("the wheels don't reach \(day): they stop at \(reached)")
    }
}
