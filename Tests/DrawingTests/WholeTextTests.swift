import Canvases
import Foundation
import PlainText
import TerminalTesting
import Testing

@testable import Drawing

/// Broken and cut texts, in each width that makes a difference.
struct WholeTextTests {
    private let texts = [
        "The moon waxes and wanes", "two  blanks ", " led by one", "half-moon 2011-10-12 a-1 1-a", "月の満ち 欠け moon",
        "one\n\ntwo words\nthree", "incomprehensibilities", "e\u{301}te\u{301} ☀\u{FE0F} a\u{200B}b",
    ]

    private let modes: [(String, NSLineBreakMode)] = [
        ("words", .byWordWrapping), ("characters", .byCharWrapping), ("clipped", .byClipping),
        ("head", .byTruncatingHead), ("tail", .byTruncatingTail), ("middle", .byTruncatingMiddle),
    ]

    /// Returns a text in each width of a range in which it differs from the width before.
    private func table(_ name: String, _ widths: Range<Int>, _ lines: (Int) -> [AttributedText]) -> [String] {
        var (table, before) = (["— \(name)"], "")
        for width in widths {
            let shown = lines(width).map { line in line.runs.map(\.text).joined(separator: "¦") }
                .joined(separator: "|")
            if shown != before { table.append("\(width): \(shown)|") }
            before = shown
        }
        return table
    }

    @Test("A text wraps between words: no line is too wide or ends early, and only blanks are lost")
    func columns() {
        for text in texts {
            for columns in 1..<26 {
                // Given
                let words = text.replacing("\u{200B}", with: "").split(whereSeparator: \.isWhitespace)

                // When
                let lines = TextLayout.lines(
                    of: AttributedText(text), columns: columns, mode: .byWordWrapping, numberOfLines: 0
                ).map(\.string)

                // Then
                let place = "\(text.debugDescription) in \(columns) columns: \(lines)"
                expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= max(columns, 2) }, "\(place)")
                expect(
                    lines.joined().filter { !$0.isWhitespace && $0 != "\u{200B}" }, equals: words.joined(), "\(place)")
                // A break within a word is only in one that has no room in a line.
                let whole = Set(lines.flatMap { $0.split(whereSeparator: \.isWhitespace) })
                let split = words.filter {
                    $0.utf8.allSatisfy { $0 < 0x80 } && !$0.contains("-") && !whole.contains($0)
                }
                expect(split.allSatisfy { DisplayWidth.columns(of: String($0)) > columns }, "\(place)")
            }
        }
    }

    @Test("A truncated text has at most its number of lines, and an ellipsis at the end, the beginning or the middle")
    func cut() {
        // Given
        let text = AttributedText("The moon waxes and wanes")
        func lines(_ mode: NSLineBreakMode, _ count: Int) -> [String] {
            TextLayout.lines(of: text, columns: 9, mode: mode, numberOfLines: count).map(\.string)
        }

        // When
        let one = modes.map { lines($0.1, 1).joined(separator: "|") }
        let two = modes.map { lines($0.1, 2).joined(separator: "|") }

        // Then
        expect(one, equals: ["The moon", "The moon", "The moon", "…nd wanes", "The moon…", "The…anes"])
        expect(two[0], equals: "The moon|waxes and")
        expect(two[3...], equals: ["The moon|…nd wanes", "The moon|waxes an…", "The moon|waxe…anes"])
    }

    @Test("A line in several fonts is as long as its letters, and dots look like the text before them")
    func letters() throws {
        // Given
        var (large, spaced) = (AttributedText.Attributes(), AttributedText.Attributes())
        (large.font, spaced.kern, spaced.isUnderlined) = (.boldSystemFont(ofSize: 24), 3, true)
        let text: AttributedText =
            "The " + AttributedText("moon wa", attributes: large)
            + AttributedText("xes and", attributes: spaced) + " wanes"
        let font = UIFont.systemFont(ofSize: 12)

        // When
        let tables = modes.flatMap { name, mode in
            [0, 1].flatMap { count in
                table("\(name), \(count)", 1..<240) { width in
                    TextMetrics.typographic.lines(
                        of: text, font: font, width: CGFloat(width), mode: mode, numberOfLines: count)
                }
            }
        }
        let sizes = stride(from: 1, to: 240, by: 17).map { width in
            let size = TextMetrics.typographic.size(of: text, font: font, width: CGFloat(width), mode: .byWordWrapping)
            return "\(width): \(size.width) × \(size.height)"
        }

        // Then
        try expect(
            Difference(
                of: (tables + ["— sizes"] + sizes).joined(separator: "\n"), fromRecorded: "Broken-letters.txt"),
            equals: nil)
    }

    @Test("In a picture a text is aligned in its box, and reduced if it doesn't fit")
    func pictures() throws {
        // Given
        var (large, marked, spaced) = (
            AttributedText.Attributes(), AttributedText.Attributes(), AttributedText.Attributes()
        )
        (large.font, large.isStruckThrough, large.strikethroughColor) = (.italicSystemFont(ofSize: 22), true, .red)
        (marked.backgroundColor, marked.isUnderlined, marked.kern) = (.yellow, true, 2)
        (marked.color, marked.underlineColor) = (.blue, .green)
        spaced.paragraph = AttributedText.Paragraph(alignment: .right, lineSpacing: 6, lineHeightMultiple: 1.5)
        let texts: [(String, AttributedText)] = [
            ("plain", "  Sea of  Rains "),
            (
                "in runs",
                "Sea " + AttributedText("of ", attributes: large)
                    + AttributedText("  Rains", attributes: marked)
            ),
            ("spaced", AttributedText("Sea of Rains and more", attributes: spaced)), ("unknown letters", "月 ü 🌕"),
        ]
        let boxes = [CGSize(width: 300, height: 20), CGSize(width: 60, height: 60), CGSize(width: 60, height: 9)]
        var lines: [String] = []

        // When
        for (name, text) in texts {
            for box in boxes {
                for alignment in [NSTextAlignment.left, .center, .right] {
                    for count in [0, 1] {
                        let canvas = SVGCanvas(size: CGSize(width: 320, height: 80))
                        let style = TextStyle(
                            font: .systemFont(ofSize: 14), alignment: alignment, lineBreakMode: .byTruncatingTail,
                            numberOfLines: count)
                        canvas.draw(text, in: CGRect(origin: CGPoint(x: 7, y: 5), size: box), style: style)
                        lines.append("— \(name), \(alignment), \(count) in \(Int(box.width))×\(Int(box.height))")
                        lines += canvas.document(title: "").split(separator: "\n").dropFirst(2).dropLast().map(
                            String.init)
                    }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Texts-in-pictures.txt")
    }
}
