import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import Drawing

/// The parts of a terminal's picture: stand-ins, fitted texts, shades, hues and cells.
struct TerminalPiecesTests {
    @Test("Each character's replacement in ASCII is recorded, and others become a letter or one ? for each column")
    func standIns() throws {
        // Given
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0x17F, 0x2010...0x205F, 0x20AC...0x20AC, 0x2100...0x2150, 0x2190...0x21FF,
            0x2200...0x2265, 0x2300...0x23FF, 0x24FE...0x2610, 0x2639...0x2670, 0x2690...0x26A2, 0x2700...0x2760,
            0x2B00...0x2B30, 0xFF01...0xFF0A, 0x6708...0x6709, 0x1F315...0x1F316,
        ]

        // When
        let lines = ranges.flatMap { range in
            stride(from: range.lowerBound, through: range.upperBound, by: 16).map { start in
                let texts = (start...min(start + 15, range.upperBound)).compactMap { Unicode.Scalar($0) }
                    .map { String(Character($0)).inASCII }
                return String(start, radix: 16) + " " + texts.joined(separator: "|")
            }
        }
        let texts = ["…", "a…", "a …", " … ", "é", "e\u{301}", "ﬁ", "ﬃ", "½", "㎏", "a\u{A0}b", "Ａ", "ǆ"].map {
            "\($0) \($0.inASCII)|"
        }

        // Then
        try expect((lines + texts).joined(separator: "\n"), isRecordedIn: "Stand-ins.txt")
    }

    @Test("A text is fitted to columns from the left, the middle or the right, in brackets or in parentheses")
    func fitted() throws {
        // Given
        let texts = ["", "a", "Moon", "月月"]
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]

        // When
        var lines: [String] = []
        for text in texts {
            for columns in -1...7 {
                let fitted = alignments.map { text.fitted(to: columns, $0) } + [text.fitted(to: columns)]
                let enabled =
                    alignments.map { text.bracketed(in: columns, $0, isEnabled: true) }
                    + [text.bracketed(in: columns, isEnabled: true)]
                let disabled = [
                    text.bracketed(in: columns, .right, isEnabled: false),
                    AttributedText(text).bracketed(in: columns, isEnabled: false).string,
                ]
                lines.append("\(columns): \((fitted + enabled + disabled).joined(separator: "│"))")
            }
            lines.append("\(text.parenthesized(unless: true))│\(text.parenthesized(unless: false))")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Fitted.txt")
    }

    @Test("A shade is brighter if it covers more of its cell, in ten steps")
    func shades() {
        // Given
        let values = [0, 0.09, 0.1, 0.19, 0.2, 0.5, 0.89, 0.9, 0.99, 1]

        // When
        let shades = values.map { String(PixelPair(upperIsForeground: true, brightness: $0).shade) }

        // Then
        expect(shades, equals: [" ", " ", ".", ".", ":", "+", "%", "@", "@", "@"])
        expect([true, false].map { PixelPair(upperIsForeground: $0, brightness: 0).glyph }, equals: ["▀", "▄"])
    }

    @Test("A color is gray up to a chroma of 16, and has a hue if it is neither too dark nor too pale")
    func hues() {
        // Given
        let colors: [RGB] = [
            RGB(red: 100, green: 116, blue: 100), RGB(red: 100, green: 117, blue: 100),
            RGB(red: 255, green: 0, blue: 0),
            RGB(red: 255, green: 255, blue: 0), RGB(red: 0, green: 255, blue: 0), RGB(red: 0, green: 255, blue: 255),
            RGB(red: 0, green: 0, blue: 255), RGB(red: 255, green: 0, blue: 255), RGB(red: 255, green: 0, blue: 51),
            RGB(red: 76, green: 0, blue: 0), RGB(red: 77, green: 0, blue: 0), RGB(red: 100, green: 70, blue: 70),
            RGB(red: 100, green: 71, blue: 71), RGB(red: 0, green: 100, blue: 40), RGB(red: 30, green: 60, blue: 180),
        ]

        // When
        let hues = colors.map { $0.hue.map { Int($0.rounded()) } }

        // Then
        let expected = [true, false] + [Bool](repeating: false, count: 13)
        expect(colors.map(\.isGray), equals: expected)
        expect(hues, equals: [nil, nil, 0, 60, 120, 180, 240, 300, 348, nil, 0, 0, nil, 144, 228])
        expect(RGB(red: 1, green: 2, blue: 3).distance(to: RGB(red: 4, green: 6, blue: 15)), equals: 9 + 16 + 144)
        expect(RGB(red: 4, green: 6, blue: 15).distance(to: RGB(red: 1, green: 2, blue: 3)), equals: 169)
        let luminances = [colors[2], colors[4], colors[6], .paper, .ink].map { Int(($0.luminance * 10_000).rounded()) }
        expect(luminances, equals: [2126, 7152, 722, 10_000, 0])
    }

    @Test("A translucent pixel covers the pixel below as much as it and the canvas are opaque")
    func pixels() {
        // Given
        let pixel = Pixel(red: 200, green: 100, blue: 0, alpha: 51)
        let beneath = RGB(red: 0, green: 100, blue: 250)

        // When
        let laid = [pixel.over(beneath, opacity: 1), pixel.over(nil, opacity: 1), pixel.over(beneath, opacity: 0.5)]

        // Then
        expect(
            laid,
            equals: [
                RGB(red: 40, green: 100, blue: 200), RGB(red: 244, green: 224, blue: 204),
                RGB(red: 20, green: 100, blue: 225),
            ])
        expect(pixel.over(beneath, opacity: 0) == beneath && pixel.over(nil, opacity: 0) == nil)
        expect(Pixel.clear.over(nil, opacity: 1) == nil && Pixel.clear.brightness == 0)
        expect(Pixel(red: 255, green: 255, blue: 255, alpha: 255).brightness, equals: 1)
        expect(abs(Pixel(red: 255, green: 0, blue: 0, alpha: 51).brightness - 0.2126 * 0.2) < 1e-9)
        expect(abs(Pixel(red: 0, green: 255, blue: 0, alpha: 255).brightness - 0.7152) < 1e-9)
        expect(abs(Pixel(red: 0, green: 0, blue: 255, alpha: 255).brightness - 0.0722) < 1e-9)
        let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.1)
        expect(RGB(color, alpha: 0.4, over: beneath), equals: RGB(red: 102, green: 111, blue: 150))
    }

    @Test("A rectangle contains the cells whose middle is inside")
    func cells() {
        // Given
        func cells(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CellRect {
            CellRect(CGRect(x: x, y: y, width: width, height: height))
        }

        // When
        let some = cells(0, 0, 16, 44)

        // Then
        expect(some == CellRect(columns: 0..<2, rows: 0..<2) && !some.isEmpty)
        expect(cells(4.5, 0, 8, 22), equals: CellRect(columns: 1..<2, rows: 0..<1))
        expect(cells(16, 44, -16, -22), equals: CellRect(columns: 0..<2, rows: 1..<2))
        expect(CellRect(.null) == .empty && cells(.nan, 0, 8, 22) == .empty && cells(0, .nan, 8, 22) == .empty)
        expect(cells(0, 0, .nan, 22) == .empty && cells(0, 0, 8, .nan) == .empty && CellRect.empty.isEmpty)
        expect(
            CellRect(columns: 1..<5, rows: 2..<9).intersection(CellRect(columns: 3..<7, rows: 0..<4)),
            equals: CellRect(columns: 3..<5, rows: 2..<4))
        expect(CellRect(columns: 1..<1, rows: 0..<2).isEmpty && CellRect(columns: 0..<2, rows: 1..<1).isEmpty)
    }

    @Test("A box-drawing character knows its lines, and other characters have none")
    func arms() {
        // Given
        let glyphs = " │─┘┐┤└┌├┴┬┼╯╮╰╭"

        // When
        let arms = glyphs.map { LineArms(glyph: $0).map { Int($0.rawValue) } }

        // Then
        expect(arms, equals: [nil, 3, 12, 5, 6, 7, 9, 10, 11, 13, 14, 15, 21, 22, 25, 26])
        let back = String(glyphs.dropFirst().compactMap { LineArms(glyph: $0)?.glyph })
        #expect(back == glyphs.dropFirst())
        expect(
            (0..<32).map { String(LineArms(rawValue: $0).glyph) }.joined(), equals: " │││─┘┐┤─└┌├─┴┬┼ │││─╯╮┤─╰╭├─┴┬┼")
        expect(LineArms(glyph: "a") == nil && LineArms(glyph: "═") == nil)
    }

    @Test("A badge's colors repeat after twelve, and with 16 colors the first seven differ")
    func badges() throws {
        // Given
        let styles: [TerminalStyle] = [
            .plain, TerminalStyle(color: .ansi16, ascii: false, attributes: false),
            TerminalStyle(color: .none, ascii: false, attributes: true),
            TerminalStyle(color: .ansi16, ascii: false, attributes: true),
            TerminalStyle(color: .ansi256, ascii: false, attributes: true),
            TerminalStyle(color: .trueColor, ascii: false, attributes: true),
        ]

        // When
        let lines = (1...21).map { number in
            "\(number) \(BadgeColor.color(of: number).hex) "
                + styles.map { BadgeColor.escape(of: number, in: $0) ?? "–" }.joined(separator: " ")
        }

        // Then
        let text = (lines + ["new \(BadgeColor.new.hex)"]).joined(separator: "\n")
        try expect(text, isRecordedIn: "Badges.txt")
        expect(Set((1...7).map { BadgeColor.escape(of: $0, in: styles[3]) }).count, equals: 7)
    }

    @Test("A color on another one is the terminal's nearest, or a gray with enough contrast")
    func palette() throws {
        // Given
        let levels: [UInt8] = [0, 90, 170, 255]
        let grays: [UInt8] = [0, 8, 60, 127, 128, 180, 229, 240, 255]
        var colors: [RGB] = []
        for red in levels { for green in levels { colors.append(RGB(red: red, green: green, blue: 255 - red)) } }
        colors += grays.map { RGB(red: $0, green: $0, blue: $0) }
        let grounds: [RGB?] = [nil, colors[0], colors[3], colors[12], colors[15]] + colors.suffix(9)

        // When
        var lines: [String] = []
        for depth in [TerminalStyle.ColorDepth.ansi16, .ansi256] {
            for ground in grounds {
                var palette = TerminalPalette(depth: depth)
                let codes = colors.map { color in
                    palette.foreground(for: color, on: ground)?.parameters(isBackground: false)
                        .replacing("38;5;", with: "") ?? "–"
                }
                let name = ground.map { "\($0.red),\($0.green),\($0.blue)" } ?? "nothing"
                lines.append("\(depth) \(name): \(codes.joined(separator: " "))")
            }
        }
        var none = TerminalPalette(depth: .none)
        var exact = TerminalPalette(depth: .trueColor)

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Colors-on-grounds.txt")
        expect(none.color(for: .ink) == nil && none.foreground(for: .ink, on: .paper) == nil)
        expect(exact.foreground(for: .paper, on: .paper), equals: .rgb(.paper))
    }
}
