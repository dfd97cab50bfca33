import PlainText

extension UIDatePicker {
    /// The wheels from left to right, in the order of the locale.
    public var wheels: [Wheel] {
        let isHalved = hourPattern.contains("a")
        return switch datePickerMode {
        case .date: dateWheels
        case .time: isHalved ? [.hour, .minute, .period] : [.hour, .minute]
        case .dateAndTime: isHalved ? [.day, .hour, .minute, .period] : [.day, .hour, .minute]
        case .countDownTimer: [.hour, .minute]
        }
    }

    private var wheelLocale: Locale { calendar.locale ?? .current }

    private var hourPattern: String {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: wheelLocale) ?? "HH"
    }

    private var dateWheels: [Wheel] {
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: wheelLocale) ?? "d MMMM y"
        let letters: [(Character, Wheel)] = [("d", .day), ("M", .month), ("L", .month), ("y", .year)]
        var wheels: [Wheel] = []
        for character in pattern {
            guard let wheel = letters.first(where: { $0.0 == character })?.1, !wheels.contains(wheel) else { continue }
            wheels.append(wheel)
        }
        // Words in the pattern could hide a letter. A date needs all three wheels.
        return wheels.count == 3 ? wheels : [.day, .month, .year]
    }

    // MARK: Turning

    private static let allComponents: Set<Calendar.Component> = [
        .era, .year, .month, .day, .hour, .minute, .second, .nanosecond,
    ]

    /// The date when a wheel is turned, limits aside.
    func turned(_ wheel: Wheel, by steps: Int) -> Date {
        let calendar = self.calendar!
        var parts = calendar.dateComponents(Self.allComponents, from: date)
        switch wheel {
        case .day where datePickerMode == .dateAndTime:
            let days = max(-4_000_000, min(steps, 4_000_000))
            return calendar.date(byAdding: .day, value: days, to: date) ?? date
        case .year:
            parts.year = max(1, min((parts.year ?? 1) + max(-10_000, min(steps, 10_000)), 9999))
        case .month:
            let count = calendar.range(of: .month, in: .year, for: date)?.count ?? 12
            parts.month = Self.turned((parts.month ?? 1) - 1, by: steps, of: count) + 1
        case .day:
            parts.day = Self.turned((parts.day ?? 1) - 1, by: steps, of: daysOnWheel) + 1
        case .hour, .minute, .period:
            let minutes = turnedMinutes(wheel, by: steps, from: (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
            (parts.hour, parts.minute, parts.second, parts.nanosecond) = (minutes / 60, minutes % 60, 0, 0)
        }
        return dateWithLastDay(of: parts, in: calendar) ?? date
    }

    /// The minutes of a day when a wheel of its clock is turned.
    func turnedMinutes(_ wheel: Wheel, by steps: Int, from minutes: Int) -> Int {
        // The wheel rests on rows only.
        let (hour, minute) = (minutes / 60, minutes % 60 - minutes % minuteInterval)
        switch wheel {
        case .hour:
            return Self.turned(hour, by: steps, of: 24) * 60 + minute
        case .minute:
            let row = Self.turned(minute / minuteInterval, by: steps, of: 60 / minuteInterval)
            return hour * 60 + row * minuteInterval
        case .period:
            // Two rows that do not go round.
            let isAfternoon = steps == 0 ? hour >= 12 : steps > 0
            return (hour % 12 + (isAfternoon ? 12 : 0)) * 60 + minute
        default:
            return minutes
        }
    }

    /// A row of a wheel that goes round.
    private static func turned(_ row: Int, by steps: Int, of count: Int) -> Int {
        ((row + steps % count) % count + count) % count
    }

    private var daysOnWheel: Int { calendar.maximumRange(of: .day)?.count ?? 31 }

    /// The date of some components. A day the month does not have becomes its last.
    private func dateWithLastDay(of components: DateComponents, in calendar: Calendar) -> Date? {
        var parts = components
        parts.day = 1
        guard let first = calendar.date(from: parts) else { return nil }
        let days = calendar.range(of: .day, in: .month, for: first)?.count ?? daysOnWheel
        parts.day = min(components.day ?? 1, days)
        return calendar.date(from: parts)
    }

    // MARK: Texts

    /// Returns the text of a wheel some rows below the selected one, or empty beyond its ends, and for days not in the
    /// month.
    func text(of wheel: Wheel, at offset: Int) -> String {
        if datePickerMode == .countDownTimer {
            let minutes = turnedMinutes(wheel, by: offset, from: (countDownDuration / 60).whole(in: 0...1439))
            return wheel == .hour ? "\(minutes / 60) h" : "\(minutes % 60) min"
        }
        let calendar = self.calendar!
        let parts = calendar.dateComponents(Self.allComponents, from: date)
        switch wheel {
        case .year:
            let year = (parts.year ?? 1) + offset
            return (1...9999).contains(year) ? "\(year)" : ""
        case .month:
            let names = monthNames
            return names.isEmpty ? "" : names[Self.turned((parts.month ?? 1) - 1, by: offset, of: names.count)]
        case .day where datePickerMode == .dateAndTime:
            return dayFormatter.string(from: turned(.day, by: offset))
        case .day:
            let day = Self.turned((parts.day ?? 1) - 1, by: offset, of: daysOnWheel) + 1
            let days = calendar.range(of: .day, in: .month, for: date)?.count ?? daysOnWheel
            return day <= days ? "\(day)" : ""
        case .hour:
            let hour = Self.turned(parts.hour ?? 0, by: offset, of: 24)
            return hourPattern.contains("a") ? "\((hour + 11) % 12 + 1)" : Self.twoDigits(hour)
        case .minute:
            let row = Self.turned((parts.minute ?? 0) / minuteInterval, by: offset, of: 60 / minuteInterval)
            return Self.twoDigits(row * minuteInterval)
        case .period:
            let row = ((parts.hour ?? 0) < 12 ? 0 : 1) + offset
            return row == 0 ? calendar.amSymbol : row == 1 ? calendar.pmSymbol : ""
        }
    }

    /// The names on the wheel of months: whole where there is room, else short.
    var monthNames: [String] {
        var calendar = self.calendar!
        calendar.locale = wheelLocale
        let whole = calendar.standaloneMonthSymbols
        let widest = whole.map { DisplayWidth.columns(of: $0) }.max() ?? 0
        // Marks, gaps, a day and a year stand beside the name.
        return widest + 16 <= TextLayout.columns(in: bounds.width) ? whole : calendar.shortStandaloneMonthSymbols
    }

    private var dayFormatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = wheelLocale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        return formatter
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
