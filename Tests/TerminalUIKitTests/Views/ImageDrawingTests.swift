import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

/// Images that code draws.
struct ImageDrawingTests {
    private func pixels(_ image: UIImage, at places: [(Int, Int)]) -> [[UInt8]] {
        guard case .bitmap(let bitmap) = image.content else { return [] }
        return places.map { x, y in
            let pixel = bitmap.bitmap[x, y]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
    }

    @Test("A renderer draws an image with two pixels to a point")
    func filled() {
        // Given
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))

        // When
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
        }

        // Then
        expect(image.size == CGSize(width: 4, height: 2) && image.scale == 2)
        expect(pixels(image, at: [(1, 0), (2, 1), (2, 2)]), equals: [[0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 0, 0]])
        #expect(UIGraphicsGetCurrentContext() == nil)
        expect(image.pngData().flatMap { UIImage(data: $0) }?.size, equals: CGSize(width: 8, height: 4))
    }

    @Test("An image can be drawn at another size, and a path clips it")
    func scaled() throws {
        // Given
        let blue = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }

        // When
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).addClip()
        blue.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()

        // Then
        expect(pixels(image, at: [(0, 0), (2, 2)]), equals: [[0, 0, 0, 0], [0, 0, 255, 255]])
        expect(UIGraphicsGetImageFromCurrentImageContext(), equals: nil)
    }

    @Test("A path is stroked with its line width, and a translucent color blends with the pixels below")
    func stroked() throws {
        // Given
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 2))
        path.addLine(to: CGPoint(x: 4, y: 2))
        path.lineWidth = 2

        // When
        UIColor(white: 1, alpha: 0.5).setStroke()
        path.stroke()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()

        // Then
        let gray: [UInt8] = [128, 128, 128, 255]
        expect(pixels(image, at: [(1, 0), (1, 1), (1, 2)]), equals: [[0, 0, 0, 255], gray, gray])
    }
}
