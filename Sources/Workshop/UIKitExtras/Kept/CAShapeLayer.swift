/// A layer with a path. Its values are stored. It isn't drawn.
open class CAShapeLayer: CALayer {
    /// The path.
    open var path: CGPath?
    /// The color of the inside.
    open var fillColor: CGColor? = .black
    /// The color of the lines.
    open var strokeColor: CGColor?
    /// The width of the lines, in points.
    open var lineWidth: CGFloat = 1
    /// The part of the path where its line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The part of the path where its line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]?
    /// The shape of the ends of lines.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The shape of corners.
    open var lineJoin = CAShapeLayerLineJoin.miter
}

/// The shapes of the ends of lines.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An end at the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square behind the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes of corners.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A cut corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
