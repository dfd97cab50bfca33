import PlainText
import Testing

@Suite struct DisplayWidthTests {
    @Test(
        "A character takes as many columns as terminals give it",
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
