import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import Drawing

/// The places of drawings in a picture, for the smallest and largest values.
struct SVGPlacesTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("A picture has at most ten thousand points, and drawings end at its edges")
    func limits() {
        // Given
        let lengths: [CGFloat] = [-1, 0, 0.5, 9999, 10_000, 10_001, .nan, .infinity]
        let canvas = SVGCanvas(size: .zero)

        // When
        let sizes = lengths.map { SVGCanvas(size: CGSize(width: $0, height: 7)).size }
        let heights = lengths.map { SVGCanvas(size: CGSize(width: 7, height: $0)).size.height }
        let places = [
            canvas.absolute(rect(99_999, 1, 5, 5)), canvas.absolute(rect(-100_002, -200_000, 300_000, 200_001)),
            canvas.absolute(rect(.nan, 0, 1, 1)), canvas.absolute(.null), canvas.absolute(rect(1, 2, 3, 4)),
        ]

        // Then
        expect(
            sizes.map(\.width) == [0, 0, 0.5, 9999, 10_000, 10_000, 0, 10_000] && sizes.allSatisfy { $0.height == 7 })
        expect(heights, equals: sizes.map(\.width))
        expect(
            places,
            equals: [
                rect(99_999, 1, 1, 5), rect(-100_000, -100_000, 200_000, 100_001), nil, nil, rect(1, 2, 3, 4),
            ])
    }

    @Test("Each drawing method writes its elements, and none for invisible drawings")
    func elements() throws {
        // Given
        let clear = UIColor.clear
        let half = UIColor(white: 0.25, alpha: 0.5)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 4))
        let drawings: [(String, (SVGCanvas) -> Void)] = [
            (
                "clear",
                { canvas in
                    canvas.fill(rect(1, 1, 5, 5), color: clear)
                    canvas.stroke(rect(1, 1, 5, 5), color: clear)
                    canvas.fill(path, color: clear)
                    canvas.stroke(path, color: clear)
                    canvas.draw("Moon", in: rect(0, 0, 40, 20), style: TextStyle(color: clear))
                    canvas.draw(UIImage(systemName: "star")!, in: rect(0, 0, 20, 20), tintColor: clear)
                    canvas.stroke(rect(1, 1, 5, 5), color: .red, width: 0, cornerRadius: 0)
                    canvas.fill(UIBezierPath(), color: .red)
                    canvas.stroke(UIBezierPath(), color: .red)
                }
            ),
            (
                "half",
                { canvas in
                    canvas.fill(rect(1, 1, 5, 5), color: half)
                    canvas.stroke(rect(1, 1, 5, 5), color: half, width: 2, cornerRadius: 2)
                    canvas.fill(path, color: half)
                    path.lineWidth = 3
                    canvas.stroke(path, color: half)
                    path.lineWidth = 0
                    canvas.stroke(path, color: half)
                    path.lineWidth = 1
                    canvas.draw(UIImage(systemName: "star.circle")!, in: rect(0, 0, 20, 30), tintColor: half)
                    canvas.highlight(rect(0, 10, 4, 4))
                }
            ),
            (
                "dashes",
                { canvas in
                    canvas.stroke(rect(1, 1, 15, 15), color: .red, width: 1, cornerRadius: 0, dash: 3)
                    canvas.stroke(rect(2, 2, 6, 6), color: .red, width: 4, cornerRadius: 1, dash: nil)
                    canvas.stroke(rect(2, 2, 6, 6), color: .red, width: 2, cornerRadius: 1, dash: 0.5)
                }
            ),
            (
                "lines",
                { canvas in
                    canvas.line(from: CGPoint(x: 1, y: 2.7), to: CGPoint(x: 9, y: 3.9), color: .red)
                    canvas.line(from: CGPoint(x: 9.6, y: 9), to: CGPoint(x: 9.9, y: 1), color: .blue)
                    canvas.line(from: CGPoint(x: 5, y: 12), to: CGPoint(x: 8, y: 15), color: .green)
                }
            ),
            (
                "opacities",
                { canvas in
                    for alpha in [.nan, -1, 0.5, 1, 2] as [CGFloat] {
                        canvas.saveState()
                        canvas.multiplyAlpha(alpha)
                        canvas.fill(rect(0, 0, 3, 3), color: half)
                        canvas.restoreState()
                    }
                }
            ),
            (
                "left open",
                { canvas in
                    canvas.clip(to: rect(0, 0, 9, 9))
                    canvas.saveState()
                    canvas.translate(x: 2, y: 3)
                    canvas.clip(to: rect(0, 0, 5, 5))
                    canvas.multiplyAlpha(0.5)
                    canvas.fill(rect(0, 0, 3, 3), color: .red)
                    canvas.saveState()
                    canvas.clip(to: rect(1, 1, 5, 5))
                    canvas.fill(rect(0, 0, 3, 3), color: .blue)
                }
            ),
            (
                "outside a clip",
                { canvas in
                    canvas.clip(to: rect(0, 0, 9, 9))
                    canvas.fill(rect(9, 0, 3, 3), color: .red)
                    canvas.fill(rect(8, 8, 3, 3), color: .blue)
                    canvas.clip(to: .null)
                    canvas.fill(rect(0, 0, 3, 3), color: .green)
                }
            ),
            (
                "sharp and rounded",
                { canvas in
                    for radius in [-1, 0, 0.5, 2, 3, 9, .nan] as [CGFloat] {
                        canvas.fill(rect(0, 0, 6, 4), color: half, cornerRadius: radius)
                        canvas.stroke(rect(0, 0, 6, 4), color: half, width: 1, cornerRadius: radius)
                    }
                }
            ),
            (
                "symbols",
                { canvas in
                    canvas.translate(x: 5, y: 6)
                    let symbol = canvas.symbol { canvas.fill(rect(1, 1, 2, 2), color: .red) }
                    canvas.use(symbol)
                    canvas.use(symbol, at: CGPoint(x: -5, y: -6))
                    canvas.use(symbol, at: CGPoint(x: 1, y: -6))
                    canvas.use(canvas.symbol { canvas.fill(rect(1, 1, 2, 2), color: .red) }, at: CGPoint(x: -5, y: 1))
                }
            ),
            (
                "images of other sizes",
                { canvas in
                    let star = UIImage(systemName: "star.fill")!
                    for size in [(30, 40), (8, 22), (13, 40), (4, 40), (0, 9), (40, 26)] as [(CGFloat, CGFloat)] {
                        canvas.draw(star, in: rect(2, 3, size.0, size.1), tintColor: .red)
                    }
                    canvas.draw(UIImage(systemName: "sparkles")!, in: rect(2, 3, 30, 20), tintColor: half)
                    canvas.draw(
                        UIImage(.standIn(CGSize(width: 3, height: 3)), name: "night"), in: rect(1, 2, 30, 20),
                        tintColor: .red)
                    canvas.draw(UIImage(.standIn(.zero), name: nil), in: rect(1, 2, 2, 20), tintColor: .red)
                    let pixels = UIImage(
                        .bitmap(BitmapImage(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 4]))), name: nil)
                    canvas.draw(pixels, in: rect(1, 2, 3, 0), tintColor: .red)
                    canvas.draw(pixels, in: rect(1, 2, 0, 3), tintColor: .red)
                }
            ),
        ]
        var lines: [String] = []

        // When
        for (name, draw) in drawings {
            let canvas = SVGCanvas(size: CGSize(width: 40, height: 40))
            draw(canvas)
            lines += ["— \(name)"] + canvas.document(title: "").split(separator: "\n").dropFirst(2).map(String.init)
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Places-in-pictures.txt")
        let gradient = [SVGPaint.vertical(.red), .vertical(.red, .blue), .vertical(.red, .blue, .green)].map {
            paint -> [CGFloat] in
            guard case .gradient(let stops) = paint else { return [] }
            return stops.map(\.at)
        }
        expect(gradient, equals: [[0], [0, 1], [0, 0.5, 1]])
    }

    @Test("A title and its image are together in the middle, at the left or at the right")
    func captions() throws {
        // Given
        let star = UIImage(systemName: "star")
        let captions = [
            Caption(symbol: star, text: "Vega"), Caption(symbol: star), Caption(symbol: star, text: ""),
            Caption(text: "Vega"), Caption(symbol: star, text: "Alpha Centauri and others"),
        ]
        var lines: [String] = []

        // When
        for (number, caption) in captions.enumerated() {
            for alignment in [NSTextAlignment.left, .center, .right, .natural] {
                for size in [(90, 30), (20, 30), (90, 9), (3, 3)] as [(CGFloat, CGFloat)] {
                    let canvas = SVGCanvas(size: CGSize(width: 100, height: 40))
                    canvas.draw(
                        .button(caption, hasFrame: false), in: rect(4, 5, size.0, size.1),
                        style: TextStyle(font: .systemFont(ofSize: 10), color: .red, alignment: alignment))
                    lines.append("— \(number), \(alignment), \(Int(size.0))×\(Int(size.1))")
                    lines += canvas.document(title: "").split(separator: "\n").dropFirst(2).dropLast().map(String.init)
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Captions-in-pictures.txt")
    }
}
