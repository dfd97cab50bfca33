import ReusableViews
import TerminalTesting
import Testing

struct LunarCalendarTests {
    private func indexes(_ calendar: LunarCalendar) -> [Int] {
        (0..<calendar.count).map { calendar[$0].index }
    }

    @Test("A calendar holds the first events, in order")
    func first() {
        // Given
        let count = 5

        // When
        let calendar = LunarCalendar(count: count)

        // Then
        expect(indexes(calendar), equals: [0, 1, 2, 3, 4])
    }

    @Test(
        "An event can be put anywhere, also behind the last",
        arguments: [(0, [-1, 0, 1, 2]), (1, [0, -1, 1, 2]), (3, [0, 1, 2, -1])])
    func insertion(position: Int, result: [Int]) {
        // Given
        var calendar = LunarCalendar(count: 3)

        // When
        calendar.insert(LunarEvent(index: -1), at: position)

        // Then
        expect(indexes(calendar), equals: result)
    }

    @Test("Events can be removed until none is left")
    func removal() {
        // Given
        var calendar = LunarCalendar(count: 3)

        // When
        let removed = [calendar.remove(at: 1), calendar.remove(at: 1), calendar.remove(at: 0)].map(\.index)

        // Then
        expect(removed, equals: [1, 2, 0])
        expect(calendar.count, equals: 0)
    }

    @Test("After random insertions and removals, a long calendar equals an array")
    func manyChanges() {
        // Given
        var calendar = LunarCalendar(count: 50)
        var expected = Array(0..<50)

        // When
        for step in 0..<200 {
            if step % 3 == 2 {
                calendar.remove(at: step * 7 % calendar.count)
                expected.remove(at: step * 7 % expected.count)
            } else {
                let position = step * 11 % (expected.count + 1)
                calendar.insert(LunarEvent(index: -step), at: position)
                expected.insert(-step, at: position)
            }
        }

        // Then
        expect(indexes(calendar), equals: expected)
    }
}
