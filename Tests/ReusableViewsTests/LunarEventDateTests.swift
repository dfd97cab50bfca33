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
