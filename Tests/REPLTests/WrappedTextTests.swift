import Canvases
import TerminalTesting
import Testing

@testable import REPL

/// Texts with roles that fit into a window.
struct WrappedTextTests {
    @Test("A text is broken at blanks like plain text, and its parts keep their styles")
    func wrapped() {
        // Given
        let text = StyledText("connect  ", .name) + StyledText("owner.cell ", .bold) + "to cell"

        // When
        let lines = text.wrapped(to: 22, indent: 9)

        // Then
        expect(lines.string, equals: "connect  owner.cell to\n       cell")
        expect(lines.runs.map(\.role), equals: [.name, .bold, .plain])
    }

    @Test("Blanks that must not be lines' ends hold together, and are written as blanks")
    func unbroken() {
        // Given
        let text = "see " + StyledText("cell #1").unbroken

        // When
        let lines = text.wrapped(to: 8)

        // Then
        expect(lines.text(in: .plain), equals: "see\ncell #1")
    }

    @Test(
        "A line that has to stay one line ends with a sign that it was cut",
        arguments: [
            ("Full Moon", 9, "Full Moon"), ("Full Moon", 8, "Full Mo…"), ("満月だ", 4, "満…"), ("a\nbcd", 2, "a\nb…"),
        ])
    func cut(text: String, columns: Int, result: String) {
        // Given
        let text = StyledText(text)

        // When
        let line = text.cut(to: columns)

        // Then
        expect(line.string, equals: result)
    }

    @Test("Where only ASCII may be written, every other character has a stand-in of its width, but … in place of words")
    func ascii() {
        // Given
        let text = StyledText("… cell → … µ, New M…")

        // When
        let written = text.text(in: TerminalStyle(color: .none, ascii: true, attributes: false))

        // Then
        expect(written, equals: "... cell > ... u, New M.")
    }
}
