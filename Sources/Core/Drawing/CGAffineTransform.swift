import Foundation

#if !canImport(CoreGraphics)
    /// A transform that moves, scales and turns points: (x, y) becomes (ax + cy + tx, bx + dy + ty). Foundation on
    /// Linux doesn't have it.
    nonisolated public struct CGAffineTransform: Hashable, Sendable {
        /// The factors and distances.
        public var a, b, c, d, tx, ty: CGFloat

        /// The identity transform.
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// Creates a transform from its factors and distances.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Creates a transform that scales by two factors.
        public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
        /// Creates a transform that moves by two distances, in points.
        public init(translationX: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y) }
        /// Creates a transform that rotates clockwise on a screen.
        ///
        /// - Parameter rotationAngle: The angle, in radians.
        public init(rotationAngle: CGFloat) {
            let (sine, cosine) = (sin(rotationAngle), cos(rotationAngle))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// A Boolean value that indicates whether the transform has no effect.
        public var isIdentity: Bool { self == .identity }

        /// Returns a transform that applies this transform, and then another.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
                d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
                ty: tx * other.b + ty * other.d + other.ty)
        }

        /// Returns this transform after scaling by two factors.
        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }
        /// Returns this transform after moving by two distances, in points.
        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }
        /// Returns this transform rotated by an angle, in radians.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// Returns the inverse transform, or this transform if there isn't one.
        public func inverted() -> CGAffineTransform {
            let area = a * d - b * c
            guard area != 0, area.isFinite else { return self }
            return CGAffineTransform(
                a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
                ty: (b * tx - a * ty) / area)
        }
    }

    nonisolated extension CGPoint {
        /// Returns the point to which a transform maps this point.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    nonisolated extension CGSize {
        /// Returns the size to which a transform maps this size.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    nonisolated extension CGRect {
        /// Returns the smallest rectangle that contains this rectangle after a transform.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
                .map { CGPoint(x: $0.0, y: $0.1).applying(t) }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
        }
    }
#endif

nonisolated extension CGAffineTransform {
    /// A Boolean value that indicates whether vertical lines stay vertical or become horizontal, because the transform
    /// turns by right angles only.
    package var keepsAxes: Bool {
        let limit: CGFloat = 1e-6
        return abs(b) < limit && abs(c) < limit || abs(a) < limit && abs(d) < limit
    }
}
