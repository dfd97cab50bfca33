import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import Drawing

/// Drawings on a canvas that was moved, turned, stretched or clipped, as a picture and in a terminal.
struct TransformedPicturesTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// Ways to move a canvas, each with what is told of it.
    private let ways: [(name: String, move: (any Canvas) -> Void)] = [
        ("as it is", { _ in }), ("moved", { $0.translate(x: 3, y: 5) }),
        (
            "moved twice",
            { canvas in
                canvas.translate(x: 3, y: 5)
                canvas.translate(x: 20, y: 30)
            }
        ),
        ("stretched", { $0.concatenate(CGAffineTransform(scaleX: 2, y: 3)) }),
        (
            "stretched, then moved",
            { canvas in
                canvas.concatenate(CGAffineTransform(scaleX: 2, y: 3))
                canvas.translate(x: 3, y: 5)
            }
        ),
        (
            "moved, then stretched and moved",
            { canvas in
                canvas.translate(x: 3, y: 5)
                canvas.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 7, ty: 11))
            }
        ),
        (
            "turned twice",
            { canvas in
                canvas.translate(x: 60, y: 60)
                canvas.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
                canvas.concatenate(CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 4, ty: 0))
                canvas.translate(x: 1, y: 2)
            }
        ),
        (
            "mirrored, and back",
            { canvas in
                canvas.saveState()
                canvas.concatenate(CGAffineTransform(scaleX: -1, y: 1))
                canvas.restoreState()
                canvas.translate(x: 1, y: 0)
            }
        ),
    ]

    /// One of each kind of thing, each in another place.
    private func drawAll(on canvas: any Canvas) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 4))
        path.addLine(to: CGPoint(x: 5, y: 12))
        path.close()
        canvas.fill(rect(2, 3, 10, 6), color: .red, cornerRadius: 0)
        canvas.stroke(rect(20, 3, 12, 9), color: .blue, width: 1, cornerRadius: 2)
        canvas.line(from: CGPoint(x: 2, y: 20), to: CGPoint(x: 30, y: 20), color: .green)
        canvas.fill(path, color: .orange)
        canvas.stroke(path, color: .purple)
        canvas.draw("Moon", in: rect(4, 24, 40, 22), style: TextStyle(font: .systemFont(ofSize: 10)))
        canvas.draw(UIImage(systemName: "star")!, in: rect(44, 2, 10, 20), tintColor: .red)
        canvas.draw(.progress(0.5, track: .gray), in: rect(2, 50, 40, 22), style: TextStyle(color: .blue))
        canvas.highlight(rect(40, 30, 16, 22))
        canvas.saveState()
        canvas.clip(to: rect(1, 1, 6, 30))
        canvas.fill(rect(3, 4, 20, 22), color: .black, cornerRadius: 0)
        canvas.restoreState()
    }

    @Test("On a translated, rotated or scaled canvas, every drawing is transformed")
    func moved() throws {
        // Given
        let styles = [TerminalStyle.plain, TerminalStyle(color: .trueColor, ascii: false, attributes: true)]
        var lines: [String] = []

        // When
        for (name, move) in ways {
            let picture = SVGCanvas(size: CGSize(width: 160, height: 160))
            move(picture)
            drawAll(on: picture)
            lines.append("— \(name)")
            lines += picture.document(title: "").split(separator: "\n").dropFirst(2).dropLast().map(String.init)
            for style in styles {
                lines.append(
                    rendering(columns: 20, rows: 7, style: style) { canvas in
                        move(canvas)
                        drawAll(on: canvas)
                    })
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Moved-canvases.txt")
    }

    @Test("Lines that are a little too high for their space are squeezed, or are fewer")
    func squeezed() throws {
        // Given
        var spaced = AttributedText.Attributes()
        spaced.paragraph = AttributedText.Paragraph(lineSpacing: 4)
        let texts = [AttributedText("One\nTwo\nThree"), AttributedText("One\nTwo\nThree", attributes: spaced)]
        let style = TextStyle(font: .systemFont(ofSize: 14), lineBreakMode: .byWordWrapping, numberOfLines: 0)
        var lines: [String] = []

        // When
        for (number, text) in texts.enumerated() {
            for height in [4, 20, 25, 26, 27, 28, 30, 33, 36, 40, 42, 43, 44, 46, 50, 55, 60, 68] as [CGFloat] {
                for width in [60, 14] as [CGFloat] {
                    let canvas = SVGCanvas(size: CGSize(width: 100, height: 100))
                    canvas.textMetrics = .typographic
                    canvas.draw(text, in: rect(5, 7, width, height), style: style)
                    let drawn = canvas.document(title: "").matches(
                        of: #/y="([-0-9.]+)" font-size="([0-9.]+)".*>(.*)<\/text>/#)
                    let told = drawn.map { "\($0.3) at \($0.1) of \($0.2)" }.joined(separator: ", ")
                    lines.append("\(number), \(Int(width))×\(Int(height)): \(told)")
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Squeezed-lines.txt")
    }

    @Test("A missing image is a box with its name, and two half transparent images are both visible")
    func images() throws {
        // Given
        let (red, clear, green): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 0, 0], [0, 255, 0, 128])
        func image(_ upper: [UInt8], _ lower: [UInt8]) -> UIImage {
            UIImage(.bitmap(BitmapImage(Bitmap(width: 1, height: 2, bytes: upper + lower))), name: nil)
        }
        let kinds = [red, clear, green]
        let style = TerminalStyle(color: .trueColor, ascii: false, attributes: true)
        var lines: [String] = []

        // When
        for name in ["night", nil] {
            let image = UIImage(.standIn(CGSize(width: 9, height: 9)), name: name)
            for (columns, rows) in [(12, 1), (12, 3), (3, 3)] {
                lines.append(
                    rendering(columns: 14, rows: 3) { canvas in
                        canvas.translate(x: 8, y: 0)
                        canvas.draw(image, in: cellRect(0, 0, columns, rows), tintColor: .red)
                    })
            }
        }
        for (under, over) in kinds.indices.flatMap({ one in kinds.indices.map { (one, $0) } }) {
            let drawn = rendering(columns: 4, rows: 1, style: style) { canvas in
                canvas.draw(image(kinds[under], kinds[over]), in: cellRect(0, 0, 4, 1), tintColor: .black)
                canvas.draw(image(kinds[over], kinds[under]), in: cellRect(0, 0, 2, 1), tintColor: .black)
                canvas.draw(image(green, clear), in: cellRect(0, 0, 1, 1), tintColor: .black)
                canvas.draw(image(clear, green), in: cellRect(1, 0, 1, 1), tintColor: .black)
            }
            lines.append("\(under) \(over) \(drawn)")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Images-over-images.txt")
    }

    @Test("A path clips later drawings, in a picture by its outline, and on other canvases by its bounds")
    func clips() {
        // Given
        let oval = UIBezierPath(ovalIn: rect(8, 22, 16, 22))
        let picture = SVGCanvas(size: CGSize(width: 40, height: 66))
        let terminal = TerminalCanvas(size: cellRect(0, 0, 5, 3).size)
        oval.addClip()

        // When
        for canvas in [picture, terminal] as [any Canvas] {
            UIGraphicsPushContext(canvas)
            oval.addClip()
            UIColor.red.setFill()
            UIRectFill(rect(0, 0, 40, 66))
            UIGraphicsPopContext()
        }
        let document = picture.document(title: "")

        // Then
        expect(document, contains: "<rect x=\"8\" y=\"22\" width=\"16\" height=\"22\"/>\n</clipPath>")
        expect(terminal.cells.map { $0.background == nil ? "·" : "x" }.joined(), equals: "······xx·······")
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
