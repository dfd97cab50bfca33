import PlainText
import TerminalTesting
import Testing

/// Broken texts in every room, even a small one.
struct BrokenLinesTests {
    @Test("A text in any width is wrapped at blanks, or at its width if it has none")
    func broken() throws {
        // Given
        let texts = [
            "", " ", "a", "ab", "  ab", "ab  ", "a b", "a  b", "ab cd ef", "label  one two", "a/b/c:d(e", "aBcDe",
            "ABcd",
            "one\u{A0}two\u{A0}three", "月月 a月", "    ", "a\nbc de\n", "x\u{301}y z",
        ]

        // When
        let lines = texts.flatMap { text in
            [0, 1, 3, 6].map { indent in
                let pieces = [0, 1, 2, 3, 4, 5, 6, 9].map { columns in
                    text.wrapped(to: columns, indent: indent).debugDescription
                }
                return "— \(text.debugDescription), \(indent): \(pieces.joined(separator: " "))"
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Broken-lines.txt")
    }
}
