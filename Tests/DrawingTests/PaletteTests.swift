import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import Drawing

/// The colors of terminals, their numbers, and what is left of characters that can't be drawn whole.
struct PaletteTests {
    private func hex(_ color: TerminalColor) -> String {
        let rgb = color.rgb
        return [rgb.red, rgb.green, rgb.blue].map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
    }

    @Test("Every numbered color of a terminal is xterm's, and has its escape sequence")
    func colors() throws {
        // Given
        let named = (0..<16).map { TerminalColor.ansi($0) }
        let numbered = (0..<256).map { TerminalColor.indexed($0) }
        let others = [TerminalColor.rgb(RGB(red: 1, green: 22, blue: 255)), .black, .darkGray]

        // When
        var lines = (named + others).map { color in
            "\(hex(color)) \(color.parameters(isBackground: false)) \(color.parameters(isBackground: true))"
        }
        lines += stride(from: 0, to: 256, by: 8).map { start in
            numbered[start..<start + 8].map(hex).joined(separator: " ")
        }
        lines += [0, 7, 255].map {
            let color = TerminalColor.indexed($0)
            return "\(color.parameters(isBackground: false)) \(color.parameters(isBackground: true))"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Palette.txt")
    }

    @Test("The hue determines the nearest of sixteen colors, which is bright if the color is")
    func hues() throws {
        // Given
        let depths: [TerminalStyle.ColorDepth] = [.ansi16, .ansi256, .trueColor, .none]
        let angles = [0, 19, 21, 79, 81, 159, 161, 204, 206, 269, 271, 329, 331, 359]

        // When
        let lines = angles.flatMap { angle in
            [(1, 1), (0.5, 1), (1, 0.6), (1, 0.31), (0.2, 0.9)].map { (saturation: CGFloat, brightness: CGFloat) in
                let color = UIColor(
                    hue: CGFloat(angle) / 360, saturation: saturation, brightness: brightness, alpha: 1)
                let rgb = RGB(color, alpha: 1, over: .paper)
                let codes = depths.map { depth in
                    TerminalColor(rgb, depth: depth)?.parameters(isBackground: false) ?? "none"
                }
                return "\(angle) \(saturation) \(brightness): \(codes.joined(separator: " "))"
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Hues.txt")
    }

    @Test("Unprintable parts of a character are left out, and the rest is drawn")
    func characters() {
        // Given
        let characters: [Character] = [
            "e\u{301}\u{200D}", "a\u{200D}", "a\u{200D}\u{301}", "é\u{E0061}", "👍\u{200D}",
            "👩‍👧\u{E007F}",
        ]

        // When
        let drawn = characters.map { character in
            character.drawn.map { $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") } ?? "–"
        }

        // Then
        expect(
            drawn, equals: ["65 301", "61", "61 301", "e9", "1f44d 200d", "1f469 200d 1f467 e007f"])
    }

    @Test("A path without points begins at the origin, and a font of any size keeps its name")
    func edges() throws {
        // Given
        let path = UIBezierPath()
        let font = try #require(UIFont(name: "Menlo-Bold", size: 12))

        // When
        let start = path.currentPoint
        path.close()
        path.addLine(to: CGPoint(x: 3, y: 4))
        let line = path.lines.map(\.points)
        path.close()
        let closed = path.currentPoint
        path.addLine(to: CGPoint(x: 5, y: 6))

        // Then
        expect(start == .zero && UIBezierPath().bounds == .zero && UIBezierPath().isEmpty)
        expect(line == [[CGPoint(x: 3, y: 4)]] && closed == CGPoint(x: 3, y: 4))
        expect(path.lines.map(\.points).last, equals: [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
        expect(path.lines.map(\.isClosed) == [true, false] && path.currentPoint == CGPoint(x: 5, y: 6))
        path.removeAllPoints()
        expect(path.isEmpty && path.currentPoint == .zero && path.lineWidth == 1 && !path.usesEvenOddFillRule)
        expect(
            [0, -1, CGFloat.nan, .infinity, 0.5].map { font.withSize($0).pointSize }, equals: [14, 14, 14, 14, 0.5])
        expect(font.withSize(3).fontName == "Menlo-Bold" && UIFont(name: "", size: 3) == nil)
        expect(UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(rawValue: 0.31)).fontName, equals: ".SFUI-Semibold")
    }

    @Test("Only images are drawn on an image context, within its pixels")
    func bitmaps() {
        // Given
        let dot = UIImage(.bitmap(BitmapImage(Bitmap(width: 1, height: 1, bytes: [9, 8, 7, 255]))), name: nil)
        let star = UIImage(systemName: "star")!
        let style = TextStyle()
        func drawn(_ scale: CGFloat = 1, _ draw: (BitmapCanvas) -> Void) -> [UInt8] {
            let canvas = BitmapCanvas(size: CGSize(width: 2, height: 1), scale: scale)
            draw(canvas)
            guard case .bitmap(let image) = canvas.image.content else { return [] }
            return image.bitmap.bytes
        }
        let square = CGRect(x: 0, y: 0, width: 1, height: 1)

        // When
        let nothing = [
            drawn { $0.draw(star, in: square, tintColor: .red) }, drawn { $0.draw("a", in: square, style: style) },
            drawn { $0.draw(.separator, in: square, style: style) }, drawn { $0.highlight(square) },
            drawn { $0.draw(dot, in: CGRect(x: 0, y: 0, width: 0, height: 1), tintColor: .red) },
            drawn { $0.draw(dot, in: CGRect(x: 0, y: 0, width: 1, height: 0), tintColor: .red) },
            drawn { $0.draw(dot, in: CGRect(x: 0, y: 0, width: 0.4, height: 1), tintColor: .red) },
            drawn { $0.draw(dot, in: CGRect(x: 0, y: 0, width: 1, height: 0.4), tintColor: .red) },
        ]
        let some = [
            drawn { $0.draw(dot, in: square, tintColor: .red) },
            drawn { $0.draw(dot, in: CGRect(x: 0.6, y: 0, width: 1, height: 1), tintColor: .red) },
            drawn { $0.draw(dot.withRenderingMode(.alwaysTemplate), in: square, tintColor: .red) },
            drawn {
                $0.concatenate(CGAffineTransform(translationX: 1, y: 0)); $0.fill(square, color: .blue)
            },
        ]
        let sizes = [(0, 0), (2000, 1), (2001, 1), (0.4, 3)].map { (size: (CGFloat, CGFloat)) in
            BitmapCanvas(size: CGSize(width: size.0, height: size.1), scale: 1).image.size
        }

        // Then
        expect(nothing.allSatisfy { $0 == [0, 0, 0, 0, 0, 0, 0, 0] })
        expect(some[0] == [9, 8, 7, 255, 0, 0, 0, 0] && some[1] == [0, 0, 0, 0, 9, 8, 7, 255])
        expect(some[2] == [255, 0, 0, 255, 0, 0, 0, 0] && some[3] == [0, 0, 0, 0, 0, 0, 255, 255])
        expect(sizes.map(\.width) == [1, 2000, 2000, 1] && sizes.map(\.height) == [1, 1, 1, 3])
    }

    @Test("An archived font without a usable leading has none, and an empty text has no width")
    func keptFonts() throws {
        // Given
        func decoded(_ values: [String: Double]) throws -> UIFont? {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.encode("Georgia-Bold" as NSString, forKey: "name")
            for (key, value) in values { archiver.encode(value, forKey: key) }
            archiver.finishEncoding()
            return UIFont(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        }

        // When
        let leadings = try [0, 2.5, -1, .infinity, .nan].map {
            try decoded(["pointSize": 9, "leading": $0])?.leading
        }
        let bold = try #require(try decoded(["pointSize": 100]))
        let widths = [bold, UIFont(name: "Georgia", size: 100)!, .boldSystemFont(ofSize: 100)].map { font in
            TextMetrics.typographic.size(of: "ab", font: font).width
        }

        // Then
        expect(leadings == [0, 2.5, 0, 0, 0] && bold.pointSize == 100 && bold.isBold)
        expect(widths[0] > widths[1] && widths[0] != widths[2], "\(widths)")
        let nothing = AttributedText("")
        expect(nothing.spacing(in: bold) == 0 && nothing.lineHeight(in: bold) == bold.lineHeight)
        expect(nothing.width(in: bold) { _ in .helvetica }, equals: 0)
        let lines = TextLayout.lines(of: "\u{301}ab\u{200B}c", columns: 2, mode: .byCharWrapping)
        expect(lines.count == 2 && lines.last?.string == "c", "\(lines.map(\.string))")
    }

    @Test(
        """
        Half of a wide character is a blank at the beginning of a line, and elsewhere the text before it is sent again
        """)
    func halves() {
        // Given
        let half = TerminalLine("月").pieces(of: 1)[1]
        var (first, second, third) = (
            TerminalFrame(columns: 3, rows: 1), TerminalFrame(columns: 3, rows: 1), TerminalFrame(columns: 3, rows: 1)
        )

        // When
        first.write(half, row: 0)
        second.write(TerminalLine("ab"), row: 0)
        third.write(TerminalLine("a"), row: 0)
        third.write(half, column: 1, row: 0)
        let sent = third.update(from: second).replacing("\u{1B}", with: "")

        // Then
        expect(half.columns == 1 && first.text == [""] && first.cells.map(\.glyph) == [" ", " ", " "])
        expect(third.text == ["a"] && sent == "[?2026h[?25l[1Ha[?2026l")
    }
}
