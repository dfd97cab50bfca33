import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Drawing
@testable import Views

struct ContentModeTests {
    @Test(
        "The content mode determines the size and the place of an image",
        arguments: [
            (.scaleToFill, [0, 0, 100, 40]), (.scaleAspectFit, [30, 0, 40, 40]),
            (.scaleAspectFill, [0, -30, 100, 100]), (.center, [40, 10, 20, 20]), (.top, [40, 0, 20, 20]),
            (.bottom, [40, 20, 20, 20]), (.left, [0, 10, 20, 20]), (.right, [80, 10, 20, 20]),
            (.topLeft, [0, 0, 20, 20]), (.bottomRight, [80, 20, 20, 20]),
        ] as [(UIView.ContentMode, [CGFloat])])
    func modes(mode: UIView.ContentMode, expected: [CGFloat]) {
        // Given
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)

        // When
        let rect = mode.rect(of: CGSize(width: 20, height: 20), in: bounds)

        // Then
        expect([rect.minX, rect.minY, rect.width, rect.height], equals: expected)
    }

    @Test("An image view shows its image by its content mode, and is named after the image")
    func imageView() throws {
        // Given
        let white = Bitmap(width: 8, height: 11, bytes: Array(repeating: 255, count: 8 * 11 * 4))
        let view = UIImageView(image: UIImage(.bitmap(BitmapImage(white)), name: "white"))
        view.frame = CGRect(x: 0, y: 0, width: 24, height: 22)
        view.contentMode = .topRight

        // When
        let shown = ControlFixture.rendering(of: view)

        // Then
        expect(shown, equals: "  +")
        expect(view.displayedText, equals: "white")
        expect(view.intrinsicContentSize, equals: CGSize(width: 8, height: 11))
    }
}
