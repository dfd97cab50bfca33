import Canvases
import TerminalTesting
import Testing

@testable import REPL

struct StyledTextTests {
    private let text = StyledText("row 7  ") + StyledText("cell #1", .reused) + " from row 0"

    @Test("A text is wrapped between words, and keeps their styles")
    func wrapping() {
        // Given
        let columns = 15

        // When
        let lines = text.wrapped(to: columns, indent: 4).lines

        // Then
        expect(lines.map(\.string), equals: ["row 7  cell #1", "    from row 0"])
        expect(lines[0].runs[1], equals: StyledText.Run(text: "cell #1", role: .reused))
    }

    @Test("A styled text without letters is empty")
    func emptiness() {
        expect(StyledText("").isEmpty && (StyledText("", .made) + "").isEmpty)
        expect(!text.isEmpty && !(StyledText("") + " ").isEmpty)
    }

    @Test("A word that is too long for a line is broken, without loss", arguments: [1, 2, 3, 7, 80])
    func longWord(columns: Int) {
        // Given
        let text = StyledText("a ReusableTableViewCell", .made)

        // When
        let lines = text.wrapped(to: columns).lines

        // Then
        expect(lines.allSatisfy { $0.columns <= columns })
        expect(lines.map(\.string).joined().filter { $0 != " " }, equals: "aReusableTableViewCell")
    }

    @Test("Colors are written only where they are welcome, and control characters never")
    func escapes() {
        // Given
        let text = StyledText("new\u{1B}[5m", .made) + "!"
        let bold = TerminalStyle(color: .none, ascii: false, attributes: true)
        let colored = TerminalStyle(color: .ansi16, ascii: false, attributes: true, isDark: true)

        // When
        let texts = [TerminalStyle.plain, bold, colored].map { text.text(in: $0) }

        // Then
        expect(texts[0], equals: "new\\u{1B}[5m!")
        expect(texts[1], equals: texts[0])
        expect(texts[2], equals: "\u{1B}[33mnew\\u{1B}[5m\u{1B}[0m!")
    }

    @Test("On a light or unknown background, no role has a color that is too pale")
    func ground() {
        // Given
        let roles: [TextRole] = [.dim, .name, .accent, .made, .reused, .broken]
        func written(_ depth: TerminalStyle.ColorDepth, isDark: Bool, isKnown: Bool) -> String {
            var style = TerminalStyle(color: depth, ascii: false, attributes: true, isDark: isDark)
            style.isGroundKnown = isKnown
            return roles.map { StyledText("x", $0).text(in: style).prefix { $0 != "x" } }.joined(separator: " ")
                .replacing("\u{1B}[", with: "").replacing("38;2;", with: "").replacing("38;5;", with: "")
        }

        // When
        let dark = written(.trueColor, isDark: true, isKnown: true)
        let light = [.trueColor, .ansi256, .ansi16].map { written($0, isDark: false, isKnown: true) }
        let unknown = [.trueColor, .ansi256, .ansi16].map { written($0, isDark: true, isKnown: false) }

        // Then
        expect(dark, equals: "145;152;161m 86;200;224m 210;168;255m 227;179;65m 86;211;100m 255;123;114m")
        // 4.5:1 with white at least.
        expect(light[0], equals: "110;119;129m 10;108;134m 130;80;223m 154;103;0m 26;127;55m 207;34;46m")
        expect(light[1], equals: "243m 24m 98m 94m 28m 160m")
        // Dim and accented text has the terminal's own color, a name is bold, and others bring their background.
        let onOwnGround = "0;0;0;48;2;227;179;65m 255;255;255;48;2;26;127;55m 255;255;255;48;2;192;32;43m"
        expect(unknown[0], equals: " 1m  \(onOwnGround)")
        expect(unknown[1], equals: " 1m  16;48;5;179m 231;48;5;28m 231;48;5;124m")
        expect(light[2] == "  35m 1m  31m" && unknown[2] == light[2])
    }
}
