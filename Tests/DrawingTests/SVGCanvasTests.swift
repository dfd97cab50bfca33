import Drawing
import Foundation
import TerminalTesting
import Testing

@testable import Canvases

struct SVGCanvasTests {
    @Test("The same drawing gives the same bytes")
    func sameBytes() {
        // Given
        func draw(_ canvas: SVGCanvas) {
            canvas.draw(.bar(edge: .maxYEdge), in: CGRect(x: 0, y: 0, width: 320, height: 44), style: TextStyle())
            canvas.draw(.switch(isOn: true), in: CGRect(x: 9.123, y: 50, width: 51, height: 31), style: TextStyle())
            canvas.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100))
            canvas.draw("Moon", in: CGRect(x: 0, y: 90, width: 100, height: 22), style: TextStyle())
        }

        // When
        let pictures = [ParsedSVG(draw: draw), ParsedSVG(draw: draw)]

        // Then
        expect(pictures[0].document, equals: pictures[1].document)
        expect(pictures[0].isWellFormed)
    }

    @Test(
        "Numbers are written with at most two digits after the point",
        arguments: [
            (1.0, "1"), (0.5, "0.5"), (-0.001, "0"), (1.006, "1.01"), (-2.25, "-2.25"), (10.049, "10.05"), (1e20, nil),
        ])
    func numbers(value: Double, written: String?) {
        // Given, When
        let picture = ParsedSVG { $0.fill(CGRect(x: value, y: 0, width: 5, height: 5), color: .red) }

        // Then
        expect(picture["rect"].first?.attributes["x"], equals: written)
    }

    @Test("Restoring a state ends its clips and opacities, and the end of the picture closes the others")
    func groups() {
        // Given
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

        // When
        let picture = ParsedSVG { canvas in
            canvas.saveState()
            canvas.translate(x: 5, y: 6)
            canvas.clip(to: rect)
            canvas.multiplyAlpha(0.5)
            canvas.fill(rect, color: .red)
            canvas.restoreState()
            canvas.restoreState()
            canvas.fill(rect, color: .blue)
            canvas.saveState()
            canvas.multiplyAlpha(0)
        }

        // Then
        let clip = picture["clipPath"][0].attributes["id"]
        expect(picture.isWellFormed)
        expect(
            picture["g"].map(\.attributes),
            equals: [["clip-path": "url(#\(clip!))"], ["opacity": "0.5"], ["opacity": "0"]])
        let filled = picture["rect"].filter { $0.attributes["fill"] != nil }
        expect(filled.map { [$0.number("x"), $0.number("y")] }, equals: [[5, 6], [0, 0]])
        expect(picture.document, contains: "</g>\n</g>\n<rect x=\"0\"")
    }

    @Test("The picture leaves out everything that opaque drawings cover, and the definitions that only that uses")
    func covered() {
        // Given
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let moon = UIImage(systemName: "moonphase.full.moon")!

        // When
        let picture = ParsedSVG { canvas in
            canvas.fill(rect, color: .white)
            canvas.saveState()
            canvas.clip(to: rect.insetBy(dx: -5, dy: 0))
            canvas.draw("Moon", in: rect, style: TextStyle())
            canvas.draw(.bar(edge: .maxYEdge), in: rect, style: TextStyle())
            canvas.draw(moon, in: rect, tintColor: .black)
            canvas.restoreState()
            canvas.fill(rect, color: .black)
        }

        // Then
        expect(picture.elements.map(\.name), equals: ["svg", "title", "rect"])
        expect(picture["rect"][0].attributes["fill"], equals: "#000000")
    }

    @Test("The picture keeps everything that is visible: beside, around and through later drawings")
    func uncovered() {
        // Given
        let (below, half) = (CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 0, y: 0, width: 20, height: 40))

        let covers: [(SVGCanvas) -> Void] = [
            { $0.fill(below.insetBy(dx: 0.01, dy: 0), color: .black) },
            { $0.fill(below, color: .black.withAlphaComponent(0.9)) },
            { $0.fill(below, color: .black, cornerRadius: 1) },
            { canvas in
                canvas.multiplyAlpha(0.99)
                canvas.fill(below, color: .black)
            },
            { canvas in
                canvas.clip(to: half)
                canvas.fill(below, color: .black)
            },
            // Two covers that meet let the view below show through, if a pixel is at the edge of both.
            { canvas in [half, half.offsetBy(dx: 20, dy: 0)].forEach { canvas.fill($0, color: .black) } },
        ]

        // When
        let picture = ParsedSVG { canvas in
            for (index, cover) in covers.enumerated() {
                canvas.saveState()
                canvas.translate(x: 50 * CGFloat(index), y: 0)
                canvas.fill(below, color: .white)
                canvas.saveState()
                cover(canvas)
                canvas.restoreState()
                canvas.restoreState()
            }
        }

        // Then
        expect(picture["rect"].count { $0.attributes["fill"] == "#ffffff" }, equals: 6)
    }

    @Test(
        "No argument makes an invalid picture",
        arguments: [
            CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), CGRect(x: 5, y: 5, width: -10, height: -10),
            CGRect(x: 1e300, y: -1e300, width: 1e300, height: 1e300), .zero,
        ])
    func anyRectangle(rect: CGRect) {
        // Given
        let image = UIImage(systemName: "moonphase.first.quarter")!

        // When
        let picture = ParsedSVG { canvas in
            canvas.saveState()
            canvas.clip(to: rect)
            canvas.translate(x: rect.minX, y: rect.minY)
            canvas.restoreState()
            canvas.fill(rect, color: .red, cornerRadius: .nan)
            canvas.stroke(rect, color: .red, width: 2, cornerRadius: .infinity)
            canvas.line(from: rect.origin, to: CGPoint(x: rect.maxX, y: rect.maxY), color: .red)
            canvas.highlight(rect)
            canvas.draw("Moon", in: rect, style: TextStyle())
            canvas.draw(image, in: rect, tintColor: .black)
            let odd: [Figure] = [
                .barTitle("", edge: .minYEdge), .slider(-1), .slider(2), .progress(.nan, track: .blue),
                .pageDots(count: 90, current: 0), .segments([.init(Caption(), isEnabled: false)], selected: 1),
            ]
            for figure in SVGFigureTests.all + odd {
                canvas.draw(figure, in: rect, style: TextStyle(), isEnabled: false)
            }
        }

        // Then
        expect(picture.isWellFormed)
        expect(!picture.document.contains("nan") && !picture.document.contains("inf"))
    }

    @Test("A bitmap is embedded once, unchanged, however often it is drawn")
    func image() throws {
        // Given
        let file = try #require(Bitmap(width: 2, height: 2, bytes: [UInt8](repeating: 200, count: 16)).png)
        let image = try #require(UIImage(data: file))

        // When
        let picture = ParsedSVG { canvas in
            canvas.draw(image, in: CGRect(x: 10, y: 20, width: 4, height: 8), tintColor: .black)
            canvas.draw(image, in: CGRect(x: 30, y: 20, width: 2, height: 2), tintColor: .black)
        }

        // Then
        let embedded = picture["image"].map { $0.attributes["href"] }
        expect(embedded, equals: ["data:image/png;base64," + file.base64EncodedString()])
        expect(
            picture["use"].map { $0.attributes["transform"] },
            equals: [
                "translate(10 20) scale(2.0000 4.0000)", "translate(30 20) scale(1.0000 1.0000)",
            ])
    }

    @Test("The dark part of the moon is black, on the left while it waxes")
    func moons() throws {
        // Given
        let square = CGRect(x: 0, y: 0, width: 24, height: 24)
        func dark(_ name: String) -> String? {
            let picture = ParsedSVG { $0.draw(UIImage(systemName: name)!, in: square, tintColor: .black) }
            return picture["path"].first { $0.attributes["fill"] == "#000000" }?.attributes["d"]
        }

        // When
        let phases = ["new.moon", "first.quarter", "full.moon", "last.quarter"].map { dark("moonphase.\($0)") }

        // Then
        expect(
            phases,
            equals: [
                "M12 3A9 9 0 0 0 12 21A9 9 0 0 0 12 3Z", "M12 3A9 9 0 0 0 12 21A0 9 0 0 1 12 3Z", nil,
                "M12 3A9 9 0 0 1 12 21A0 9 0 0 0 12 3Z",
            ])
    }

    @Test("Each phase of the moon has its own shape, and a symbol with a shape also has a character")
    func shapes() {
        // Given
        let phases =
            ["new.moon", "full.moon", "first.quarter", "last.quarter"].map { "moonphase.\($0)" }
            + ["waxing", "waning"].flatMap { ["moonphase.\($0).crescent", "moonphase.\($0).gibbous"] }
        let shapes = Set(SVGSymbol.lines.keys).union(SVGSymbol.fills.keys)

        // When
        let drawn = phases.map { SVGSymbol(named: $0)?.layers.map { "\($0.paint) \($0.path)" } }

        // Then
        expect(!drawn.contains(nil) && Set(drawn).count == 8)
        expect(shapes.filter { SymbolGlyphs.glyph(named: $0) == nil }, equals: [])
    }

    @Test("Every symbol is drawn, if not as a shape then as its character", arguments: SymbolGlyphs.names)
    func symbols(name: String) {
        // Given
        let rect = CGRect(x: 0, y: 0, width: 24, height: 24)

        // When
        let picture = ParsedSVG { $0.draw(UIImage(systemName: name)!, in: rect, tintColor: .red) }

        // Then
        let glyph = SymbolGlyphs.glyph(named: name).map { String($0) }
        expect(
            picture["path"].contains { $0.attributes["d"]?.hasPrefix("M") == true }
                || picture["text"].first?.text == glyph)
    }

    @Test(
        "A box-drawing character reaches the edges of its cell",
        arguments: [
            ("█", CGRect(x: 3, y: 5, width: 24, height: 40)), ("▀", CGRect(x: 3, y: 5, width: 24, height: 20)),
            ("▄", CGRect(x: 3, y: 25, width: 24, height: 20)), ("▔", CGRect(x: 3, y: 5, width: 24, height: 2.5)),
            ("▁", CGRect(x: 3, y: 42.5, width: 24, height: 2.5)), ("─", CGRect(x: 3, y: 24.5, width: 24, height: 1)),
            ("│", CGRect(x: 14.5, y: 5, width: 1, height: 40)), ("╴", CGRect(x: 3, y: 24.5, width: 12.5, height: 1)),
        ] as [(Character, CGRect)])
    func shapes(glyph: Character, expected: CGRect) throws {
        // Given
        let shape = TerminalShape(glyph)
        let cell = CGRect(x: 3, y: 5, width: 24, height: 40)

        // When
        let drawn = ParsedSVG { shape?.draw(in: cell, color: .red, on: $0) }["rect"]

        // Then
        try #require(drawn.count == (shape == nil ? 0 : 1))
        if let rect = drawn.first {
            let edges = ["x", "y", "width", "height"].map { rect.number($0) }
            let frame = CGRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
            expect(frame, equals: expected)
        }
        #expect(TerminalShape("a") == nil)
    }

    @Test("A symbol has the view's tint color, or its own, or black if it asks for its own and has none")
    func symbolColors() throws {
        // Given
        let moon = try #require(UIImage(systemName: "circle.fill"))
        let images = [
            moon, moon.withTintColor(.red), moon.withRenderingMode(.alwaysOriginal),
            moon.withTintColor(.red).withRenderingMode(.alwaysTemplate),
            moon.withTintColor(.red, renderingMode: .alwaysOriginal),
        ]

        // When
        let colors = images.map { image in
            let picture = ParsedSVG {
                $0.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20), tintColor: .blue)
            }
            return picture.elements.compactMap { $0.attributes["fill"] ?? $0.attributes["stroke"] }.last
        }

        // Then
        expect(colors, equals: ["#0000ff", "#ff0000", "#000000", "#0000ff", "#ff0000"])
    }
}
