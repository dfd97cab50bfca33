import ReusableViews

/// The appearance of the Moon on a day, in a word and a picture.
struct MoonOnDay {
    /// The phase reached on that day, otherwise the time between two phases.
    let name: String
    /// The name of the system image that shows it.
    let symbolName: String

    /// The Moon on the day of a moment, as days are counted somewhere.
    init(_ date: Date, in timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let next = LunarEvent(firstSince: calendar.startOfDay(for: date))
        if calendar.isDate(next.date, inSameDayAs: date) {
            (name, symbolName) = (next.phase.name, next.phase.symbolName)
        } else {
            switch next.phase {
            case .firstQuarter: (name, symbolName) = ("Waxing Crescent", "moonphase.waxing.crescent")
            case .full: (name, symbolName) = ("Waxing Gibbous", "moonphase.waxing.gibbous")
            case .lastQuarter: (name, symbolName) = ("Waning Gibbous", "moonphase.waning.gibbous")
            case .new: (name, symbolName) = ("Waning Crescent", "moonphase.waning.crescent")
            }
        }
    }
}
