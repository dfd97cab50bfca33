import Foundation
import ReusableViews
import TerminalTesting
import Testing

struct LunarEventTests {
    // The moments as almanacs give them, in Universal Time.
    @Test(
        "An event's moment is the almanac's, to a quarter of an hour",
        arguments: [
            (-2, MoonPhase.full, 1_318_385_160.0), (0, .new, 1_319_658_960), (1, .firstQuarter, 1_320_251_880),
            (2, .full, 1_320_956_160), (3, .lastQuarter, 1_321_628_940),
        ])
    func moments(index: Int, phase: MoonPhase, almanac: TimeInterval) {
        // Given
        let event = LunarEvent(index: index)

        // When
        let difference = event.date.timeIntervalSince1970 - almanac

        // Then
        expect(event.phase, equals: phase)
        expect(abs(difference) < 15 * 60)
    }

    @Test("An event's day and time are Greenwich's, with the year first")
    func text() {
        // Given
        let event = LunarEvent(index: 0)

        // When
        let text = event.dateString

        // Then
        expect(text.hasPrefix("2011.10.26 19:5"))
    }

    @Test(
        "Events follow each other about a week apart, in the order of the phases, without end",
        arguments: [-40_000, 0, 400_000])
    func order(start: Int) {
        // Given
        let events = (start..<(start + 40)).map(LunarEvent.init)

        // When
        let weeks = zip(events, events.dropFirst()).map { $1.date.timeIntervalSince($0.date) / 86_400 }

        // Then
        expect(weeks.allSatisfy { (6.0...9.0).contains($0) })
        expect(events.prefix(4).map(\.phase), equals: MoonPhase.allCases)
    }

    @Test("For ten thousand years, each phase's moment is the sum of its terms, to the second")
    func seconds() throws {
        // Given
        let starts = [-80_000, -9_000, -600, 0, 600, 9_000, 120_000]

        // When
        let lines = starts.flatMap { start in
            (start..<start + 12).map { index in
                let event = LunarEvent(index: index)
                return
                    "\(index) \(event.phase): \(Int(event.date.timeIntervalSince1970.rounded()))  \(event.dateString)"
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Moments.txt")
    }
}
