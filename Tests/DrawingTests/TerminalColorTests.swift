import Drawing
import Foundation
import TerminalTesting
import Testing

@testable import Canvases

/// Colors on terminals that have few of them.
struct TerminalColorTests {
    /// The escape codes of a character in a color on a background.
    private func codes(
        _ color: UIColor, on background: UIColor = .white, _ depth: TerminalStyle.ColorDepth
    ) -> String? {
        let style = TerminalStyle(color: depth, ascii: false, attributes: true)
        let shown = rendering(columns: 1, rows: 1, style: style) { canvas in
            canvas.fill(cellRect(0, 0, 1, 1), color: background)
            canvas.draw("x", in: cellRect(0, 0, 1, 1), style: TextStyle(color: color))
        }
        return shown.firstMatch(of: /\[(.*?)m/).map { String($0.1) }
    }

    @Test("Each of xterm's 256 colors has xterm's components, and is the nearest to them, except some grays")
    func xterm() {
        // Given: a cube of 6×6×6, and a ramp of 24 grays
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        let cube = levels.flatMap { red in
            levels.flatMap { green in levels.map { RGB(red: red, green: green, blue: $0) } }
        }
        let all = cube + (0..<24).map { RGB(red: 8 + 10 * $0, green: 8 + 10 * $0, blue: 8 + 10 * $0) }

        // When
        let nearest = all.map { TerminalColor($0, depth: .ansi256) }

        // Then: what is almost gray is a gray of the ramp
        let indexed = (16..<256).map { TerminalColor.indexed($0).rgb }
        expect(indexed, equals: all)
        for (index, color) in zip(16..., nearest) {
            let parts = [all[index - 16].red, all[index - 16].green, all[index - 16].blue]
            if parts.max()! - parts.min()! > 40 || index > 231 || index == 16 || index == 231 {
                expect(color, equals: .indexed(index))
            } else {
                expect((232..<256).contains { color == .indexed($0) })
            }
        }
    }

    @Test(
        "A color's escape sequence depends on the number of colors, and on foreground or background",
        arguments: [
            (TerminalColor.ansi(0), "30", "40"), (.ansi(7), "37", "47"), (.ansi(8), "90", "100"),
            (.ansi(15), "97", "107"), (.indexed(16), "38;5;16", "48;5;16"),
            (.rgb(RGB(red: 1, green: 20, blue: 255)), "38;2;1;20;255", "48;2;1;20;255"),
        ])
    func parameters(color: TerminalColor, front: String, behind: String) {
        // Given, When, Then
        expect(color.parameters(isBackground: false) == front && color.parameters(isBackground: true) == behind)
    }

    @Test(
        "With 16 colors, the hue decides first, and then the lightness",
        arguments: [
            (0, 1), (19, 1), (20, 3), (79, 3), (80, 2), (159, 2), (160, 6), (204, 6), (206, 4), (269, 4), (270, 5),
            (329, 5), (331, 1), (359, 1),
        ])
    func degrees(hue: Int, index: Int) {
        // Given: full colors of a middle strength, turned around the wheel
        func color(_ strength: Double) -> RGB {
            let part = Double(hue) / 60
            func share(_ offset: Double) -> Double {
                let turn = (part + offset).truncatingRemainder(dividingBy: 6)
                return min(max(min(turn, 4 - turn), 0), 1)
            }
            let parts = [share(2), share(0), share(4)].map { UInt8((strength * $0 * 255).rounded()) }
            return RGB(red: parts[0], green: parts[1], blue: parts[2])
        }

        // When
        let colors = [color(0.6), color(1)].map { TerminalColor($0, depth: .ansi16) }

        // Then
        expect(colors[0], equals: .ansi(index))
        expect(colors[1] == .ansi(index) || colors[1] == .ansi(index + 8))
    }

    @Test(
        "With 16 colors, the color of the same hue is used, not the nearest gray",
        arguments: [
            (UIColor.systemBlue, "34"), (UIColor(red: 0.43, green: 0.52, blue: 0.64, alpha: 1), "34"),
            (.systemRed, "31"), (.systemGreen, "32"), (.systemOrange, "33"), (.yellow, "93"), (.systemTeal, "36"),
            (.systemPurple, "35"), (.systemPink, "31"), (.black, "30"), (.darkGray, "90"),
        ])
    func hues(color: UIColor, code: String) {
        // Given, When
        let codes = codes(color, on: color == .yellow ? .black : .white, .ansi16)

        // Then
        expect(codes, equals: code + (color == .yellow ? ";40" : ";107"))
    }

    @Test(
        "Pale text on a pale background, and dark text on a dark one, are readable in 16 colors",
        arguments: [
            (UIColor.separator, UIColor.white, "90;107"), (.opaqueSeparator, .white, "90;107"),
            (.systemBlue, .black, "90;40"), (.darkGray, .black, "90;40"), (.white, .systemBlue, "97;44"),
            (.white, .systemGreen, "30;42"),
            (.white, .systemOrange, "30;43"), (.white, .systemTeal, "30;46"), (.white, .systemRed, "97;41"),
        ])
    func contrast(color: UIColor, background: UIColor, expected: String) {
        // Given, When
        let codes = codes(color, on: background, .ansi16)

        // Then
        expect(codes, equals: expected)
    }

    @Test(
        "With 256 colors, a gray stays gray, and a hue stays the same",
        arguments: [
            (UIColor(red: 50 / 255, green: 79 / 255, blue: 133 / 255, alpha: 1), "38;5;25"),
            (UIColor(red: 225 / 255, green: 215 / 255, blue: 190 / 255, alpha: 1), "38;5;252"),
            (.systemBlue, "38;5;33"), (.systemGray, "38;5;246"),
        ])
    func xterm(color: UIColor, code: String) {
        // Given, When
        let codes = codes(color, on: .black, .ansi256)

        // Then
        expect(codes, equals: code + ";48;5;16")
    }

    @Test("A hairline at the edge of a filled area is drawn at that edge, with colors", arguments: [true, false])
    func hairline(isBelow: Bool) {
        // Given
        let style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)
        func draw(_ style: TerminalStyle) -> String {
            rendering(columns: 1, rows: 3, style: style) { canvas in
                canvas.fill(cellRect(0, 0, 1, 3), color: .white)
                canvas.fill(cellRect(0, isBelow ? 0 : 1, 1, 2), color: .systemBlue)
                let y: CGFloat = 33
                canvas.line(from: CGPoint(x: 0, y: y), to: CGPoint(x: 8, y: y), color: .black)
            }
        }

        // When
        let (colored, plain) = (draw(style), draw(.plain))

        // Then
        expect(colored, contains: isBelow ? "▁" : "▔")
        expect(plain, equals: "\n─\n")
    }

    @Test("A hairline is in the middle of its row if only a part of it is at an edge")
    func partialEdge() {
        // Given
        let style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)

        // When
        let drawn = rendering(columns: 4, rows: 3, style: style) { canvas in
            canvas.fill(cellRect(0, 0, 4, 3), color: .white)
            canvas.fill(cellRect(2, 2, 1, 1), color: .systemBlue)
            canvas.line(from: CGPoint(x: 0, y: 33), to: CGPoint(x: 32, y: 33), color: .black)
        }

        // Then
        expect(drawn, contains: "────")
    }

    @Test("On a dark screen a new moon is dark, and on paper it is black")
    func moons() {
        // Given
        let names = ["new.moon", "first.quarter", "full.moon", "last.quarter", "waxing.crescent"]
        func draw(_ style: TerminalStyle) -> String {
            rendering(columns: names.count + 1, rows: 1, style: style) { canvas in
                for (column, name) in names.enumerated() {
                    let image = UIImage(systemName: "moonphase.\(name)")
                    canvas.draw(image!, in: cellRect(column, 0, 1, 1), tintColor: .label)
                }
                canvas.draw(UIImage(systemName: "circle.fill")!, in: cellRect(5, 0, 1, 1), tintColor: .label)
            }
        }

        // When
        let paper = draw(.plain)
        let dark = draw(TerminalStyle(color: .none, ascii: false, attributes: false, isDark: true))

        // Then
        expect(paper, equals: "●◐○◑☽●")
        expect(dark, equals: "○◑●◐☽●")
    }
}
