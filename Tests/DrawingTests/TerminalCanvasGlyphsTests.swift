import Canvases
import Drawing
import Foundation
import TerminalTesting
import Testing

@Suite struct TerminalCanvasGlyphsTests {
    @Test("Labels side by side and below each other are at their places")
    func labels() {
        // Given
        let style = TextStyle()

        // When
        let shown = rendering(columns: 20, rows: 4) { canvas in
            canvas.draw("Full moon", in: cellRect(2, 0, 18, 2), style: style)
            canvas.draw("2011-10-12", in: cellRect(0, 2, 20, 1), style: TextStyle(alignment: .right))
            canvas.draw("waxing", in: cellRect(0, 3, 20, 1), style: TextStyle(alignment: .center))
        }

        // Then
        expect(
            shown,
            equals: """
                  Full moon

                          2011-10-12
                       waxing
                """)
    }

    @Test("A 21-point label in the middle of a 44-point row takes the row's upper line, wherever the row is")
    func rowsOfATable() {
        // Given
        let label = CGRect(x: 16, y: 11.5, width: 100, height: 21)

        // When
        let shown = rendering(columns: 8, rows: 4) { canvas in
            for row in 0..<2 {
                canvas.saveState()
                canvas.translate(x: 0, y: CGFloat(row) * 44)
                canvas.clip(to: label)
                canvas.fill(label, color: .systemBlue)
                canvas.draw("Row \(row)", in: label, style: TextStyle())
                canvas.restoreState()
            }
        }

        // Then
        expect(shown, equals: "  Row 0\n\n  Row 1\n")
    }

    @Test("Text has as many lines as its style and its rectangle allow")
    func numberOfLines() {
        // Given
        let text = "The moon waxes and wanes"
        func shown(height: CGFloat, numberOfLines: Int) -> String {
            rendering(columns: 10, rows: 3) {
                let rect = CGRect(x: 0, y: 0, width: 80, height: height)
                $0.draw(text, in: rect, style: TextStyle(numberOfLines: numberOfLines))
            }
        }

        // When
        let (one, two, all) = (
            shown(height: 66, numberOfLines: 1), shown(height: 40.5, numberOfLines: 0),
            shown(height: 66, numberOfLines: 0)
        )

        // Then
        expect(one, equals: "\nThe moon…\n")
        expect(two, equals: "The moon\nwaxes and…\n")
        expect(all, equals: "The moon\nwaxes and\nwanes")
    }

    @Test("A rectangle lower than a line shows one line, and one without a height or a width shows none")
    func lowRectangles() {
        // Given
        let text = "The moon waxes"

        // When
        let shown = [CGSize(width: 80, height: 12), CGSize(width: 80, height: 0), CGSize(width: 0, height: 22)].map {
            size in
            rendering(columns: 10, rows: 1) { $0.draw(text, in: CGRect(origin: .zero, size: size), style: TextStyle()) }
        }

        // Then
        expect(shown, equals: ["The moon…", "", ""])
    }

    @Test("A glyph in one line is drawn only inside the clip")
    func clippedGlyphs() {
        // Given
        let places = [(1, 1), (1, 0), (1, 2), (0, 1), (2, 1)]

        // When
        let shown = rendering(columns: 3, rows: 3) { canvas in
            canvas.clip(to: cellRect(1, 1, 1, 1))
            for (index, place) in places.reversed().enumerated() {
                canvas.draw("\(index)", in: cellRect(place.0, place.1, 1, 1), style: TextStyle())
            }
        }

        // Then
        expect(shown, equals: "\n 4\n")
    }

    @Test("Overwriting half of a wide character blanks its other half")
    func halfOfAWideCharacter() {
        // Given
        let style = TextStyle()

        // When
        let shown = rendering(columns: 6, rows: 2) { canvas in
            canvas.draw("月火水", in: cellRect(0, 0, 6, 1), style: style)
            canvas.draw("xx", in: cellRect(1, 0, 2, 1), style: style)
            canvas.draw("月火水", in: cellRect(0, 1, 6, 1), style: style)
            canvas.fill(cellRect(3, 1, 1, 1), color: .white)
        }

        // Then
        expect(shown, equals: " xx 水\n月  水")
    }

    @Test("A wide character cut by the clip or by its rectangle becomes a blank")
    func wideCharacterAtAnEdge() {
        // Given
        let style = TextStyle(lineBreakMode: .byCharWrapping)

        // When
        let shown = rendering(columns: 6, rows: 2) { canvas in
            canvas.saveState()
            canvas.clip(to: cellRect(1, 0, 4, 1))
            canvas.draw("月火水", in: cellRect(0, 0, 6, 1), style: style)
            canvas.restoreState()
            canvas.draw("abcdef", in: cellRect(0, 1, 6, 1), style: style)
            canvas.draw("月", in: cellRect(2, 1, 1, 1), style: style)
        }

        // Then
        expect(shown, equals: "  火\nab def")
    }

    @Test("Text that would command the terminal is shown, not obeyed", arguments: [false, true])
    func controlCharacters(ascii: Bool) {
        // Given
        let style = TerminalStyle(color: .none, ascii: ascii, attributes: true)

        // When
        let shown = rendering(columns: 12, rows: 1, style: style) {
            $0.draw("\u{1B}[2J\u{9B}x\u{7}", in: cellRect(0, 0, 12, 1), style: TextStyle())
        }

        // Then
        expect(shown, equals: (ascii ? "?[2J?x?" : "␛[2J�x␇"))
    }

    @Test("In ASCII, letters lose their accents and the rest keeps its width")
    func ascii() {
        // Given
        let style = TerminalStyle(color: .none, ascii: true, attributes: false)

        // When
        let shown = rendering(columns: 24, rows: 1, style: style) {
            $0.draw("Zürich – “月”Ａ é…│Я☃|", in: cellRect(0, 0, 24, 1), style: TextStyle())
        }

        // Then
        expect(shown, equals: "Zurich - \"??\"A  e.|??|")
    }
}
