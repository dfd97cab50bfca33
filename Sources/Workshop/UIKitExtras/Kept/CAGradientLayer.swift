/// A layer with a gradient. Its values are stored. It isn't drawn.
open class CAGradientLayer: CALayer {
    /// The colors.
    open var colors: [Any]?
    /// The places of the colors, from 0 to 1.
    open var locations: [NSNumber]?
    /// The start of the gradient, in parts of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end of the gradient, in parts of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of the gradient.
    open var type = CAGradientLayerType.axial
}

/// The kinds of gradients.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point, outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, along a circle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
