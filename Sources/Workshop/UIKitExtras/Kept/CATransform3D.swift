/// A transform in space, row by row. Stored without effect.
public nonisolated struct CATransform3D: Equatable, Sendable {
    /// The rows of the matrix.
    var rows: [[CGFloat]]

    /// The share of the distance from the viewer by which things become smaller.
    public var m34: CGFloat {
        get { rows[2][3] }
        set { rows[2][3] = newValue }
    }
}

/// The identity transform.
public nonisolated let CATransform3DIdentity = CATransform3D(
    rows: (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } })

/// Returns the transform that is one after another.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(
        rows: a.rows.map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * b.rows[$1][column] } } })
}

/// Returns a transform that moves.
public nonisolated func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    made.rows[3] = [tx, ty, tz, 1]
    return made
}

/// Returns a transform that scales.
public nonisolated func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    for (index, scale) in [sx, sy, sz].enumerated() { made.rows[index][index] = scale }
    return made
}

/// Returns a transform that turns by an angle, in radians, about an axis.
public nonisolated func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (axis, cosine, sine) = ([x, y, z].map { $0 / length }, cos(angle), sin(angle))
    let cross = [[0, axis[2], -axis[1]], [-axis[2], 0, axis[0]], [axis[1], -axis[0], 0]]
    var made = CATransform3DIdentity
    for row in 0..<3 {
        for column in 0..<3 {
            made.rows[row][column] =
                (row == column ? cosine : 0) + (1 - cosine) * axis[row] * axis[column] + sine * cross[row][column]
        }
    }
    return made
}

/// Returns a transform that moves before another.
public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a transform that scales before another.
public nonisolated func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns a transform that turns before another.
public nonisolated func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

extension CALayer {
    /// The transform of the layer. Stored without effect.
    public var transform: CATransform3D {
        get { kept() ?? CATransform3DIdentity }
        set { keep(newValue) }
    }
}
