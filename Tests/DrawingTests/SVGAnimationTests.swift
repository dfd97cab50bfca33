import Drawing
import Foundation
import TerminalTesting
import Testing

@testable import Canvases

/// Pictures that move.
struct SVGAnimationTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func fading(from time: Double) -> [SVGKeyframe] {
        [SVGKeyframe(opacity: 0), SVGKeyframe(time, opacity: 0), SVGKeyframe(time + 0.1)]
    }

    @Test("Equal movements share an animation, and without animation the picture shows the end")
    func shared() {
        // Given, When
        let picture = ParsedSVG { canvas in
            canvas.duration = 4
            for _ in 0..<2 { canvas.group(fading(from: 0.5)) { canvas.fill(square, color: .red) } }
            canvas.group([
                SVGKeyframe(offset: CGPoint(x: 3, y: 4)), SVGKeyframe(1, offset: CGPoint(x: 5, y: 0), turn: 90),
            ]) {
                canvas.fill(square, color: .red)
            }
        }

        // Then
        let style = picture["style"].first?.text
        expect(
            style,
            equals: """

                g{animation:4s ease-in-out infinite}
                .a{animation-name:a}@keyframes a{0%,50%{opacity:0}60%{opacity:1}}
                .b{animation-name:b}@keyframes b{0%{transform:translate(3px,4px)}}
                @media(prefers-reduced-motion:reduce){g{animation:none!important}}

                """)
        expect(picture["g"].map { $0.attributes["class"] }, equals: ["a", "a", "b"])
        expect(picture["g"].map { $0.attributes["opacity"] }, equals: [nil, nil, nil])
        expect(picture["g"].last?.attributes["transform"], equals: "translate(5 0) rotate(90)")
    }

    @Test("An element without animation has no style, and a group only if it has an offset")
    func still() {
        // Given, When
        let picture = ParsedSVG { canvas in
            canvas.group([SVGKeyframe(), SVGKeyframe(1)]) { canvas.fill(square, color: .red) }
            canvas.group([SVGKeyframe(offset: CGPoint(x: 7, y: 0), opacity: 0.5)]) { canvas.fill(square, color: .red) }
        }

        // Then
        expect(picture["style"].isEmpty)
        expect(picture["g"].map { $0.attributes["transform"] }, equals: ["translate(7 0)"])
        expect(picture["g"].map { $0.attributes["opacity"] }, equals: ["0.5"])
        expect(picture["rect"].count, equals: 2)
    }

    @Test("A symbol is defined once, and used where it is shown")
    func symbols() {
        // Given, When
        let picture = ParsedSVG { canvas in
            canvas.translate(x: 50, y: 60)
            let symbols = (0..<2).map { _ in canvas.symbol { canvas.fill(square, color: .red) } }
            for symbol in symbols { canvas.use(symbol) }
            canvas.use(symbols[0], at: CGPoint(x: 1, y: 2))
        }

        // Then
        expect(picture["rect"].map { $0.attributes["x"] }, equals: ["0"])
        expect(picture["use"].map { $0.attributes["href"] }, equals: ["#d1", "#d1", "#d1"])
        expect(picture["use"].map { $0.attributes["y"] }, equals: ["60", "60", "62"])
    }

    @Test("In an animated picture, a shape of several symbols is written once")
    func shapes() {
        // Given, When
        let picture = ParsedSVG { canvas in
            let circle = CGRect(x: 0, y: 0, width: 20, height: 20)
            let moons = [1, 2].map { number in
                canvas.symbol {
                    canvas.fill(circle, color: UIColor(white: CGFloat(number) / 4, alpha: 1))
                    UIImage(systemName: "moon").map { canvas.draw($0, in: circle, tintColor: .black) }
                }
            }
            canvas.group(fading(from: 0)) { moons.forEach { canvas.use($0) } }
        }

        // Then
        let shapes = picture["path"].compactMap { $0.attributes["id"] }
        expect(picture.isWellFormed)
        expect(!shapes.isEmpty)
        expect(picture["path"].count, equals: shapes.count)
        expect(picture["use"].count, equals: 2 * shapes.count + 2)
    }

    @Test("A picture has a longer description of its content")
    func description() {
        // Given
        let canvas = SVGCanvas(size: CGSize(width: 10, height: 10))

        // When
        let document = canvas.document(title: "Moon", description: "Full & <bright>")

        // Then
        expect(document, contains: "<title>Moon</title>\n<desc>Full &amp; &lt;bright&gt;</desc>\n")
    }
}
