import PlainText
import Testing

@Suite struct DisplayWidthTests {
    @Test(
        "A character is as many columns wide as in a terminal",
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("─", 1), ("●", 1), ("…", 1), ("\u{1B}", 1), ("\u{9B}", 1), ("ｱ", 1),
            ("月", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("🌙", 2), ("👩‍👧‍👦", 2), ("👍🏽", 2),
            ("🇨🇭", 2), ("☀\u{FE0F}", 2), ("☀", 1), ("1\u{FE0F}\u{20E3}", 2), ("𠮷", 2),
            ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{202E}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0),
        ] as [(Character, Int)])
    func widths(character: Character, expected: Int) {
        // Given, When
        let columns = DisplayWidth.columns(of: character)

        // Then
        #expect(columns == expected)
    }

    @Test(
        "All characters from the first to the last of a wide range are wide",
        arguments: [
            (0x1100...0x115F, "1200"), (0x2329...0x232A, "1221"), (0x2E80...0x303E, "1221"), (0x3041...0x3247, "1221"),
            (0x3250...0x4DBF, "1221"), (0x4E00...0xA4CF, "1221"), (0xA960...0xA97F, "1220"), (0xAC00...0xD7A3, "1221"),
            (0xF900...0xFAFF, "1221"), (0xFE10...0xFE19, "0221"), (0xFE30...0xFE6F, "0221"), (0xFF01...0xFF60, "1221"),
            (0xFFE0...0xFFE6, "1221"), (0x16FE0...0x18DFF, "1221"), (0x1AFF0...0x1B2FF, "1221"),
            (0x1F200...0x1F2FF, "1222"), (0x20000...0x3FFFD, "1221"),
        ] as [(ClosedRange<UInt32>, String)])
    func edges(range: ClosedRange<UInt32>, expected: String) {
        // Given
        let edges = [range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1]

        // When
        let columns = edges.map { edge in
            Unicode.Scalar(edge).map { "\(DisplayWidth.columns(of: Character($0)))" } ?? "–"
        }

        // Then
        #expect(columns.joined() == expected)
    }

    @Test("A text is as wide as its characters together")
    func text() {
        // Given
        let text = "Mond 月🌙"

        // When
        let columns = DisplayWidth.columns(of: text)

        // Then
        #expect(columns == 9)
    }
}
