extension UIDatePicker {
    /// The modes of a date picker.
    public nonisolated enum Mode: Int, Sendable, CaseIterable, NibEnum {
        /// Hour and minute.
        case time
        /// Year, month and day.
        case date
        /// A day of any month, hour and minute.
        case dateAndTime
        /// A number of hours and minutes.
        case countDownTimer
    }

    /// One of a picker's wheels. Not in UIKit, where a user sees the wheels.
    public nonisolated enum Wheel: String, Sendable, CaseIterable {
        /// The years.
        case year
        /// The months. Beyond the last comes the first of the same year.
        case month
        /// The days. Beyond the last comes the first of the same month, in ``Mode/dateAndTime`` that of the next.
        case day
        /// The hours. Beyond the last comes the first of the same day.
        case hour
        /// The minutes, as far apart as ``UIDatePicker/minuteInterval`` says. They go round as well.
        case minute
        /// The halves of the day, where the locale has them.
        case period
    }
}
