import ReusableViews
import TerminalTesting
import Testing

@testable import ReusableDatePickerViewExample

struct MoonOnDayTests {
    @Test(
        "A day has the phase of that day, or else the one between two phases",
        arguments: [
            ("2011-10-26", "New Moon"), ("2011-10-29", "Waxing Crescent"), ("2011-11-02", "First Quarter"),
            ("2011-11-05", "Waxing Gibbous"), ("2011-11-10", "Full Moon"), ("2011-11-15", "Waning Gibbous"),
            ("2011-11-18", "Last Quarter"), ("2011-11-22", "Waning Crescent"),
        ])
    func names(day: String, name: String) throws {
        // Given
        let date = try #require(CalendarDay(day)).date(in: .gmt)

        // When
        let moon = MoonOnDay(date, in: .gmt)

        // Then
        expect(moon.name, equals: name)
        expect(UIImage(systemName: moon.symbolName) != nil)
    }

    @Test("Days are counted in the user's time zone: evening in Greenwich is the next day in Tokyo")
    func timeZone() throws {
        // Given
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let day = try #require(CalendarDay("2011-10-27"))

        // When
        let (there, here) = (MoonOnDay(day.date(in: tokyo), in: tokyo), MoonOnDay(day.date(in: .gmt), in: .gmt))

        // Then
        expect(there.name, equals: "New Moon")
        expect(here.name, equals: "Waxing Crescent")
    }
}
