public import ArgumentParser
public import ReusableViews

extension CalendarDay: ExpressibleByArgument {
    /// Reads a day as `2011-10-29`.
    public nonisolated init?(argument: String) {
        self.init(argument)
    }
}

extension UIDatePicker {
    /// Turns all wheels to a day, at noon, as a user does. Throws an error with the place where they stop if they don't
    /// reach it.
    public func spin(to day: CalendarDay) throws {
        let timeZone = calendar.timeZone
        spin(to: day.date(in: timeZone))
        let reached = CalendarDay(date, in: timeZone)
        if reached != day { throw CommandError("the wheels don't reach \(day): they stop at \(reached)") }
    }
}
