import Foundation
import PlainText
import Testing

/// Text that must not steer the terminal.
struct PrintableTests {
    @Test(
        "Control characters become visible, and all other text stays",
        arguments: [
            ("\u{1B}[31mred\u{7}", "\\u{1B}[31mred\\u{7}"),
            ("a\u{9B}b\u{7F}\0", "a\\u{9B}b\\u{7F}\\u{0}"),
            ("one\u{2028}two\u{2029}three", "one\\u{2028}two\\u{2029}three"),
            ("\u{202E}abc\u{2066}\u{2069}\u{200F}\u{61C}", "\\u{202E}abc\\u{2066}\\u{2069}\\u{200F}\\u{61C}"),
            ("\u{FEFF}ta\u{AD}b\u{200B}le\u{2060}", "\\u{FEFF}ta\\u{AD}b\\u{200B}le\\u{2060}"),
            ("\u{200D}he\u{200D}lp\u{200C}", "\\u{200D}he\\u{200D}lp\\u{200C}"),
            ("x\u{E0061}y", "x\\u{E0061}y"),
            ("é 👩‍👩‍👧 👍🏽 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 🇨🇭 1\u{FE0F}\u{20E3} │", nil),
            ("می\u{200C}شود क्\u{200D}ष", nil),
        ] as [(String, String?)])
    func printable(text: String, expected: String?) {
        // Given
        let expected = expected ?? text

        // When
        let visible = text.printable

        // Then
        #expect(visible == expected)
        #expect(text.printableLines == expected)
        #expect(visible.printable == visible)
    }

    @Test("Line breaks and tabs work in lines, but not in a name, and a carriage return alone never does")
    func lines() {
        // Given
        let text = "a\tb\nc\r\nd\re"

        // When
        let (name, lines) = (text.printable, text.printableLines)

        // Then
        #expect(name == "a\\u{9}b\\u{A}c\\u{D}\\u{A}d\\u{D}e")
        #expect(lines == "a\tb\nc\r\nd\\u{D}e")
    }

    @Test("Printable JSON has the same values")
    func json() throws {
        // Given
        let texts = ["\u{202E}abc", "\u{9B}31m\u{7F}", "\u{E0061}", "\u{1B}\"é 👩‍👩‍👧\n"]
        let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)

        // When
        let visible = json.printableJSON

        // Then
        #expect(visible.printable == visible)
        #expect(try JSONDecoder().decode([String].self, from: Data(visible.utf8)) == texts)
    }
}
