import ExampleShell
import TerminalTesting
import Testing

@testable import Teaching

/// The pages of a lesson's text.
struct ReadingTests {
    @Test("The text after code is as high as both, so that a page with room has the code, too")
    func code() {
        // Given
        var reading = Reading()
        for text in ["These lines run:", "    cell!.show(row)", "Look at the first."] {
            reading.add([.prose(StyledText(text), indent: 8)], isPassing: false)
        }

        // When
        var heights: [Int] = []
        for _ in 0..<3 {
            heights += [reading.height(columns: 80), reading.heightWithListing(columns: 80)]
            _ = reading.turn(rows: 2, columns: 80, isWhole: false)
            reading.goOn()
        }

        // Then
        expect(heights, equals: [5, 5, 3, 3, 1, 3])
    }
}
