import Foundation
import ReusableViews
import TerminalTesting
import Testing

struct LunarEventDateTests {
    @Test(
        "The first event since a moment is at that moment or the next after it", arguments: [-80_000, -1, 0, 7, 99_000])
    func firstSince(index: Int) {
        // Given
        let event = LunarEvent(index: index)

        // When
        let (at, after) = (LunarEvent(firstSince: event.date), LunarEvent(firstSince: event.date + 1))

        // Then
        expect(at, equals: event)
        expect(after, equals: LunarEvent(index: index + 1))
    }

    @Test(
        "The day and time are those of the calendar in Greenwich, which is Julian before 1582",
        arguments: [-22_000, -5_300, -5_299, -5_298, -5_297, 0, 7, 1_000, 99_000, 1_000_000])
    func calendar(index: Int) {
        // Given
        let event = LunarEvent(index: index)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt

        // When
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: event.date)

        // Then
        func padded(_ number: Int?) -> String { String(format: "%02d", number ?? 0) }
        let day = "\(parts.year ?? 0).\(padded(parts.month)).\(padded(parts.day))"
        expect(event.dateString, equals: "\(day) \(padded(parts.hour)):\(padded(parts.minute))")
    }

    @Test("The first event since any moment is found, however far away", arguments: [Date.distantPast, .distantFuture])
    func far(moment: Date) {
        // Given
        let day: TimeInterval = 86_400

        // When
        let event = LunarEvent(firstSince: moment)

        // Then
        expect((0...9 * day).contains(event.date.timeIntervalSince(moment)))
    }
}
