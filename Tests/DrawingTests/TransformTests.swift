import Drawing
import Foundation
import TerminalTesting
import Testing

@testable import Canvases

/// Points, sizes and rectangles moved, scaled and turned; paths and bitmaps by numbers that can be reckoned by hand.
struct TransformTests {
    private let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    @Test("A transform maps a point, a size and a rectangle by its factors")
    func applying() {
        // Given
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)

        // When
        let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 200))

        // Then
        expect(CGPoint(x: 1, y: 2).applying(transform), equals: CGPoint(x: 23, y: 30))
        expect(CGSize(width: 4, height: 6).applying(transform), equals: CGSize(width: 38, height: 54))
        expect(rect.applying(transform), equals: CGRect(x: 23, y: 30, width: 120, height: 170))
        expect(turned, equals: CGRect(x: 78, y: 201, width: 20, height: 10))
    }

    @Test("Transforms are concatenated and inverted, and one without an inverse stays as it is")
    func algebra() {
        // Given
        let other = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

        // When
        let inverse = transform.inverted()
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)

        // Then
        expect(
            transform.concatenating(other), equals: CGAffineTransform(a: 11, b: 16, c: 26, d: 38, tx: 55, ty: 80))
        expect(inverse, equals: CGAffineTransform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
        expect(transform.concatenating(inverse).isIdentity && !transform.isIdentity)
        expect(flat.inverted(), equals: flat)
        expect(transform.scaledBy(x: 2, y: 3), equals: CGAffineTransform(a: 4, b: 6, c: 15, d: 21, tx: 11, ty: 13))
        expect(transform.translatedBy(x: 2, y: 3), equals: CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 30, ty: 40))
        let right = CGAffineTransform.identity.rotated(by: .pi / 2)
        expect([right.a, right.b, right.c, right.d].map { $0.rounded() }, equals: [0, 1, -1, 0])
    }

    @Test(
        "A transform by right angles keeps its axes, up to rounding",
        arguments: [
            ([1, 0, 0, 1], true), ([0, 1, -1, 0], true), ([2, 1e-7, -1e-7, 3], true), ([1e-7, 1, -1, 1e-7], true),
            ([1, 1e-6, 0, 1], false), ([1, 0, 1e-6, 1], false), ([1e-6, 1, 1, 0], false), ([0, 1, 1, 1e-6], false),
            ([1, 0, 1, 1], false), ([1, 1, 0, 1], false), ([-1, 0, 0, -1], true), ([0, -1, 1, 1], false),
        ] as [([CGFloat], Bool)])
    func keepsAxes(factors: [CGFloat], expected: Bool) {
        // Given, When
        let transform = CGAffineTransform(
            a: factors[0], b: factors[1], c: factors[2], d: factors[3], tx: 9, ty: 9)

        // Then
        expect(transform.keepsAxes, equals: expected)
    }

    @Test("A canvas applies its translations, rotations and scales, the last one first")
    func place() {
        // Given
        let turn = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 3, ty: 4)
        let scale = CGAffineTransform(a: 3, b: 0, c: 0, d: 5, tx: 1, ty: -2)
        var place = CanvasPlace()
        var points: [CGPoint] = []

        // When
        place.translate(x: 10, y: 20)
        points.append(place.absolute(CGPoint(x: 1, y: 1)))
        place.concatenate(turn)
        points.append(place.absolute(CGPoint(x: 1, y: 1)))
        place.translate(x: 5, y: 6)
        points.append(place.absolute(CGPoint(x: 1, y: 1)))
        place.concatenate(scale)
        points.append(place.absolute(CGPoint(x: 1, y: 1)))

        // Then
        let expected = [
            CGPoint(x: 11, y: 21), CGPoint(x: 11, y: 26), CGPoint(x: -1, y: 36), CGPoint(x: -5, y: 42),
        ]
        expect(points, equals: expected)
        expect(
            place.absolute(CGRect(x: 1, y: 1, width: 2, height: 3)),
            equals: CGRect(x: -35, y: 42, width: 30, height: 12))
    }

    // MARK: Paths

    private func near(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        zip([rect.minX, rect.minY, rect.width, rect.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.001 }
    }

    @Test("An arc is as long as its angles say, in either direction")
    func arcs() {
        // Given
        let center = CGPoint(x: 10, y: 10)
        func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGRect {
            UIBezierPath(
                arcCenter: center, radius: 10, startAngle: start * .pi, endAngle: end * .pi, clockwise: clockwise
            ).bounds
        }

        // When
        let quarter = arc(0, 0.5, true)
        let rest = arc(0, 0.5, false)

        // Then
        expect(near(quarter, 10, 10, 10, 10) && near(rest, 0, 0, 20, 20))
        expect(near(arc(0.5, 0, true), 0, 0, 20, 20) && near(arc(0.5, 0, false), 10, 10, 10, 10))
        expect(near(arc(1.5, 0, true), 10, 0, 10, 10) && near(arc(0, 2, true), 0, 0, 20, 20))
        expect(near(UIBezierPath(ovalIn: CGRect(x: 2, y: 4, width: 12, height: 8)).bounds, 2, 4, 12, 8))
    }

    @Test("A rectangle may have some of its corners round")
    func someRoundCorners() {
        // Given
        let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
        let corners = [(10.5, 20.5), (49.5, 20.5), (49.5, 39.5), (10.5, 39.5)].map { CGPoint(x: $0.0, y: $0.1) }

        // When
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))

        // Then
        expect(corners.map(path.contains), equals: [false, true, false, true])
    }

    @Test("A corner radius is limited by the sides of the rectangle")
    func roundCorners() {
        // Given
        let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
        func covers(_ radius: CGFloat) -> [Bool] {
            let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
            return [
                (10.5, 20.5), (49.5, 20.5), (49.5, 39.5), (10.5, 39.5), (11.5, 21.5), (30, 20.5), (30, 39.5), (30, 30),
            ].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
        }

        // When
        let paths = [0, 4, 10, 100, -5].map { covers($0) }

        // Then
        let all = [Bool](repeating: true, count: 8)
        expect(paths[0] == all && paths[4] == all)
        expect(paths[1], equals: [false, false, false, false, true, true, true, true])
        expect(paths[2] == [false, false, false, false, false, true, true, true] && paths[3] == paths[2])
        expect(near(UIBezierPath(roundedRect: rect, cornerRadius: 4).bounds, 10, 20, 40, 20))
    }

    @Test("A curve passes its midpoint, and ends at its last point")
    func curves() {
        // Given
        let quadratic = UIBezierPath()
        quadratic.move(to: CGPoint(x: 0, y: 0))
        let cubic = UIBezierPath()
        cubic.move(to: CGPoint(x: 1, y: 2))

        // When
        quadratic.addQuadCurve(to: CGPoint(x: 20, y: 4), controlPoint: CGPoint(x: 6, y: 12))
        cubic.addCurve(
            to: CGPoint(x: 9, y: 4), controlPoint1: CGPoint(x: 3, y: 10), controlPoint2: CGPoint(x: 5, y: 20))

        // Then: a quarter, a half and a quarter; an eighth, three, three and an eighth
        let middles = [quadratic, cubic].map { $0.lines[0].points[12] }
        expect(abs(middles[0].x - 8) < 1e-9 && abs(middles[0].y - 7) < 1e-9)
        expect(abs(middles[1].x - 4.25) < 1e-9 && abs(middles[1].y - 12) < 1e-9)
        expect(quadratic.lines[0].points.count, equals: 25)
        expect(quadratic.currentPoint == CGPoint(x: 20, y: 4) && cubic.currentPoint == CGPoint(x: 9, y: 4))
    }

    @Test("A closed path continues at its first point, and an empty path has no points")
    func building() {
        // Given
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))

        // When
        path.addLine(to: CGPoint(x: 20, y: 30))
        let lines = path.lines.map(\.points.count)
        let bounds = path.bounds
        path.apply(CGAffineTransform(translationX: 10, y: 20))
        let moved = path.bounds
        path.removeAllPoints()

        // Then
        expect(lines == [4, 2] && bounds == CGRect(x: 1, y: 2, width: 19, height: 28))
        expect(moved, equals: CGRect(x: 11, y: 22, width: 19, height: 28))
        expect(path.isEmpty && path.bounds == .zero && path.currentPoint == .zero)
        path.close()
        expect(path.isEmpty)
    }

    // MARK: Bitmaps

    private func pixels(_ image: UIImage?) -> [[UInt8]] {
        guard let data = image?.pngData(), let copy = UIImage(data: data), case .bitmap(let shown) = copy.content else {
            return []
        }
        let bitmap = shown.bitmap
        return (0..<bitmap.height).flatMap { y in
            (0..<bitmap.width).map { x in
                let pixel = bitmap[x, y]
                return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
            }
        }
    }

    @Test("An image is drawn at a point in its own size, and UIKit's functions fill with the current color")
    func functions() {
        // Given
        let red = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 1, height: 1)).image { context in
            UIColor.red.set()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            expect(context.currentImage.size, equals: CGSize(width: 1, height: 1))
            expect(context.cgContext === UIGraphicsGetCurrentContext())
        }

        // When
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 2))
        UIGraphicsGetCurrentContext()?.concatenate(CGAffineTransform(translationX: 1, y: 0))
        red.draw(at: CGPoint(x: 0, y: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        // Then
        let (clear, drawn): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [255, 0, 0, 255])
        expect(red.scale == 2 && pixels(red) == [drawn, drawn, drawn, drawn])
        expect(image?.scale == 1 && pixels(image) == [clear, clear, clear, clear, drawn, clear])
    }

    @Test("An image with a tint color has it in every pixel, and multiplies the transparency")
    func painted() {
        // Given
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 0.5)).image { context in
            UIColor(red: 0, green: 1, blue: 0, alpha: 0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
        }.withTintColor(UIColor(red: 1, green: 0.2, blue: 0.6, alpha: 0.5))

        // When
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
        image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1))
        let drawn = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        // Then
        expect(pixels(drawn), equals: [[255, 51, 153, 64], [0, 0, 0, 0]])
    }

    @Test("An image context has 1 to two thousand pixels on each side")
    func sizes() {
        // Given
        let sizes = [CGSize(width: 1e6, height: 0), CGSize(width: 2.1, height: 1e9), CGSize(width: -4, height: 2000)]

        // When
        let images = sizes.map { size in
            UIGraphicsBeginImageContextWithOptions(size, false, 1)
            defer { UIGraphicsEndImageContext() }
            return UIGraphicsGetImageFromCurrentImageContext()?.size
        }

        // Then
        expect(
            images,
            equals: [
                CGSize(width: 2000, height: 1), CGSize(width: 3, height: 2000), CGSize(width: 1, height: 2000),
            ])
    }

    @Test("A paragraph style copies another style and has the values that were set, and its lines have that height")
    func paragraphs() {
        // Given
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingHead
        (style.lineSpacing, style.lineHeightMultiple) = (3, 2)
        (style.minimumLineHeight, style.maximumLineHeight) = (30, 50)

        // When
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(style)

        // Then
        expect(copy.alignment == .center && copy.lineBreakMode == .byTruncatingHead)
        expect([copy.lineSpacing, copy.lineHeightMultiple], equals: [3, 2])
        expect([copy.minimumLineHeight, copy.maximumLineHeight], equals: [30, 50])
        let usual = NSParagraphStyle.default
        expect(usual.alignment == .natural && usual.lineBreakMode == .byWordWrapping)
        expect([usual.lineSpacing, usual.lineHeightMultiple, usual.maximumLineHeight], equals: [0, 0, 0])
    }
}
