/// A day of the Moon, counted from a new moon on.
///
/// A lunation takes 29½ days, so months of 30 and of 29 days follow each other, as in calendars that go by the Moon.
public nonisolated struct LunarDay: Numbered, Hashable {
    /// The day's number. 0 is the first day of a month of 30 days. Days go on without end in both directions.
    public let index: Int

    /// Creates the day with a number.
    public init(index: Int) { self.index = index }

    /// The day of its lunation, from 1, when the Moon is new, to 29 or 30. It is full on the 15th.
    public var dayOfLunation: Int {
        let day = ((index % 59) + 59) % 59
        return day < 30 ? day + 1 : day - 29
    }

    /// The phase that begins on the day, or nil: new on the 1st, full on the 15th, with a quarter between them.
    public var phase: MoonPhase? {
        let (week, day) = (dayOfLunation - 1).quotientAndRemainder(dividingBy: 7)
        return day == 0 ? MoonPhase(rawValue: week) : nil
    }

    /// The day in words.
    public var name: String { "Day \(dayOfLunation)" }

    /// The name of the image that shows the Moon on that day, from `moon-01` to `moon-30`.
    public var imageName: String { "moon-" + (dayOfLunation < 10 ? "0" : "") + "\(dayOfLunation)" }
}

/// The days of the Moon from a new moon on.
public typealias LunarDays = NumberedList<LunarDay>
