import TerminalTesting
import Testing

@testable import ExampleShell

/// Short texts for many numbers, places and names, and the lengths of bars.
struct NumberRangesTests {
    @Test(
        "Three or more consecutive numbers become a range",
        arguments: [
            ([], ""), ([7], "#7"), ([7, 8], "#7, #8"), ([7, 8, 9], "#7–#9"), ([9, 7, 8, 7], "#7–#9"),
            ([1, 3, 5], "#1, #3, #5"), ([0, 1, 2, 4, 5, 9], "#0–#2, #4, #5, #9"), ([-1, 0, 1], "#-1–#1"),
        ])
    func ranges(numbers: [Int], text: String) {
        // Given, When, Then
        expect(NumberRanges(numbers).text(prefix: "#"), equals: text)
    }

    @Test(
        "Places of one kind are grouped, and others are listed one by one",
        arguments: [
            (["row 3"], "row 3"), (["row 3", "row 3"], "row 3"), (["row 3", "row 4"], "rows 3, 4"),
            (["row 5", "row 3", "row 4"], "rows 3–5"), (["item 0", "item 2"], "items 0, 2"),
            (["row 3", "item 4"], "item 4, row 3"), (["header", "row 1"], "header, row 1"),
            (["row 1 of 2", "row 1"], "row 1, row 1 of 2"), (["row x", "row 1"], "row 1, row x"), ([], ""),
        ])
    func places(places: [String], text: String) {
        // Given, When, Then
        expect(NumberRanges.text(ofPlaces: places), equals: text)
    }

    @Test("A bar's length is its share of the room, rounded up, so that every number above 0 is visible")
    func bars() {
        // Given
        let scale = BarScale(largest: 100, columns: 10)

        // When
        let lengths = [0, 0.1, 9.9, 10, 10.1, 50, 99, 100].map { scale.length(of: $0) }

        // Then
        expect(lengths, equals: [0, 1, 1, 1, 2, 5, 10, 10])
        expect(BarScale(largest: 0, columns: 10).length(of: 0), equals: 0)
        expect(scale.bar(30).string, equals: "███")
    }

    @Test("On a scale with a column for each thing counted, a bar has as many columns as there are things")
    func wholeNumbers() {
        for largest in 1...200 {
            // Given
            let scale = BarScale(largest: Double(largest), columns: largest)

            // When
            let lengths = (0...largest).map { scale.length(of: Double($0)) }

            // Then
            expect(lengths, equals: Array(0...largest))
        }
    }
}
