import Foundation
import ReusableViews
import TerminalTesting
import Testing

/// The examples' days and events, each kind a table that is compared whole.
struct WholeModelsTests {
    @Test("Days of a lunation have their numbers, names and pictures, before the first one, too")
    func days() throws {
        // Given
        let indices = Array(-62...62)

        // When
        let lines = indices.map { index in
            let day = LunarDay(index: index)
            return "\(index): \(day.dayOfLunation) \(day.name) \(day.imageName)"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Lunar-days.txt")
    }

    @Test("Events have their phases and moments to the second, in the past, today and in the future")
    func events() throws {
        // Given
        let indices = Array(-9...8) + [-4000, -3999, -3998, -3997, 4000, 4001, 4002, 4003]

        // When
        let lines = indices.map { index in
            let event = LunarEvent(index: index)
            let seconds = Int(event.date.timeIntervalSince1970.rounded())
            let at = LunarEvent(firstSince: event.date).index
            let before = LunarEvent(firstSince: event.date - 1).index
            let after = LunarEvent(firstSince: event.date + 1).index
            return "\(index): \(event.phase.name), \(event.phase.symbolName), \(event.dateString) \(seconds); "
                + "first since then \(at), a second before \(before), after \(after)"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Lunar-events.txt")
    }

    @Test("Every moment in the calendar has an event after it")
    func farAway() {
        // Given
        let moments = [Date.distantFuture + 1e15, Date.distantPast - 1e15]

        // When
        let indices = moments.map { LunarEvent(firstSince: $0).index }

        // Then
        expect(indices, equals: [1_000_000, -1_000_000])
    }

    @Test("A day is read from a year of four digits, and a month and a day of one or two")
    func calendarDays() throws {
        // Given
        let texts = [
            "1969-07-20", "1969-7-2", "2000-02-29", "1900-02-29", "2001-02-29", "1999-12-31", "1999-13-01",
            "1999-00-01",
            "1999-01-00", "1999-01-32", "1999-04-31", "0001-01-01", "0000-01-01", "999-01-01", "19999-01-01", "",
            "1999-01", "1999-01-01-", "-1999-01-01", "1999--01", "1999-001-01", "1999-01-001", "1999-1a-01",
            "1999-01-0x",
            "1999.01.01", " 1999-01-01", "1999-01-01 ", "1999-+1-01", "19:9-01-01", "19/9-01-01", "1999-01-9",
        ]

        // When
        let lines = texts.map { "`\($0)`: \(CalendarDay($0)?.description ?? "none")" }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Calendar-days.txt")
    }

    @Test("Days are ordered by years, months and days, and a range knows if it is backwards")
    func order() throws {
        // Given
        let days = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"].compactMap { CalendarDay($0) }

        // When
        let lines = days.map { first in
            days.map { second in
                let range = DateRange(start: first, end: second)
                return (first < second ? "<" : first == second ? "=" : ">") + (range.isBackwards ? "!" : "")
            }.joined(separator: " ")
        }

        // Then
        expect(
            lines, equals: ["= < < < <", ">! = < < <", ">! >! = < <", ">! >! >! = <", ">! >! >! >! ="])
        expect(!DateRange(start: days[1], end: nil).isBackwards && !DateRange(start: nil, end: days[0]).isBackwards)
        expect(DateRange(start: nil, end: days[1]).description, equals: "any time – 2000.1.1")
        expect(DateRange(start: days[1], end: nil).description, equals: "2000.1.1 – forever")
    }

    @Test("A day's moment is noon in its time zone, unless another time is given")
    func moments() throws {
        // Given
        let day = try #require(CalendarDay("1970-01-02"))
        let zone = try #require(TimeZone(secondsFromGMT: 3600))

        // When
        let moments = [
            day.date(in: .gmt), day.date(hour: 0, in: .gmt), day.date(hour: 1, minute: 2, in: .gmt), day.date(in: zone),
        ].map(\.timeIntervalSince1970)

        // Then
        expect(moments, equals: [129_600, 86_400, 90_120, 126_000])
        expect(CalendarDay(Date(timeIntervalSince1970: 86_399), in: .gmt).description, equals: "1970.1.1")
        expect(CalendarDay(Date(timeIntervalSince1970: 86_399), in: zone).description, equals: "1970.1.2")
    }

    @Test("A list has the right items after many removals and insertions")
    func lists() throws {
        var lines: [String] = []
        for count in [-1, 0, 1, 3] {
            // Given
            var list = LunarDays(count: count)
            func note(_ what: String) {
                lines.append("  \(what): \((0..<list.count).map { "\(list[$0].index)" }.joined(separator: " "))")
            }
            lines.append("\(count):")
            note("at first")

            // When
            for position in 0...list.count {
                list.insert(LunarDay(index: 10 + position), at: position * 2)
                note("10 + \(position) at \(position * 2)")
            }
            while list.count > 0 {
                let position = list.count > 2 ? list.count / 2 : list.count - 1
                note("without the one at \(position), \(list.remove(at: position).index)")
            }
            list.insert(LunarDay(index: 99), at: 0)
            note("after all")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Numbered-lists.txt")
    }
}
