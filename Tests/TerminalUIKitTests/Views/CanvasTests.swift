import Canvases
import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

/// A view that draws itself, as a learner might write one.
private final class Crater: UIView {
    override func draw(_ rect: CGRect) {
        guard let canvas = UIGraphicsGetCurrentContext() else { return }
        canvas.fill(rect, color: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        canvas.stroke(rect, color: .white)
        canvas.draw("Copernicus", in: rect.insetBy(dx: 8, dy: 0), style: TextStyle(alignment: .center))
    }
}

struct CanvasTests {
    private func window(with view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
        window.addSubview(view)
        window.isHidden = false
        return window
    }

    @Test("The same code of a custom view draws in a terminal and in a picture")
    func ownDrawing() {
        // Given
        let view = Crater(frame: CGRect(x: 0, y: 0, width: 112, height: 66))
        let window = window(with: view)
        let (terminal, picture) = (TerminalCanvas(size: view.frame.size), SVGCanvas(size: view.frame.size))

        // When
        window.render(on: terminal)
        window.render(on: picture)

        // Then
        expect(terminal.text(style: .plain), equals: "┌────────────┐\n│ Copernicus │\n└────────────┘")
        let document = picture.document(title: "")
        expect(document, contains: ">Copernicus</text>")
        expect(document, contains: "width=\"112\" height=\"66\" fill=\"#336699\"")
    }

    @Test("A view's content moves left and up when its bounds' origin grows")
    func scrolledBounds() {
        // Given
        let view = UIView(frame: CGRect(x: 8, y: 22, width: 80, height: 44))
        let label = UILabel(frame: CGRect(x: 40, y: 44, width: 32, height: 22))
        label.text = "Luna"
        view.addSubview(label)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 88, height: 66))
        window.addSubview(view)
        window.isHidden = false
        let terminal = TerminalCanvas(size: window.frame.size)

        // When
        view.bounds.origin = CGPoint(x: 24, y: 22)
        window.render(on: terminal)

        // Then
        expect(terminal.text(style: .plain), equals: "\n\n   Luna")
    }

    @Test("A layer's corners have its corner radius, and its border has its width")
    func layer() {
        // Given
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .red
        (view.layer.cornerRadius, view.layer.borderWidth) = (8, 2)
        let picture = SVGCanvas(size: view.frame.size)

        // When
        window(with: view).render(on: picture)

        // Then
        let document = picture.document(title: "")
        expect(document, contains: "width=\"40\" height=\"40\" rx=\"8\" fill=\"#ff0000\"")
        expect(document, contains: "rx=\"7\" fill=\"none\" stroke=\"#000000\" stroke-width=\"2\"")
    }
}
