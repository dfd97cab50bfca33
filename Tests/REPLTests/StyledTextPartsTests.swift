import Canvases
import TerminalTesting
import Testing

@testable import REPL

/// Texts with roles: put together, taken apart, broken, cut, and made of Markdown and of help.
struct StyledTextPartsTests {
    private func told(_ text: StyledText) -> String {
        text.runs.map { "\($0.role)‹\($0.text.replacing("\n", with: "⏎").replacing("\u{A0}", with: "~"))›" }.joined()
    }

    @Test("Styled texts are joined, and split into lines and characters")
    func parts() throws {
        // Given
        let text =
            StyledText("ab", .name) + StyledText("", .made) + StyledText("c\nd", .name) + "e "
            + StyledText("f\n", .bold)
        var sum = StyledText("x")
        sum += text
        sum.append("!", .bold)
        sum.append("?")

        // When
        let lines = [
            told(text), told(sum), told(StyledText(glyphs: text.glyphs)),
            told(StyledText(glyphs: [] as [StyledText.Glyph])),
            told(text.unbroken),
            text.lines.map(told).joined(separator: "¦"), StyledText("").lines.map(told).joined(separator: "¦") + "|",
            StyledText("\n\n").lines.map(told).joined(separator: "¦"), [text, "x", "y"].joined(by: ", ").string,
            told(([] as [StyledText]).joined(by: ", ")), told([StyledText("a", .dim)].joined(by: ", ")), text.markup,
            StyledText("a <b> & \u{1B}", .accent).markup, (StyledText("a\n", .made) + "b").markup,
            told(text.padded(to: 9)), told(StyledText("月").padded(to: 2)), told(StyledText("月").padded(to: 3)),
            told(StyledText("a\u{A0}b").unbroken), StyledText("a\u{A0}b").string, "\(StyledText("a\u{A0}月").columns)",
        ]

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Parts-of-texts.txt")
        expect(StyledText("a").text(in: .plain) { "[\($0)]" }, equals: "a")
        let bold = TerminalStyle(color: .none, ascii: true, attributes: true)
        expect((StyledText("é", .bold) + "b").text(in: bold) { "<\($0.dropFirst())>" }, equals: "<[1m>e<[0m>b")
    }

    @Test("A styled text is wrapped and cut to any width")
    func widths() throws {
        // Given
        let texts: [StyledText] = [
            "", "a", "one two three", "  one two", StyledText("one ", .name) + StyledText("twothree", .bold), "月月 月",
            "one\ntwo three\n", "end ",
        ]

        // When
        let widths: [Int?] = [nil, -1, 0, 1, 2, 3, 4, 5, 7, 8, 12, 13]
        var lines: [String] = []
        for text in texts {
            for columns in widths {
                let broken = [told(text.wrapped(to: columns)), told(text.wrapped(to: columns, indent: 2))]
                let cut = columns ?? 1 > 0 ? told(text.cut(to: columns)) : "–"
                let fits = columns.map { text.fits(in: $0) } ?? true
                lines.append("\(columns ?? 99): \(broken.joined(separator: " | ")) | \(cut) | \(fits)")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Widths-of-texts.txt")
    }

    @Test("In a line of Markdown, code and bold text are bold, or quoted without styles")
    func markdown() throws {
        // Given
        let lines = [
            "", "plain", "`code`", "a `b` c **d** e", "**a** `b`", "“`quoted`” and “`half`", "`open",
            "*slanted* and a * b",
            "a `**b**` **c", "2*3*4", "`a``b`", "**a *b* c**", "* a * b*", "`a`”",
        ]
        let styles = [TerminalStyle.plain, TerminalStyle(color: .none, ascii: false, attributes: true)]

        // When
        let texts = lines.flatMap { line in
            styles.map { told(StyledText(markdown: line, in: $0)) } + [
                told(StyledText(markdown: line, .dim, in: styles[1]))
            ]
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Markdown-in-a-line.txt")
    }

    @Test("Help has dim headings, bold text to type, and colored names, except in an overview")
    func help() throws {
        // Given
        let help = """
            OVERVIEW: Go round.
              <not> a name

            USAGE: orbit <turns> [--fast] and more words

            ARGUMENTS:
              <turns>                 How many turns.
              -h, --help  Show help.
              plain                   No name.
              --longest-of-all
            OTHER

            """

        // When
        let texts = [20, 80].map { told(StyledText(help: help, columns: $0)) }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Colors-of-help.txt")
    }
}
