import Drawing
import Foundation
import TerminalTesting
import Testing

@testable import Canvases

/// The notation of a picture in SVG: numbers, colors, fonts, and names of animations.
struct SVGNumbersTests {
    @Test("Numbers, factors, colors and fonts are written in their shortest form")
    func written() throws {
        // Given
        let numbers: [CGFloat] = [
            0, -0.0, 0.004, 0.005, -0.004, -0.006, 0.01, 0.09, 0.1, 0.11, 0.5, 0.99, 0.994, 0.996, 1, -1, 1.05, 9.9,
            12.34, -12.3, 999_999.99, 1_000_000, 1_000_001, -1_000_001, .infinity, -.infinity, .nan,
        ]
        let factors: [CGFloat] = [0, 0.00004, 0.00006, 0.5, -0.5, 1, 1.00005, 2.25, 999.9999, 1000, 1001, -1001]
        let texts = ["a & b", "<i>\"x\"</i>", "\u{FFFE}\u{FFFF}", "tab\t\u{1B}", "'", "é月"]
        let colors: [UIColor] = [
            UIColor(red: 0, green: 1 / 255, blue: 15 / 255, alpha: 0),
            UIColor(red: 16 / 255, green: 0.5, blue: 1, alpha: 1),
            UIColor(white: 0.2, alpha: 0.999), .systemRed, .clear, .white,
        ]

        // When
        var lines = numbers.map { "\($0) \($0.svg) \(Double($0).svg)" } + factors.map { "× \($0) \($0.svgFactor)" }
        lines += texts.map { "\($0.asMarkup) \($0.svg)" } + [Int.min, -1, 0, 7].map(\.svg)
        lines += colors.map { color in
            let shades = [color, color.lighter(0), color.lighter(0.25), color.darker(0.25), color.darker(1)]
            let mixed = color.mixed(with: UIColor(red: 0.1, green: 0.9, blue: 0.4, alpha: 0.5), 0.3)
            return
                "\(shades.map(\.hex).joined(separator: " ")), mixed \(mixed.hex) \(mixed.alpha.svg), "
                + "opacity \(color.opacity.map(\.svg) ?? "–"), luminance \(color.luminance.svgFactor)"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Numbers-in-pictures.txt")
    }

    @Test("Text can't contain markup", arguments: HostileText.names)
    func markup(_ text: String) {
        // Given
        let entities = ["amp", "lt", "gt", "quot"]

        // When
        let parts = text.asMarkup.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
        let names = parts.dropFirst().map { String(String.UnicodeScalarView($0.prefix { $0 != ";" })) }

        // Then
        expect(!text.asMarkup.unicodeScalars.contains { ["<", ">", "\"", "\n", "\r", "\u{1B}"].contains($0) })
        expect(names.allSatisfy(entities.contains))
    }

    @Test("A font is written as its family and weight, and similar families after it")
    func fonts() throws {
        // Given
        let names = [
            "Helvetica", "Helvetica-Bold", "HelveticaNeue-Light", "Georgia", "Menlo-Regular", "CourierNew-Bold",
            "Monaco",
            ".SFUI-Regular", "Moon'\"s<font>", "Moon 2-3", "'-Bold", "Arial-BoldItalicMT", "NotoMono",
        ]
        let weights = UIFont.Weight.self
        let all: [(String, UIFont.Weight)] = [
            ("ultraLight", weights.ultraLight), ("thin", weights.thin), ("light", weights.light),
            ("regular", weights.regular), ("medium", weights.medium), ("semibold", weights.semibold),
            ("bold", weights.bold), ("heavy", weights.heavy), ("black", weights.black),
        ]

        // When
        let lines =
            names.map { name in
                let font = SVGFont(UIFont(name: name, size: 10)!)
                return
                    "\(name): \(font.families ?? "usual"), \(font.weight.map(String.init) ?? "regular"), "
                    + "Moon i\(font.width(of: "Moon i").svg), knows é \(font.knows("é")), 月 \(font.knows("e月"))"
            }
            + all.map { name, weight in
                let font = SVGFont(.systemFont(ofSize: 20, weight: weight))
                return
                    "\(name): \(font.weight.map(String.init) ?? "regular") \(font.families ?? "usual") "
                    + font.width(of: "Moon").svg
            }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Fonts-in-pictures.txt")
    }

    @Test("Moving, fading and rotating elements have a keyframe for each change, and for the end")
    func keyframes() throws {
        // Given
        let away = CGPoint(x: 3, y: 0)
        let below = CGPoint(x: 0, y: 7)
        let films: [[SVGKeyframe]] = [
            [], [SVGKeyframe(0.5)], [SVGKeyframe(offset: below)], [SVGKeyframe(turn: 30)], [SVGKeyframe(opacity: 0.5)],
            [SVGKeyframe(), SVGKeyframe(1)], [SVGKeyframe(offset: away), SVGKeyframe(1)],
            [SVGKeyframe(turn: 45), SVGKeyframe(1, turn: 90)],
            [
                SVGKeyframe(offset: away), SVGKeyframe(0.3, offset: away), SVGKeyframe(0.6, offset: away),
                SVGKeyframe(1),
            ],
            [SVGKeyframe(0), SVGKeyframe(0.2, offset: below), SVGKeyframe(0.8), SVGKeyframe(1)],
            [SVGKeyframe(0), SVGKeyframe(0.2, offset: below, opacity: 0), SVGKeyframe(1, opacity: 0.4)],
            [SVGKeyframe(opacity: 0), SVGKeyframe(0.1, opacity: 0), SVGKeyframe(0.1, opacity: 0), SVGKeyframe(0.9)],
            [SVGKeyframe(opacity: 0), SVGKeyframe(0.25), SVGKeyframe(0.5, opacity: 0), SVGKeyframe(1)],
            [
                SVGKeyframe(offset: CGPoint(x: 1, y: 2), turn: 3), SVGKeyframe(0.5, offset: below),
                SVGKeyframe(1, turn: 9),
            ],
            [SVGKeyframe(0.1, offset: below), SVGKeyframe(0.4), SVGKeyframe(0.9)],
        ]

        // When
        let pictures = films.map { film in
            let canvas = SVGCanvas(size: CGSize(width: 20, height: 20))
            canvas.duration = 2.5
            canvas.group(film) { canvas.fill(CGRect(x: 1, y: 2, width: 3, height: 4), color: .red) }
            return canvas.document(title: "\(film.count), \(canvas.duration)").split(separator: "\n").dropFirst()
                .joined(separator: "\n")
        }
        var animations = SVGAnimations()
        let names = (1...705).compactMap { animations.name(of: [SVGKeyframe(turn: CGFloat($0)), SVGKeyframe(1)]) }

        // Then
        try expect(pictures.joined(separator: "\n"), isRecordedIn: "Movements.txt")
        let some = [0, 1, 2, 25, 26, 27, 52].map { names[$0] }
        expect(some, equals: ["a", "b", "c", "z", "ba", "bb", "ca"])
        expect(names[675] == "zz" && names[676] == "baa" && Set(names).count == 705)
        expect(SVGKeyframe(), equals: SVGKeyframe(0, offset: .zero, turn: 0, opacity: 1))
        expect(SVGKeyframe(0.5).looksLike(SVGKeyframe(1)) && !SVGKeyframe(turn: 1).looksLike(SVGKeyframe()))
        expect(
            !SVGKeyframe(opacity: 0.9).looksLike(SVGKeyframe()) && !SVGKeyframe(offset: away).looksLike(SVGKeyframe()))
    }

    @Test("The picture compares each drawing with the last sixty-four that cover it, in a group and around it")
    func covers() {
        // Given
        func picture(_ count: Int) -> ParsedSVG {
            ParsedSVG { canvas in
                canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), color: .red)
                for index in 0..<count {
                    canvas.fill(
                        CGRect(x: 20 + CGFloat(index % 8) * 10, y: CGFloat(index / 8) * 10, width: 9, height: 9),
                        color: .blue)
                }
                canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color: .green)
            }
        }

        // When
        let red = [0, 1, 63, 64, 65].map { count in
            picture(count)["rect"].count { $0.attributes["fill"] == "#ff0000" }
        }
        // The green cover is the nearest one in front of the red drawing, so later drawings do not push it out.
        let reversed = ParsedSVG { canvas in
            canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), color: .red)
            canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color: .green)
            for index in 0..<70 { canvas.fill(CGRect(x: 20 + CGFloat(index), y: 0, width: 1, height: 9), color: .blue) }
        }

        // Then
        expect(red, equals: [0, 0, 0, 1, 1])
        expect(reversed["rect"].count, equals: 71)
    }
}
