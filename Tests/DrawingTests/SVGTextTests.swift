import Canvases
import Drawing
import Foundation
import TerminalTesting
import Testing

struct SVGTextTests {
    private func texts(_ text: String, width: CGFloat, height: CGFloat = 22, style: TextStyle) -> [SVGElement] {
        ParsedSVG { $0.draw(text, in: CGRect(x: 10, y: 0, width: width, height: height), style: style) }["text"]
    }

    @Test(
        "Text is never markup, and never controls the terminal",
        arguments: [
            "</text><script>alert(1)</script>", "a & b < c > d \"e\" 'f'", "]]>", "&#x1B;", "\u{1B}[31mred",
            "\u{0}\u{7F}",
            "\u{202E}live", "<!--", "a\nb",
        ])
    func hostile(text: String) {
        // Given
        let room = CGRect(x: 0, y: 0, width: 400, height: 44)
        let whole = TerminalCanvas(size: room.size)
        let style = TextStyle(numberOfLines: 0)
        whole.draw(text, in: room, style: style)

        // When
        let picture = ParsedSVG { $0.draw(text, in: room, style: style) }

        // Then
        let shown = whole.text(style: .plain).split(separator: "\n").map { $0.drop { $0 == " " } }
        expect(picture.isWellFormed)
        expect(picture["script"].isEmpty)
        expect(
            picture["text"].map(\.text).joined(separator: "\n"), equals: shown.joined(separator: "\n"))
        expect(!picture.document.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        expect(!picture.document.unicodeScalars.contains { $0.properties.generalCategory == .format })
    }

    @Test(
        "A text that is completely covered is left out",
        arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1)])
    func covered(alignment: NSTextAlignment, share: Double) throws {
        // Given
        let rect = CGRect(x: 100, y: 20, width: 150, height: 22)
        let style = TextStyle(alignment: alignment)
        let length = try #require(ParsedSVG { $0.draw("Moon", in: rect, style: style) }["text"].first)
            .number("textLength")
        let left = 100 + (150 - length) * share

        // When
        let isThere = [(-1.0, 1.0), (1, 1), (-1, -1), (-90, 90)].map { before, behind in
            let cover = CGRect(x: left + before, y: 0, width: length - before + behind, height: 80)
            let picture = ParsedSVG {
                $0.draw("Moon", in: rect, style: style)
                $0.fill(cover, color: .red)
            }
            return !picture["text"].isEmpty
        }
        let isClipped = [
            (left - 30, left - 1), (left - 30, left + 1), (left + length - 1, 300), (left + length + 1, 300),
        ]
        .map { start, end in
            let picture = ParsedSVG {
                $0.clip(to: CGRect(x: start, y: 0, width: end - start, height: 80))
                $0.draw("Moon", in: rect, style: style)
            }
            return picture["text"].isEmpty
        }

        // Then
        expect(isThere, equals: [false, true, true, false])
        expect(isClipped, equals: [true, false, false, true])
    }

    @Test("Characters that XML forbids are replaced")
    func noncharacters() {
        // Given
        let text = "a\u{FFFE}\u{FFFF}b"

        // When
        let picture = ParsedSVG {
            $0.draw(text, in: CGRect(x: 0, y: 0, width: 400, height: 22), style: TextStyle())
        }

        // Then
        expect(picture.isWellFormed)
        expect(picture["text"].map(\.text), equals: ["a\u{FFFD}\u{FFFD}b"])
    }

    @Test("A text that is too wide in its font is reduced")
    func fitting() throws {
        // Given
        let style = TextStyle(font: .boldSystemFont(ofSize: 20), lineBreakMode: .byClipping)

        // When
        let text = try #require(texts("MMMMMMMMMM", width: 80, style: style).first)

        // Then
        expect(text.text, equals: "MMMMMMMMMM")
        expect(text.number("textLength"), equals: 80)
        expect(text.number("font-size") < 10)
        expect(text.number("x"), equals: 10)
    }

    @Test("A text that fits has its font's size, and the width that Helvetica gives it")
    func natural() throws {
        // Given
        let style = TextStyle(font: .systemFont(ofSize: 10))

        // When
        let text = try #require(texts("Moon", width: 200, style: style).first)

        // Then
        expect(text.number("font-size"), equals: 10)
        // M 833, o 556, n 556 thousandths of the size.
        expect(text.number("textLength"), equals: 25.01)
    }

    @Test("A text has the lines that it has on a terminal, within its rectangle")
    func lines() throws {
        // Given
        let rect = CGRect(x: 0, y: 10, width: 80, height: 44)
        let style = TextStyle(numberOfLines: 2)

        // When
        let picture = ParsedSVG { $0.draw("Sea of Tranquillity, Sea of Rains", in: rect, style: style) }

        // Then
        expect(picture["text"].map(\.text), equals: ["Sea of", "Tranquill…"])
        expect(picture["text"].allSatisfy { rect.minY...rect.maxY ~= CGFloat($0.number("y")) })
    }

    @Test(
        "Alignment, weight and slant follow the font and the style",
        arguments: [
            (NSTextAlignment.left, nil, 10.0), (.center, "middle", 60.0), (.right, "end", 110.0),
        ] as [(NSTextAlignment, String?, Double)])
    func alignment(alignment: NSTextAlignment, anchor: String?, x: Double) throws {
        // Given
        let style = TextStyle(font: UIFont(name: "Georgia-BoldItalic", size: 12)!, alignment: alignment)

        // When
        let text = try #require(texts("Moon", width: 100, style: style).first)

        // Then
        expect(text.attributes["text-anchor"], equals: anchor)
        expect(text.number("x"), equals: x)
        expect(text.attributes["font-weight"], equals: "700")
        expect(text.attributes["font-style"], equals: "italic")
        expect(text.attributes["font-family"]?.hasPrefix("'Georgia', "), equals: true)
    }

    @Test("Blanks that SVG would leave out are kept")
    func blanks() throws {
        // Given
        let style = TextStyle(lineBreakMode: .byClipping)

        // When
        let text = try #require(texts(" a  b c ", width: 200, style: style).first)

        // Then
        expect(text.text, equals: "a\u{A0}\u{A0}b c")
        // A blank has 278 thousandths of 17 points.
        expect(text.number("x"), equals: 14.73)
    }

    @Test("A font's name can't end its attribute")
    func fontName() throws {
        // Given
        let font = try #require(UIFont(name: "x'\"><script>;-Bold", size: 12))

        // When
        let picture = ParsedSVG {
            $0.draw("Moon", in: CGRect(x: 0, y: 0, width: 99, height: 22), style: TextStyle(font: font))
        }

        // Then
        expect(picture.isWellFormed)
        expect(picture["text"].first?.attributes["font-family"]?.hasPrefix("'xscript', "), equals: true)
    }
}
