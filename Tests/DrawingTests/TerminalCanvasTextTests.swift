import Canvases
import Drawing
import Foundation
import PlainText
import TerminalTesting
import Testing

@Suite struct TerminalCanvasTextTests {
    private func draw(_ canvas: TerminalCanvas) {
        canvas.fill(cellRect(0, 0, 6, 1), color: .white)
        canvas.draw("ab cd", in: cellRect(0, 0, 6, 1), style: TextStyle(color: .red))
        canvas.draw("on", in: cellRect(1, 1, 2, 1), style: TextStyle(font: .boldSystemFont(ofSize: 17)))
    }

    @Test(
        "Escape sequences are written only for changes, and end with the line",
        arguments: [
            (TerminalStyle.ColorDepth.none, "ab cd\n \u{1B}[1mon\u{1B}[0m"),
            (.ansi16, "\u{1B}[31;107mab cd \u{1B}[0m\n \u{1B}[1mon\u{1B}[0m"),
            (.ansi256, "\u{1B}[38;5;196;48;5;231mab cd \u{1B}[0m\n \u{1B}[1mon\u{1B}[0m"),
            (.trueColor, "\u{1B}[38;2;255;0;0;48;2;255;255;255mab cd \u{1B}[0m\n \u{1B}[1mon\u{1B}[0m"),
        ])
    func escapes(depth: TerminalStyle.ColorDepth, expected: String) {
        // Given
        let style = TerminalStyle(color: depth, ascii: false, attributes: true)

        // When
        let shown = rendering(columns: 8, rows: 2, style: style, draw: draw)

        // Then
        expect(shown, equals: expected)
    }

    @Test("Plain text has no escape sequences and no blanks at the end of a line")
    func plain() {
        // Given, When
        let shown = rendering(columns: 8, rows: 2, draw: draw)

        // Then
        expect(shown, equals: "ab cd\n on")
    }

    @Test("A background ends where its rectangle ends")
    func blankAfterBackground() {
        // Given
        let style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)

        // When
        let shown = rendering(columns: 6, rows: 1, style: style) { canvas in
            canvas.fill(cellRect(0, 0, 2, 1), color: .blue)
            canvas.draw("x", in: cellRect(4, 0, 1, 1), style: TextStyle())
        }

        // Then
        expect(shown, equals: "\u{1B}[44m  \u{1B}[0m  x")
    }

    @Test("Translucent colors blend with the colors below")
    func blending() {
        // Given
        let style = TerminalStyle(color: .trueColor, ascii: false, attributes: true)

        // When
        let shown = rendering(columns: 2, rows: 1, style: style) { canvas in
            canvas.fill(cellRect(0, 0, 2, 1), color: .black)
            canvas.multiplyAlpha(0.5)
            canvas.fill(cellRect(1, 0, 1, 1), color: .red)
            canvas.draw("x", in: cellRect(0, 0, 1, 1), style: TextStyle(color: .white.withAlphaComponent(0.4)))
        }

        // Then
        expect(shown, equals: "\u{1B}[38;2;51;51;51;48;2;0;0;0mx\u{1B}[48;2;128;0;0m \u{1B}[0m")
    }

    @Test("Text stays readable if a terminal has too few colors to distinguish it from its background")
    func contrast() {
        // Given
        let style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)

        // When
        let shown = rendering(columns: 1, rows: 1, style: style) { canvas in
            canvas.fill(cellRect(0, 0, 1, 1), color: .white)
            canvas.draw("x", in: cellRect(0, 0, 1, 1), style: TextStyle(color: .systemGray6))
        }

        // Then
        expect(shown, equals: "\u{1B}[90;107mx\u{1B}[0m")
    }

    @Test("A screen of 320 by 480 points has 40 by 22 cells, and an invalid size has none")
    func size() {
        // Given
        let phone = TerminalCanvas(size: CGSize(width: 320, height: 480))

        // When
        let odd = [CGSize(width: CGFloat.nan, height: 22), CGSize(width: -8, height: 22), .zero].map(
            TerminalCanvas.init)

        // Then
        expect(phone.columns == 40 && phone.rows == 22)
        expect(odd.allSatisfy { $0.text(style: .plain).isEmpty })
        expect(TerminalCanvas(size: CGSize(width: CGFloat.infinity, height: 22)).columns, equals: 1000)
    }

    @Test("Drawing anything anywhere is harmless and keeps the picture's shape")
    func wildGeometry() {
        // Given
        let numbers: [CGFloat] = [0, -30, 12.5, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude]
        let canvas = TerminalCanvas(size: CGSize(width: 80, height: 44))
        let image = UIImage(systemName: "star")

        // When
        for x in numbers {
            for y in numbers {
                for length in numbers {
                    canvas.saveState()
                    canvas.translate(x: y, y: length)
                    let rect = CGRect(x: x, y: y, width: length, height: x)
                    canvas.fill(rect, color: .red)
                    canvas.stroke(rect, color: .blue, cornerRadius: 8)
                    canvas.line(from: rect.origin, to: CGPoint(x: length, y: length), color: .label)
                    canvas.draw("月 moon\nsun", in: rect, style: TextStyle(alignment: .right, numberOfLines: 0))
                    if let image { canvas.draw(image, in: rect, tintColor: .label) }
                    canvas.highlight(rect)
                    canvas.clip(to: rect)
                    canvas.multiplyAlpha(length)
                    canvas.restoreState()
                }
            }
        }
        [CGRect.null, .infinite].forEach { canvas.fill($0, color: .clear) }

        // Then
        let rows = canvas.text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false)
        expect(rows.count, equals: 2)
        expect(rows.allSatisfy { DisplayWidth.columns(of: String($0)) <= 10 })
    }

    @Test("Text over other text has only its own attributes")
    func textOverText() {
        // Given
        let style = TerminalStyle(color: .none, ascii: false, attributes: true)

        // When
        let shown = rendering(columns: 4, rows: 1, style: style) { canvas in
            canvas.draw("Moon", in: cellRect(0, 0, 4, 1), style: TextStyle(font: .boldSystemFont(ofSize: 17)))
            canvas.draw("oo", in: cellRect(1, 0, 2, 1), style: TextStyle())
        }

        // Then
        expect(shown, equals: "\u{1B}[1mM\u{1B}[0moo\u{1B}[1mn\u{1B}[0m")
    }

    @Test("A character may have 16 scalars, and the first of a longer one is drawn", arguments: [15, 16])
    func longClusters(marks: Int) {
        // Given
        let character = "e" + String(repeating: "\u{301}", count: marks)

        // When
        let shown = rendering(columns: 4, rows: 1) { $0.draw(character, in: cellRect(0, 0, 4, 1), style: TextStyle()) }

        // Then
        expect(shown.unicodeScalars.count, equals: (marks == 15 ? 16 : 1))
    }
}
