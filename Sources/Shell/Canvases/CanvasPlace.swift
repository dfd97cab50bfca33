import Drawing
import Foundation

/// The coordinate system of a canvas: the offset of its origin, and the scale and rotation of rectangles.
nonisolated struct CanvasPlace {
    private var origin = CGPoint.zero
    /// Nil without scaling or turning, which is nearly everywhere.
    private var linear: CGAffineTransform?

    mutating func translate(x: CGFloat, y: CGFloat) {
        let distance = linear.map { CGPoint(x: x, y: y).applying($0) } ?? CGPoint(x: x, y: y)
        origin.x += distance.x
        origin.y += distance.y
    }

    mutating func concatenate(_ transform: CGAffineTransform) {
        translate(x: transform.tx, y: transform.ty)
        var turned = transform
        (turned.tx, turned.ty) = (0, 0)
        linear = linear.map { turned.concatenating($0) } ?? turned
    }

    func absolute(_ rect: CGRect) -> CGRect {
        let rect = linear.map(rect.applying) ?? rect
        return CGRect(
            x: rect.origin.x + origin.x, y: rect.origin.y + origin.y, width: rect.size.width, height: rect.size.height)
    }

    func absolute(_ point: CGPoint) -> CGPoint {
        let point = linear.map(point.applying) ?? point
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
}
