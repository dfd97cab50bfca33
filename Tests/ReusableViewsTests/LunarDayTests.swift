import ReusableViews
import TerminalTesting
import Testing

struct LunarDayTests {
    @Test("Months of 30 and 29 days follow each other, in both directions")
    func months() {
        // Given
        let indexes = [0, 29, 30, 58, 59, -1, -29, -30, 59_000_014]

        // When
        let days = indexes.map { LunarDay(index: $0).dayOfLunation }

        // Then
        expect(days, equals: [1, 30, 1, 29, 1, 29, 1, 30, 15])
    }

    @Test("The name of a day's image contains the day")
    func images() {
        // Given
        let days = LunarDays(count: 15)

        // When
        let names = [days[0].imageName, days[14].imageName]

        // Then
        expect(names, equals: ["moon-01", "moon-15"])
        expect(days[14].name, equals: "Day 15")
    }

    @Test("Each phase begins on its own day in every lunation, and a shuffled list has the same days")
    func phases() {
        // Given
        let lunation = (0..<30).map { LunarDay(index: $0) }

        // When
        let phases = lunation.compactMap(\.phase)
        let backwards = LunarDays(lunation.reversed())

        // Then
        expect(phases, equals: [.new, .firstQuarter, .full, .lastQuarter])
        expect(lunation[14].phase == .full && LunarDay(index: 30).phase == .new)
        expect(backwards.count == 30 && backwards[0].index == 29 && backwards[29].index == 0)
    }
}
