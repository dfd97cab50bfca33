import Canvases
import Drawing
import Foundation
import TerminalTesting
import Testing

/// Texts whose pieces look differently, from an attributed string to what is seen.
struct AttributedTextTests {
    private let body = UIFont.systemFont(ofSize: 17)

    private func string(_ pieces: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
        let string = NSMutableAttributedString(string: "")
        for (text, attributes) in pieces { string.append(NSAttributedString(string: text, attributes: attributes)) }
        return string
    }

    @Test("A terminal shows each run with its color, weight, slant and lines")
    func terminal() {
        // Given
        let text = AttributedText(
            string(
                ("a", [.font: UIFont.boldSystemFont(ofSize: 9)]), ("b", [.foregroundColor: UIColor.blue]),
                ("c d", [.underlineStyle: NSUnderlineStyle.single.rawValue]), ("e", [.strikethroughStyle: 1]),
                ("f", [.backgroundColor: UIColor.yellow]), ("g", [.font: UIFont.italicSystemFont(ofSize: 9)])))
        let style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)

        // When
        let shown = rendering(columns: 12, rows: 1, style: style) {
            $0.draw(text, in: cellRect(0, 0, 12, 1), style: TextStyle(color: .red))
        }

        // Then
        expect(
            shown,
            equals: "\u{1B}[31;1ma\u{1B}[34;22mb\u{1B}[31;4mc d\u{1B}[24;9me\u{1B}[103;29mf\u{1B}[49;3mg\u{1B}[0m")
    }

    @Test("Strikethrough ends where later drawings cover it, and is visible under blanks")
    func overdrawn() {
        // Given
        let lined = AttributedText(string(("ab cd", [.underlineStyle: 1])))
        let style = TerminalStyle(color: .none, ascii: false, attributes: true)

        // When
        let shown = rendering(columns: 8, rows: 1, style: style) {
            $0.draw(lined, in: cellRect(0, 0, 8, 1), style: TextStyle())
            $0.draw("x", in: cellRect(1, 0, 1, 1), style: TextStyle())
        }

        // Then
        expect(shown, equals: "\u{1B}[4ma\u{1B}[0mx\u{1B}[4m cd\u{1B}[0m")
    }

    @Test("Lines break across runs, and an ellipsis has the attributes of the text before it")
    func breaks() {
        // Given
        let text = AttributedText(
            string(("The full ", [:]), ("moon rises", [.foregroundColor: UIColor.red]), (" tonight", [:])))

        // When
        let wrapped = TextLayout.lines(of: text, columns: 10, mode: .byWordWrapping)
        let cut = TextLayout.lines(of: text, columns: 12, mode: .byTruncatingTail, numberOfLines: 1)

        // Then
        expect(wrapped.map(\.string), equals: ["The full", "moon rises", "tonight"])
        expect(wrapped.map { $0.runs.map(\.attributes.color) }, equals: [[nil], [.red], [nil]])
        expect(cut[0].runs.map(\.text), equals: ["The full ", "mo…"])
        expect(cut[0].runs.last?.attributes.color, equals: .red)
    }

    @Test("Foundation joins runs with equal fonts, colors and paragraph styles")
    func compared() {
        // Given
        func attributes(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
            let paragraph = NSMutableParagraphStyle()
            paragraph.lineSpacing = size
            return [
                .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor(white: size / 20, alpha: 1),
                .paragraphStyle: paragraph,
            ]
        }
        let text = string(("a", attributes(10)), ("b", attributes(12)), ("c", attributes(12)))

        // When
        let pieces = AttributedText(text).runs

        // Then
        expect(pieces.map(\.text), equals: ["a", "bc"])
        expect(pieces.map(\.attributes.font?.pointSize), equals: [10, 12])
    }

    @Test("In points, a line is as high as its largest font, and as wide as its runs together")
    func measured() {
        // Given
        let large = UIFont.systemFont(ofSize: 34)
        let text = AttributedText(string(("Full ", [:]), ("Moon", [.font: large])))
        let metrics = TextMetrics.typographic

        // When
        let size = metrics.size(of: text, font: body)
        let two = metrics.size(of: AttributedText(string(("Full\n", [:]), ("Moon", [.font: large]))), font: body)

        // Then
        expect(size.height, equals: metrics.lineHeight(of: large))
        let apart = metrics.size(of: "Full ", font: body).width + metrics.size(of: "Moon", font: large).width
        expect(abs(size.width - apart) <= 0.5)
        expect(abs(two.height - body.lineHeight - large.lineHeight) <= 0.5)
        expect(TextMetrics.columns.size(of: text, font: body), equals: CGSize(width: 72, height: 22))
    }

    @Test("In points, a paragraph's spacing, line heights and kerning count")
    func paragraphs() {
        // Given
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.minimumLineHeight) = (5, 30)
        let metrics = TextMetrics.typographic
        let plain = metrics.size(of: "ab\ncd", font: body)

        // When
        let size = metrics.size(
            of: AttributedText(string(("ab\ncd", [.paragraphStyle: style, .kern: CGFloat(2)]))), font: body)

        // Then
        expect(size.height, equals: 65)
        expect(abs(size.width - plain.width - 4) <= 0.5)
    }

    @Test(
        "A line height multiple applies to the font's line height, within the paragraph's limits",
        arguments: [(0, 0, 0, 1), (1.5, 0, 0, 1.5), (0.5, 0, 0, 0.5), (2, 0, 1.25, 1.25), (0, 3, 0, 3), (2, 3, 1, 3)])
    func lineHeights(multiple: CGFloat, least: CGFloat, most: CGFloat, expected: CGFloat) {
        // Given
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = multiple
        style.minimumLineHeight = least * body.lineHeight
        style.maximumLineHeight = most * body.lineHeight

        // When
        let height = AttributedText(string(("Luna", [.paragraphStyle: style]))).lineHeight(in: body)

        // Then
        expect(height, equals: expected * body.lineHeight)
    }

    @Test("A picture has each run in its font and color, on one baseline, with its lines and background")
    func svg() {
        // Given
        let text = AttributedText(
            string(
                ("Full ", [.foregroundColor: UIColor.red]),
                ("Moon", [.font: UIFont.boldSystemFont(ofSize: 34), .underlineStyle: 1]),
                ("!", [.backgroundColor: UIColor.green, .strikethroughStyle: 1])))

        // When
        let picture = ParsedSVG(metrics: .typographic) { canvas in
            canvas.draw(
                text, in: CGRect(x: 10, y: 0, width: 300, height: 44), style: TextStyle(font: body, color: .blue))
        }

        // Then
        let pieces = picture["text"]
        expect(pieces.map(\.text), equals: ["Full", "Moon", "!"])
        expect(pieces.map { $0.attributes["fill"] }, equals: ["#ff0000", "#0000ff", "#0000ff"])
        expect(pieces.map { $0.number("font-size") }, equals: [17, 34, 17])
        expect(pieces.map { $0.attributes["font-weight"] }, equals: [nil, "700", nil])
        let baselines = Set(pieces.map { $0.number("y") })
        expect(baselines.count, equals: 1)
        expect(pieces[0].number("x"), equals: 10)
        expect(pieces[0].number("x") < pieces[1].number("x") && pieces[1].number("x") < pieces[2].number("x"))
        expect(picture["rect"].map { $0.attributes["fill"] }, equals: ["#0000ff", "#00ff00", "#0000ff"])
    }

    @Test("Each paragraph has its own alignment, or else the text's")
    func aligned() {
        // Given
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        let text = AttributedText(string(("ab\n", [.paragraphStyle: right]), ("cd", [:])))

        // When
        let shown = rendering(columns: 6, rows: 2) {
            $0.draw(text, in: cellRect(0, 0, 6, 2), style: TextStyle(alignment: .center, numberOfLines: 0))
        }

        // Then
        expect(shown, equals: "    ab\n  cd")
    }

    @Test("A label that begins with a small font keeps all lines of a larger font that fit")
    func mixedHeights() {
        // Given
        let text = AttributedText(
            string(("Title\n", [.font: UIFont.systemFont(ofSize: 40)]), ("one\ntwo\nthree", [.font: body])))
        let size = TextMetrics.typographic.size(of: text, font: .systemFont(ofSize: 40))

        // When
        let picture = ParsedSVG(metrics: .typographic) { canvas in
            canvas.draw(
                text, in: CGRect(origin: .zero, size: size),
                style: TextStyle(font: .systemFont(ofSize: 40), numberOfLines: 0))
        }

        // Then
        expect(picture["text"].map(\.text), equals: ["Title", "one", "two", "three"])
    }

    @Test("A copied paragraph style doesn't change with the original")
    func paragraphStyle() throws {
        // Given
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode, style.lineHeightMultiple) = (.center, .byTruncatingHead, 1.5)

        // When
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .right
        let data = NSKeyedArchiver.archivedData(withRootObject: copy)
        let read = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? NSParagraphStyle)

        // Then
        expect(copy.alignment == .center && copy.lineBreakMode == .byTruncatingHead && copy.lineHeightMultiple == 1.5)
        expect(read == copy && read != style)
        expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.alignment, equals: .center)
    }
}
