import Canvases
import Testing

@testable import REPL

struct StyledTextTests {
    private let text = StyledText("row 7  ") + StyledText("cell #1", .reused) + " from row 0"

    @Test("A text is wrapped between words, whatever they are, and keeps what they are")
    func wrapping() {
        // Given
        let columns = 15

        // When
        let lines = text.wrapped(to: columns, indent: 4).lines

        // Then
        #expect(lines.map(\.string) == ["row 7  cell #1", "    from row 0"])
        #expect(lines[0].runs[1] == StyledText.Run(text: "cell #1", role: .reused))
    }

    @Test("A text is empty if it has no letter, however many texts it is made of")
    func emptiness() {
        #expect(StyledText("").isEmpty && (StyledText("", .made) + "").isEmpty)
        #expect(!text.isEmpty && !(StyledText("") + " ").isEmpty)
    }

    @Test("A word that is too long for a line is broken, and nothing of it is lost", arguments: [1, 2, 3, 7, 80])
    func longWord(columns: Int) {
        // Given
        let text = StyledText("a ReusableTableViewCell", .made)

        // When
        let lines = text.wrapped(to: columns).lines

        // Then
        #expect(lines.allSatisfy { $0.columns <= columns })
        #expect(lines.map(\.string).joined().filter { $0 != " " } == "aReusableTableViewCell")
    }

    @Test("Colours are written only where they are welcome, and control characters never")
    func escapes() {
        // Given
        let text = StyledText("new\u{1B}[5m", .made) + "!"
        let bold = TerminalStyle(color: .none, ascii: false, attributes: true)
        let colored = TerminalStyle(color: .ansi16, ascii: false, attributes: true)

        // When
        let texts = [TerminalStyle.plain, bold, colored].map { text.text(in: $0) }

        // Then
        #expect(texts[0] == "new\\u{1B}[5m!")
        #expect(texts[1] == texts[0])
        #expect(texts[2] == "\u{1B}[33mnew\\u{1B}[5m\u{1B}[0m!")
    }
}
