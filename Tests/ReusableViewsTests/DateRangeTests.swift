import ReusableViews
import TerminalTesting
import Testing

struct DateRangeTests {
    @Test(
        "A range is written like in the article, without leading zeros",
        arguments: [
            ("2011-10-01", "2011-11-01", "2011.10.1 – 2011.11.1"), ("2011-01-01", "", "2011.1.1 – forever"),
            ("", "2011-11-01", "any time – 2011.11.1"), ("", "", "any time – forever"),
        ])
    func text(start: String, end: String, text: String) {
        // Given
        let range = DateRange(start: CalendarDay(start), end: CalendarDay(end))

        // When
        let written = "\(range)"

        // Then
        expect(written, equals: text)
    }

    @Test("A range that ends before it starts is reported, but one day is a range")
    func backwards() {
        // Given
        let (early, late) = (CalendarDay("2011-10-01"), CalendarDay("2011-10-02"))

        // When
        let ranges = [(late, early), (early, late), (early, early), (late, nil), (nil, early)].map {
            DateRange(start: $0, end: $1)
        }

        // Then
        expect(ranges.map(\.isBackwards), equals: [true, false, false, false, false])
    }

    @Test(
        "A text that isn't a day of the calendar can't be read as one",
        arguments: [
            "2011-02-29", "2011-13-01", "0000-01-01", "2011-1", "11-01-01", "2011-01-01-", "2011-0١-01", " ", "",
        ])
    func wrongDays(text: String) {
        // Given, When
        let day = CalendarDay(text)

        // Then
        expect(day, equals: nil)
    }

    @Test("Days of all years with four digits can be read", arguments: ["0001-01-01", "2012-02-29", "9999-12-31"])
    func days(text: String) {
        // Given, When
        let day = CalendarDay(text)

        // Then
        expect(day.map { [$0.year, $0.month, $0.day] }, equals: text.split(separator: "-").compactMap { Int($0) })
    }

    @Test("The day depends on the time zone")
    func timeZones() throws {
        // Given
        let day = try #require(CalendarDay("2012-02-29"))
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))

        // When
        let evening = day.date(hour: 20, in: .gmt)

        // Then
        expect(CalendarDay(evening, in: .gmt), equals: day)
        expect("\(CalendarDay(evening, in: tokyo))", equals: "2012.3.1")
    }
}
