import Canvases
import Drawing
import Foundation
import TerminalTesting
import Testing

@Suite struct TerminalCanvasShapesTests {
    private let ascii = TerminalStyle(color: .none, ascii: true, attributes: false)

    private func boxes(_ canvas: TerminalCanvas) {
        canvas.stroke(cellRect(0, 0, 9, 5), color: .separator)
        canvas.line(from: CGPoint(x: 0, y: 55), to: CGPoint(x: 72, y: 55), color: .separator)
        canvas.line(from: CGPoint(x: 36, y: 0), to: CGPoint(x: 36, y: 110), color: .separator)
        canvas.stroke(cellRect(10, 0, 5, 3), color: .separator, cornerRadius: 8)
        canvas.draw("Now", in: cellRect(11, 1, 3, 1), style: TextStyle())
    }

    @Test("Lines that meet are joined, and corners may be round")
    func joints() {
        // Given, When
        let shown = rendering(columns: 15, rows: 5, draw: boxes)

        // Then
        expect(
            shown,
            equals: """
                ┌───┬───┐ ╭───╮
                │   │   │ │Now│
                ├───┼───┤ ╰───╯
                │   │   │
                └───┴───┘
                """)
    }

    @Test("In ASCII, lines are dashes and bars")
    func asciiLines() {
        // Given, When
        let shown = rendering(columns: 15, rows: 5, style: ascii, draw: boxes)

        // Then
        expect(
            shown,
            equals: """
                +---+---+ +---+
                |   |   | |Now|
                +---+---+ +---+
                |   |   |
                +---+---+
                """)
    }

    @Test("A separator leaves the text in its row alone, and later text wins over it")
    func separatorAndText() {
        // Given
        let separator = (CGPoint(x: 0, y: 21.5), CGPoint(x: 96, y: 21.5))

        // When
        let shown = rendering(columns: 12, rows: 1) { canvas in
            canvas.draw("a b", in: cellRect(1, 0, 3, 1), style: TextStyle())
            canvas.line(from: separator.0, to: separator.1, color: .separator)
            canvas.draw("late", in: cellRect(6, 0, 4, 1), style: TextStyle())
        }

        // Then
        expect(shown, equals: "─a b──late──")
    }

    @Test("A box one row high has only its sides")
    func flatBox() {
        // Given, When
        let shown = rendering(columns: 6, rows: 3) { canvas in
            canvas.stroke(cellRect(0, 0, 6, 1), color: .label)
            canvas.stroke(cellRect(2, 1, 1, 2), color: .label)
        }

        // Then
        expect(shown, equals: "├────┤\n  ┬\n  ┴")
    }

    @Test("A later fill hides earlier drawings, and a translucent fill shows them")
    func fillHides() {
        // Given
        let full = cellRect(0, 0, 8, 1)

        // When
        let shown = rendering(columns: 8, rows: 1) { canvas in
            canvas.draw("moonrise", in: full, style: TextStyle())
            canvas.fill(cellRect(0, 0, 2, 1), color: .white)
            canvas.fill(cellRect(2, 0, 2, 1), color: .black.withAlphaComponent(0.4))
            canvas.fill(cellRect(4, 0, 2, 1), color: .clear)
            canvas.saveState()
            canvas.multiplyAlpha(0)
            canvas.fill(full, color: .white)
            canvas.draw("MMMMMMMM", in: full, style: TextStyle())
            canvas.highlight(full)
            canvas.stroke(full, color: .label)
            canvas.restoreState()
        }

        // Then
        expect(shown, equals: "  onrise")
    }

    @Test("Clips are nested, and end when the state is restored")
    func clips() {
        // Given
        let row = cellRect(0, 0, 10, 1)

        // When
        let shown = rendering(columns: 10, rows: 2) { canvas in
            canvas.saveState()
            canvas.clip(to: cellRect(2, 0, 6, 1))
            canvas.saveState()
            canvas.clip(to: cellRect(0, 0, 5, 2))
            canvas.draw("0123456789", in: row, style: TextStyle())
            canvas.restoreState()
            canvas.draw("abcdefghij", in: row.offsetBy(dx: 24, dy: 0), style: TextStyle())
            canvas.restoreState()
            canvas.restoreState()
            canvas.draw("0123456789", in: row.offsetBy(dx: 0, dy: 22), style: TextStyle())
        }

        // Then
        expect(shown, equals: "  2abcde\n0123456789")
    }

    @Test("A selection is marked at its left edge, in every style")
    func highlight() {
        // Given
        func draw(_ canvas: TerminalCanvas) {
            canvas.draw("Row 7", in: cellRect(2, 0, 5, 1), style: TextStyle())
            canvas.highlight(cellRect(0, 0, 8, 2))
        }

        // When
        let plain = rendering(columns: 8, rows: 2, draw: draw)
        let inASCII = rendering(columns: 8, rows: 2, style: ascii, draw: draw)
        let reversed = rendering(
            columns: 8, rows: 2, style: TerminalStyle(color: .none, ascii: false, attributes: true), draw: draw)

        // Then
        expect(plain, equals: "▸ Row 7\n")
        expect(inASCII, equals: "> Row 7\n")
        expect(reversed, equals: "\u{1B}[7m▸ Row 7 \u{1B}[0m\n\u{1B}[7m        \u{1B}[0m")
    }

    @Test("With colors, a selection has its own color, and isn't reversed")
    func highlightInColor() {
        // Given
        let style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)

        // When
        let shown = rendering(columns: 4, rows: 1, style: style) { canvas in
            canvas.draw("Row", in: cellRect(1, 0, 3, 1), style: TextStyle())
            canvas.highlight(cellRect(0, 0, 4, 1))
        }

        // Then
        expect(shown, equals: "▸Row")
    }

    @Test("Characters below a translucent color are visible, tinted by it")
    func translucent() {
        // Given
        let style = TerminalStyle(color: .trueColor, ascii: false, attributes: true)
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

        // When
        let shown = rendering(columns: 1, rows: 1, style: style) { canvas in
            canvas.fill(cellRect(0, 0, 1, 1), color: .white)
            canvas.draw("x", in: cellRect(0, 0, 1, 1), style: TextStyle(color: red))
            canvas.fill(cellRect(0, 0, 1, 1), color: UIColor(white: 0, alpha: 0.8))
        }

        // Then
        expect(shown, equals: "\u{1B}[38;2;51;0;0;48;2;51;51;51mx\u{1B}[0m")
    }

    @Test("A bar's line runs through the middle of the row at its edge", arguments: [CGRectEdge.minYEdge, .maxYEdge])
    func bars(edge: CGRectEdge) {
        // Given, When
        let shown = rendering(columns: 4, rows: 3) {
            $0.draw(.bar(edge: edge), in: cellRect(0, 0, 4, 3), style: TextStyle())
        }

        // Then
        let expected = edge == .minYEdge ? ["────", "", ""] : ["", "", "────"]
        expect(shown.components(separatedBy: "\n"), equals: expected)
    }

    @Test("Adjacent rectangles share no cell and leave no gap, wherever they begin")
    func neighbors() {
        // Given
        let width: CGFloat = 13.3
        let canvas = TerminalCanvas(size: CGSize(width: 200, height: 22))

        // When
        for index in 0..<15 {
            canvas.fill(
                CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 22), color: index % 2 == 0 ? .red : .blue)
        }
        let text = canvas.text(style: TerminalStyle(color: .ansi16, ascii: false, attributes: false))

        // Then
        let stripes = text.split(separator: "\u{1B}").compactMap { $0.split(separator: "m").dropFirst().first?.count }
        expect(stripes, equals: [2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2])
    }
}
