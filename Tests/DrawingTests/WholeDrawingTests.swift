import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import Drawing

/// Whatever can be drawn, pixel by pixel and element by element, as it was looked at once.
struct WholeDrawingTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private let triangle: UIBezierPath = {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 2, y: 1))
        path.addLine(to: CGPoint(x: 14, y: 8))
        path.addLine(to: CGPoint(x: 2, y: 11))
        path.close()
        return path
    }()

    /// The drawings on both kinds of canvas, in 16 by 12 points.
    private var drawings: [(name: String, draw: (any Canvas) -> Void)] {
        let curve = UIBezierPath()
        curve.move(to: CGPoint(x: 1, y: 11))
        curve.addQuadCurve(to: CGPoint(x: 8, y: 11), controlPoint: CGPoint(x: 4, y: 0))
        curve.addCurve(
            to: CGPoint(x: 15, y: 11), controlPoint1: CGPoint(x: 8, y: 2), controlPoint2: CGPoint(x: 15, y: 2))
        let rings = UIBezierPath(rect: rect(1, 1, 14, 10))
        rings.append(UIBezierPath(rect: rect(4, 4, 6, 4)))
        let evenOdd = UIBezierPath(rect: rect(1, 1, 14, 10))
        evenOdd.append(UIBezierPath(rect: rect(4, 4, 6, 4)))
        evenOdd.usesEvenOddFillRule = true
        let wide = UIBezierPath(ovalIn: rect(3, 2, 10, 8))
        wide.lineWidth = 2
        let moved = UIBezierPath(rect: rect(0, 0, 4, 2))
        moved.apply(CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 2, y: -9))
        func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> UIBezierPath {
            UIBezierPath(
                arcCenter: CGPoint(x: 8, y: 6), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
        }
        let paths: [(String, UIBezierPath)] = [
            ("oval", UIBezierPath(ovalIn: rect(1, 1, 14, 10))), ("triangle", triangle), ("curves", curve),
            ("round", UIBezierPath(roundedRect: rect(1, 1, 12, 9), cornerRadius: 4)),
            ("rounder", UIBezierPath(roundedRect: rect(1, 1, 12, 6), cornerRadius: 40)),
            ("square after all", UIBezierPath(roundedRect: rect(1, 1, 12, 6), cornerRadius: -4)),
            ("rings", rings), ("even and odd", evenOdd), ("wide", wide), ("turned", moved),
            ("arc", arc(0, 2, true)), ("arc backwards", arc(0, 2, false)), ("arc through 0", arc(5, 1, true)),
            ("arc back through 0", arc(1, 5, false)), ("arc of two turns", arc(0, -13, true)),
            ("nothing", UIBezierPath()),
        ]
        return paths.flatMap { name, path in
            [
                ("\(name), filled", { $0.fill(path, color: .blue) }),
                ("\(name), drawn", { $0.stroke(path, color: .red) }),
            ]
        } + [
            (
                "rectangles",
                { canvas in
                    canvas.fill(rect(1, 1, 7, 5), color: .blue, cornerRadius: 0)
                    canvas.fill(rect(4, 3, 9, 8), color: .red, cornerRadius: 3)
                    canvas.fill(rect(9, 1, 0, 9), color: .black, cornerRadius: 0)
                    canvas.fill(rect(15, 11, -3, -3), color: .green, cornerRadius: 0)
                }
            ),
            (
                "frames",
                { canvas in
                    canvas.stroke(rect(0, 0, 16, 12), color: .red, width: 1, cornerRadius: 0)
                    canvas.stroke(rect(3, 3, 9, 6), color: .blue, width: 2, cornerRadius: 3)
                }
            ),
            (
                "lines",
                { canvas in
                    canvas.line(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 15, y: 2), color: .red)
                    canvas.line(from: CGPoint(x: 15, y: 4), to: CGPoint(x: 1, y: 11), color: .blue)
                    canvas.line(from: CGPoint(x: 8, y: 3), to: CGPoint(x: 8, y: 3), color: .black)
                }
            ),
            (
                "states",
                { canvas in
                    canvas.saveState()
                    canvas.translate(x: 3, y: 2)
                    canvas.clip(to: rect(0, 0, 6, 5))
                    canvas.multiplyAlpha(0.5)
                    canvas.fill(rect(-9, -9, 40, 40), color: .red, cornerRadius: 0)
                    canvas.multiplyAlpha(0.5)
                    canvas.fill(rect(2, 2, 40, 40), color: .blue, cornerRadius: 0)
                    canvas.restoreState()
                    canvas.fill(rect(8, 6, 2, 2), color: UIColor(white: 0, alpha: 0.4), cornerRadius: 0)
                    canvas.restoreState()
                    canvas.fill(rect(12, 10, 3, 1), color: .green, cornerRadius: 0)
                }
            ),
        ]
    }

    @Test("Code that draws on an image makes these pixels, with one and two per point")
    func pixels() throws {
        // Given
        var lines: [String] = []

        for (name, draw) in drawings {
            for scale in [1, 2] as [CGFloat] where scale == 1 || name.contains("oval") || name == "states" {
                // When
                let canvas = BitmapCanvas(size: CGSize(width: 16, height: 12), scale: scale)
                draw(canvas)

                // Then
                guard case .bitmap(let image) = canvas.image.content else { continue }
                lines +=
                    ["— \(name), \(scale)"] + picture(image.bitmap(width: Int(16 * scale), height: Int(12 * scale)))
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Pixels.txt")
    }

    /// A letter for each pixel, and what color each is.
    private func picture(_ bitmap: Bitmap) -> [String] {
        var letters: [Pixel: Character] = [.clear: "·"]
        let rows = (0..<bitmap.height).map { y in
            String(
                (0..<bitmap.width).map { x in
                    let pixel = bitmap[x, y]
                    let letter = letters[pixel] ?? Character(Unicode.Scalar(96 + UInt8(letters.count)))
                    letters[pixel] = letter
                    return letter
                })
        }
        let legend = letters.filter { $0.value != "·" }.sorted { $0.value < $1.value }
        return rows + legend.map { "\($1): \($0.red) \($0.green) \($0.blue) \($0.alpha)" }
    }

    @Test("Drawings become these elements, and covered ones are left out")
    func elements() throws {
        // Given
        var lines: [String] = []
        func note(_ name: String, _ size: CGSize, _ draw: (SVGCanvas) -> Void) {
            let canvas = SVGCanvas(size: size)
            draw(canvas)
            lines += ["— \(name)", canvas.document(title: name)]
        }

        // When
        for (name, draw) in drawings { note(name, CGSize(width: 16, height: 12)) { draw($0) } }
        for era in [Era.iOS5, .iOS7, .iOS13] {
            for (number, figure) in SVGFigureTests.all.enumerated() {
                note("figure \(number) of \(era)", CGSize(width: 120, height: 66)) {
                    $0.era = era
                    $0.draw(
                        figure, in: rect(4, 4, 112, 44), style: TextStyle(color: .red), isEnabled: number % 3 != 1)
                }
            }
        }
        note("covered", CGSize(width: 100, height: 100)) { canvas in
            canvas.draw("Moon", in: rect(10, 10, 60, 20), style: TextStyle(color: .red))
            canvas.fill(rect(10, 40, 30, 20), color: .blue, cornerRadius: 0)
            canvas.fill(rect(50, 40, 30, 20), color: .blue, cornerRadius: 4)
            canvas.fill(rect(0, 0, 100, 35), color: UIColor(white: 1, alpha: 0.5), cornerRadius: 0)
            canvas.fill(rect(10, 40, 30, 20), color: .green, cornerRadius: 0)
            canvas.fill(rect(50, 40, 29.9, 20), color: .green, cornerRadius: 0)
            canvas.draw("Sea", in: rect(10, 70, 60, 20), style: TextStyle(color: .red))
            canvas.fill(rect(0, 65, 100, 35), color: .white, cornerRadius: 0)
        }
        let window = [
            "╭─┬─╮ ┌┐ \u{1B}[1;31mMoon\u{1B}[0m", "├─┼─┤ └┘ \u{1B}[7m 月 \u{1B}[0m", "╰─┴─╯ ╷╵╴╶ █▀▄▔▁", "",
            "\u{1B}[2;4mdim\u{1B}[0m \u{1B}[48;5;21;38;2;9;8;7m▄a\u{1B}[0m │",
        ]
        for isDark in [false, true] {
            lines.append(TerminalSnapshot(lines: window, isDark: isDark).svg(title: "window"))
        }
        lines.append(TerminalSnapshot(lines: [], isDark: false).svg(title: "nothing"))

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Elements.txt")
    }

    @Test("A picture of a terminal has each text attribute, alone and combined, on light and dark background")
    func traits() throws {
        // Given
        let traits = [1, 2, 3, 4, 7, 9]
        let pairs = [[1, 3], [2, 4], [4, 9], [7, 2], [7, 4]] + traits.map { [$0, $0] }
        let colors = ["", "31;42;", "38;2;1;2;3;48;5;200;"]

        // When
        let lines = colors.map { color in
            pairs.map { "\u{1B}[\(color)\($0[0]);\($0[1])mA月\u{1B}[0m" }.joined(separator: " ")
        }
        let pictures = [false, true].map { TerminalSnapshot(lines: lines, isDark: $0).svg(title: "traits") }

        // Then
        try expect(
            Difference(of: pictures.joined(separator: "\n"), fromRecorded: "Traits-in-a-picture.txt"), equals: nil)
    }

    @Test("An image with a tint color keeps its transparency and its size")
    func painted() {
        // Given
        let image = BitmapImage(Bitmap(width: 2, height: 1, bytes: [10, 20, 30, 255, 40, 50, 60, 100]))

        // When
        let painted = image.painted(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))

        // Then
        expect(painted.bitmap(width: 2, height: 1).bytes, equals: [255, 128, 0, 128, 255, 128, 0, 50])
        expect(image.painted(nil) === image)
    }

    @Test(
        "Characters that aren't letters are drawn as shapes",
        arguments: [
            ("\u{1F}a", "␟a"), (" a", " a"), ("~a", "~a"), ("\u{7F}a", "␡a"), ("\u{80}a", "�a"),
        ])
    func controls(text: String, expected: String) {
        // Given, When
        let drawn = rendering(columns: 4, rows: 1) { canvas in
            canvas.draw(text, in: cellRect(0, 0, 4, 1), style: TextStyle())
        }

        // Then
        let line = drawn.split(separator: "\n").first.map { String($0) }
        expect(line, equals: expected)
    }

    @Test("Transforms are concatenated, inverted and applied like Core Graphics does")
    func transforms() {
        // Given
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let other = CGAffineTransform(a: 0, b: 2, c: 1, d: -1, tx: 4, ty: 6)
        let undone = transform.concatenating(transform.inverted())

        // When
        let both = transform.concatenating(other)
        let parts = [
            transform.scaledBy(x: 2, y: 3), transform.translatedBy(x: 2, y: 3), transform.rotated(by: .pi / 2),
        ]

        // Then
        expect(both, equals: CGAffineTransform(a: 1, b: 3, c: 3, d: -5, tx: -3, ty: 23))
        expect(parts[0], equals: CGAffineTransform(a: 4, b: 2, c: -3, d: 9, tx: 5, ty: -7))
        expect(parts[1], equals: CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 6, ty: 4))
        for (part, expected) in zip([parts[2].a, parts[2].b, parts[2].c, parts[2].d], [-1, 3, -2, -1] as [CGFloat]) {
            expect(abs(part - expected) < 1e-9)
        }
        for (part, expected) in [
            (undone.a, 1), (undone.b, 0), (undone.c, 0), (undone.d, 1), (undone.tx, 0),
            (undone.ty, 0),
        ] as [(CGFloat, CGFloat)] {
            expect(abs(part - expected) < 1e-9)
        }
        expect(CGAffineTransform(scaleX: 0, y: 1).inverted(), equals: CGAffineTransform(scaleX: 0, y: 1))
        expect(CGAffineTransform.identity.isIdentity && !transform.isIdentity)
        expect(CGPoint(x: 1, y: 2).applying(transform), equals: CGPoint(x: 5, y: 0))
        expect(CGSize(width: 1, height: 2).applying(transform), equals: CGSize(width: 0, height: 7))
        expect(rect(0, 0, 1, 2).applying(transform), equals: rect(3, -7, 4, 7))
    }

    @Test(
        "A rotation by a right angle keeps rectangles upright, and other rotations don't",
        arguments: [
            (CGAffineTransform.identity, true), (CGAffineTransform(scaleX: -2, y: 0.5), true),
            (CGAffineTransform(rotationAngle: .pi / 2), true), (CGAffineTransform(rotationAngle: .pi), true),
            (CGAffineTransform(rotationAngle: -.pi / 2), true), (CGAffineTransform(rotationAngle: 0.1), false),
            (CGAffineTransform(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0), false),
            (CGAffineTransform(a: 1, b: 0, c: 0.1, d: 1, tx: 0, ty: 0), false),
            (CGAffineTransform(a: 0.1, b: 1, c: 1, d: 0, tx: 0, ty: 0), false),
            (CGAffineTransform(a: 0, b: 1, c: 1, d: 0.1, tx: 0, ty: 0), false),
        ])
    func upright(transform: CGAffineTransform, keepsAxes: Bool) {
        // Given, When, Then
        expect(transform.keepsAxes, equals: keepsAxes)
    }
}
