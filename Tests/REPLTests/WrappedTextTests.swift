import Canvases
import TerminalTesting
import Testing

@testable import REPL

/// Texts with roles that fit into a window.
struct WrappedTextTests {
    @Test("A styled text is wrapped at blanks like plain text")
    func wrapped() {
        // Given
        let text = StyledText("connect  ", .name) + StyledText("owner.cell ", .bold) + "to cell"

        // When
        let lines = text.wrapped(to: 22, indent: 9)

        // Then
        expect(lines.string, equals: "connect  owner.cell to\n       cell")
        expect(lines.runs.map(\.role), equals: [.name, .bold, .plain])
    }

    @Test("A no-break space isn't the end of a line, and is written as a space")
    func unbroken() {
        // Given
        let text = "see " + StyledText("cell #1").unbroken

        // When
        let lines = text.wrapped(to: 8)

        // Then
        expect(lines.text(in: .plain), equals: "see\ncell #1")
    }

    @Test(
        "A line that must stay one line ends with an ellipsis if it is cut",
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

    @Test("In ASCII, other characters are replaced by characters of the same width")
    func ascii() {
        // Given
        let text = StyledText("… cell → … µ, New M…")

        // When
        let written = text.text(in: TerminalStyle(color: .none, ascii: true, attributes: false))

        // Then
        expect(written, equals: "... cell > ... u, New M.")
    }
}
