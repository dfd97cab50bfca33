import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

/// Paths on both canvases, and what libraries take from Objective-C.
struct PathTests {
    private final class PathView: UIView {
        let path: UIBezierPath

        init(_ path: UIBezierPath) {
            self.path = path
            super.init(frame: CGRect(x: 0, y: 0, width: 64, height: 88))
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            UIColor.red.setStroke()
            path.stroke()
            UIColor.blue.setFill()
            path.fill()
        }
    }

    private func terminal(_ path: UIBezierPath) -> String {
        ControlFixture.rendering(of: PathView(path))
    }

    @Test("A terminal draws a stroked path with lines and slashes")
    func stroke() {
        // Given
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: 11))
        path.addLine(to: CGPoint(x: 60, y: 11))
        path.move(to: CGPoint(x: 4, y: 40))
        path.addLine(to: CGPoint(x: 20, y: 84))

        // When
        let text = terminal(path)

        // Then
        expect(text.hasPrefix("───────\n"))
        expect(text, contains: "\\")
    }

    @Test("SVG draws a path with its fill and its stroke at the place of its view")
    func svg() {
        // Given
        let canvas = SVGCanvas(size: CGSize(width: 64, height: 88))
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        path.lineWidth = 2

        // When
        canvas.translate(x: 10, y: 20)
        canvas.fill(path, color: .red)
        canvas.stroke(path, color: .blue)
        let document = canvas.document(title: "Path")

        // Then
        expect(document, contains: ##"d="M11 22L14 22L14 26L11 26Z" fill="#ff0000""##)
        expect(document, contains: ##"stroke="#0000ff" stroke-width="2""##)
    }

    @Test("A path knows the points inside, its bounds, and its last point")
    func geometry() {
        // Given
        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        ring.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)))

        // When
        let filled = ring.contains(CGPoint(x: 20, y: 20))
        ring.usesEvenOddFillRule = true

        // Then
        expect(filled && !ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 4, y: 20)))
        expect(!ring.contains(CGPoint(x: 1, y: 1)) && abs(ring.bounds.width - 40) < 0.1)
        expect(UIBezierPath(roundedRect: ring.bounds, cornerRadius: 8).contains(CGPoint(x: 20, y: 1)))
        let curve = UIBezierPath()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
        expect(abs(curve.currentPoint.x - 10) < 0.001 && abs(curve.bounds.height - 5) < 0.001)
    }

    @Test("Foundation's index path knows section, row and item")
    func indexPath() {
        // Given, When
        let path = NSIndexPath(row: 3, section: 2)

        // Then
        expect(path.section == 2 && path.row == 3 && path.item == 3)
        expect(path as IndexPath, equals: IndexPath(item: 3, section: 2))
    }
}
