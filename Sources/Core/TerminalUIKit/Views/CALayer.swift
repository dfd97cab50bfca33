/// The part of Core Animation's layer that is about border, corners and shadow.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that are round. Kept: all are drawn alike.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border, in points, or 0 if there isn't one. A terminal draws any border one character thick.
    open var borderWidth: CGFloat = 0
    /// The border's color, or nil for black.
    open var borderColor: UIColor?
    /// A Boolean value that determines whether content is clipped to the bounds.
    open var masksToBounds = false
    /// The shadow's color. Shadows are kept, not drawn.
    open var shadowColor: UIColor? = .black
    /// The opacity of the shadow, 0…1.
    open var shadowOpacity: Float = 0
    /// The distance of the shadow from the view, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3

    /// Creates a layer.
    public required override init() { super.init() }

    // A library's subclass, in the language of Swift 5, gives it up on whatever thread its view goes.
    nonisolated deinit {}
}

/// Corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
    /// Core Animation's bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
