import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import Drawing

/// All colors, symbols and fonts that nibs name.
struct NamedLooksTests {
    private func hex(_ color: UIColor) -> String {
        let parts = [color.red, color.green, color.blue, color.alpha]
        return parts.map { part in
            let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }

    @Test("Every named color of a nib is iOS's color in light mode")
    func colors() throws {
        // Given
        let names = UIColor.systemNames

        // When
        let lines = names.map { "\($0) \(UIColor(systemName: $0).map(hex) ?? "none")" }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Colors.txt")
    }

    @Test("Every symbol and its variants have a character in a terminal and a shape in a picture")
    func symbols() throws {
        // Given
        let names = SymbolGlyphs.names + SymbolGlyphs.names.map { $0 + ".circle" } + ["flag.square.fill", "nothing"]

        // When
        let lines = names.map { name in
            let canvas = SVGCanvas(size: CGSize(width: 24, height: 24))
            if let image = UIImage(systemName: name) {
                let rect = CGRect(x: 0, y: 0, width: 24, height: 24)
                canvas.draw(image, in: rect, tintColor: .red)
            }
            let shapes = #/<(?:path|text|tspan|use|circle|g|symbol)[^>]*>[^<]*/#
            let drawn = canvas.document(title: name).matches(of: shapes).map { String($0.0) }
            return ([name + " " + (SymbolGlyphs.glyph(named: name).map(String.init) ?? "–")] + drawn)
                .joined(separator: "\n    ")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Symbols.txt")
    }

    @Test("Every style, weight and family of font has its size and its lines' height")
    func fonts() throws {
        // Given
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let names = [
            "Avenir Next", "AvenirNext-DemiBold", "Futura", "Courier", "Courier-BoldOblique", "CourierNewPSMT",
            "Verdana-Italic", "Baskerville", "Monaco", "Menlo-Regular", "Helvetica", "HelveticaNeue-Light", "Georgia",
            "BradleyHandITCTT-Bold", "Bradley Hand ITCTT", ".SFUI-Semibold", "Arial-BoldMT", "Moon",
        ]
        func line(_ name: String, _ font: UIFont?) -> String {
            guard let font else { return "\(name): none" }
            let heights = [font.lineHeight, font.ascender, font.descender].map { ($0 * 100).rounded() / 100 }
            let marks = [(font.isBold, "bold"), (font.isItalic, "italic"), (font.isMonospaced, "monospaced")]
            return
                ([name + ":", "\(font)", "family", font.familyName, "weight \(font.weight.rawValue)"]
                + marks.filter(\.0).map(\.1) + ["heights \(heights)"]).joined(separator: " ")
        }

        // When
        let lines =
            styles.map { line($0.rawValue, .preferredFont(forTextStyle: $0)) }
            + weights.map { line("\($0.rawValue)", .systemFont(ofSize: 20, weight: $0)) }
            + [line("bold", .boldSystemFont(ofSize: 10)), line("italic", .italicSystemFont(ofSize: 10))]
            + names.map { line($0, UIFont(name: $0, size: 20)) }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Fonts.txt")
    }

    @Test("Every figure, shape and picture has its look in a terminal, in colors, without, and in ASCII")
    func figures() throws {
        // Given
        let styles = [
            TerminalStyle.plain, TerminalStyle(color: .none, ascii: true, attributes: false),
            TerminalStyle(color: .trueColor, ascii: false, attributes: true),
            TerminalStyle(color: .ansi16, ascii: false, attributes: true, isDark: true),
        ]
        let sizes = [(12, 1), (20, 2), (9, 3)]
        var lines: [String] = []
        func note(_ title: String, _ columns: Int, _ rows: Int, _ draw: (TerminalCanvas) -> Void) {
            for style in styles {
                lines += [
                    "— \(title), \(columns)×\(rows)", rendering(columns: columns, rows: rows, style: style, draw: draw),
                ]
            }
        }

        // When
        for (number, figure) in SVGFigureTests.all.enumerated() {
            for (columns, rows) in sizes {
                note("figure \(number)", columns, rows) {
                    $0.draw(
                        figure, in: cellRect(0, 0, columns, rows), style: TextStyle(color: .red),
                        isEnabled: number % 3 != 1)
                }
            }
        }
        // Within the cells, and less than one.
        for (number, figure) in SVGFigureTests.all.enumerated() {
            for (index, size) in [(0.0, 0.0), (5, 9), (30, 20), (61, 47), (100, 70)].enumerated() {
                let canvas = TerminalCanvas(size: CGSize(width: 120, height: 88))
                let room = CGRect(x: 11, y: 13, width: size.0, height: size.1)
                let alignment = [NSTextAlignment.left, .center, .right][(number + index) % 3]
                canvas.draw(figure, in: room, style: TextStyle(alignment: alignment), isEnabled: index % 2 == 0)
                lines += ["— figure \(number) in \(size)", canvas.text(style: .plain)]
            }
        }
        note("shapes", 24, 6) { canvas in
            canvas.fill(cellRect(0, 0, 24, 6), color: .white, cornerRadius: 0)
            canvas.fill(cellRect(1, 1, 5, 2), color: .blue, cornerRadius: 0)
            canvas.stroke(cellRect(7, 0, 6, 3), color: .red, width: 1, cornerRadius: 0)
            canvas.stroke(cellRect(14, 1, 6, 4), color: .green, width: 2, cornerRadius: 8)
            canvas.fill(cellRect(15, 2, 3, 1), color: .orange, cornerRadius: 8)
            canvas.line(from: CGPoint(x: 8, y: 120), to: CGPoint(x: 100, y: 120), color: .red)
            canvas.line(from: CGPoint(x: 180, y: 5), to: CGPoint(x: 180, y: 130), color: .blue)
            canvas.line(from: CGPoint(x: 0, y: 80), to: CGPoint(x: 60, y: 128), color: .black)
            canvas.highlight(cellRect(21, 0, 3, 2))
        }
        note("paths", 24, 6) { canvas in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 80, y: 100))
            path.addLine(to: CGPoint(x: 10, y: 100))
            path.close()
            canvas.fill(path, color: .blue)
            canvas.stroke(UIBezierPath(ovalIn: CGRect(x: 100, y: 10, width: 80, height: 100)), color: .red)
        }

        // Then
        try expect(
            Difference(of: lines.joined(separator: "\n"), fromRecorded: "Figures-in-a-terminal.txt"), equals: nil)
    }
}
