import Foundation

/// A day of the Gregorian calendar, without a time.
public nonisolated struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Creates the day of a moment in a time zone.
    public init(_ date: Date, in timeZone: TimeZone) {
        let parts = Self.calendar(timeZone).dateComponents([.year, .month, .day], from: date)
        (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    /// Reads a day as `2011-10-29`.
    ///
    /// - Returns: nil if it is written otherwise, or there is no such day.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, (1...2).contains(parts[1].count), (1...2).contains(parts[2].count),
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        let components = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
        guard numbers[0] > 0, components.isValidDate(in: Self.calendar(.gmt)) else { return nil }
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
    }

    /// Returns a moment of the day. By default this is noon, which every day has.
    public func date(hour: Int = 12, minute: Int = 0, in timeZone: TimeZone) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        // Components of a valid day always have a date.
        return Self.calendar(timeZone).date(from: parts)!
    }

    /// The day, as `2011.10.1`.
    public var description: String { "\(year).\(month).\(day)" }

    /// Returns a Boolean value that indicates whether the first day is before the second.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
