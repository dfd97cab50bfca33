import Drawing
import Foundation
import TerminalTesting
import Testing

@Suite struct TextLayoutTests {
    private let sentence = "The moon waxes and wanes"

    @Test("Words wrap between lines, and the blank between them is dropped")
    func wordWrapping() {
        // Given, When
        let lines = TextLayout.lines(of: sentence, columns: 10, mode: .byWordWrapping)

        // Then
        expect(lines, equals: ["The moon", "waxes and", "wanes"])
    }

    @Test("A word longer than a line is broken, and a hyphen is a place to break")
    func longWords() {
        // Given, When
        let long = TextLayout.lines(of: "a moonphases", columns: 6, mode: .byWordWrapping)
        let hyphen = TextLayout.lines(of: "half-moon", columns: 6, mode: .byWordWrapping)

        // Then
        expect(long, equals: ["a", "moonph", "ases"])
        expect(hyphen, equals: ["half-", "moon"])
        expect(TextLayout.lines(of: "on 2011-10-12", columns: 10, mode: .byWordWrapping), equals: ["on", "2011-10-12"])
        expect(
            TextLayout.lines(of: "new-2011-moon", columns: 10, mode: .byWordWrapping), equals: ["new-2011-", "moon"])
    }

    @Test("Characters wrap wherever the line is full")
    func charWrapping() {
        // Given, When
        let lines = TextLayout.lines(of: sentence, columns: 10, mode: .byCharWrapping)

        // Then
        expect(lines, equals: ["The moon w", "axes and w", "anes"])
    }

    @Test("With byClipping, each line of the text is one line")
    func clipping() {
        // Given, When
        let lines = TextLayout.lines(of: "The moon\nand the sun", columns: 7, mode: .byClipping)

        // Then
        expect(lines, equals: ["The moo", "and the"])
    }

    @Test(
        "Truncated text keeps its head, its tail or both",
        arguments: [
            (NSLineBreakMode.byTruncatingTail, "The moon…"), (.byTruncatingHead, "…and wanes"),
            (.byTruncatingMiddle, "The m…anes"),
        ])
    func truncation(mode: NSLineBreakMode, expected: String) {
        // Given, When
        let lines = TextLayout.lines(of: sentence, columns: 10, mode: mode, numberOfLines: 1)

        // Then
        expect(lines, equals: [expected])
    }

    @Test("Only the last line is truncated, and only if there is more")
    func lastLine() {
        // Given, When
        let two = TextLayout.lines(of: sentence, columns: 10, mode: .byTruncatingTail, numberOfLines: 2)
        let three = TextLayout.lines(of: sentence, columns: 10, mode: .byTruncatingTail, numberOfLines: 3)
        let hidden = TextLayout.lines(of: "one\ntwo", columns: 10, mode: .byTruncatingTail, numberOfLines: 1)

        // Then
        expect(two, equals: ["The moon", "waxes and…"])
        expect(three, equals: ["The moon", "waxes and", "wanes"])
        expect(hidden, equals: ["one…"])
    }

    @Test(
        "A text has at most as many lines as requested",
        arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail])
    func numberOfLines(mode: NSLineBreakMode) {
        // Given
        let text = "Sea of Rains\nSea of Tranquillity\nSea of Clouds"

        // When
        let counts = [1, 2, 0].map { number in
            TextLayout.lines(of: text, columns: 30, mode: mode, numberOfLines: number).count
        }

        // Then
        expect(counts, equals: [1, 2, 3])
    }

    @Test(
        "Every kind of line break breaks the line, and empty lines count", arguments: ["\n", "\r\n", "\u{2028}", "\r"])
    func lineBreaks(separator: String) {
        // Given
        let text = "a" + separator + separator + "b" + separator

        // When
        let lines = TextLayout.lines(of: text, columns: 10, mode: .byWordWrapping)

        // Then
        expect(lines, equals: ["a", "", "b", ""])
    }

    @Test("Wide characters count as two columns and may part anywhere")
    func wide() {
        // Given, When
        let wrapped = TextLayout.lines(of: "月の満ち欠け", columns: 5, mode: .byWordWrapping)
        let truncated = TextLayout.lines(of: "月の満ち欠け", columns: 6, mode: .byTruncatingTail, numberOfLines: 1)
        let narrow = TextLayout.lines(of: "月日", columns: 1, mode: .byWordWrapping)

        // Then
        expect(wrapped, equals: ["月の", "満ち", "欠け"])
        expect(truncated, equals: ["月の…"])
        expect(narrow, equals: ["月", "日"])
    }

    @Test("Control characters become pictures, invisible ones vanish")
    func controlCharacters() {
        // Given
        let nasty = "a\u{1B}[2Jb\u{7F}\u{9B}\u{202E}\tc"

        // When
        let lines = TextLayout.lines(of: nasty, columns: 20, mode: .byClipping)

        // Then
        expect(lines, equals: ["a␛[2Jb␡� c"])
    }

    @Test(
        "Without a column or without text, there is no line",
        arguments: [("", 10), ("moon", 0), ("moon", -3), ("\u{200B}", 4)])
    func nothing(text: String, columns: Int) {
        // Given, When
        let lines = TextLayout.lines(of: text, columns: columns, mode: .byWordWrapping)

        // Then
        expect(lines.isEmpty)
    }

    @Test("A text's size is in whole columns and lines, and the text fits it")
    func size() {
        // Given
        let wanted = TextLayout.size(of: sentence, width: 85, mode: .byWordWrapping)

        // When
        let again = TextLayout.size(of: sentence, width: wanted.width, mode: .byWordWrapping)

        // Then
        expect(wanted, equals: CGSize(width: 72, height: 66))
        expect(again, equals: wanted)
        expect(TextLayout.size(of: "moon", mode: .byTruncatingTail), equals: CGSize(width: 32, height: 22))
        expect(TextLayout.size(of: "", mode: .byTruncatingTail), equals: .zero)
        expect(TextLayout.size(of: "moon", width: .nan, mode: .byTruncatingTail), equals: .zero)
    }
}

extension TextLayout {
    /// The lines of a plain text.
    fileprivate static func lines(
        of text: String, columns: Int, mode: NSLineBreakMode, numberOfLines: Int = 0
    ) -> [String] {
        lines(of: AttributedText(text), columns: columns, mode: mode, numberOfLines: numberOfLines).map(\.string)
    }
}
