/// The part of Core Animation's layer that is about border, corners and shadow.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// The view of the layer, or nil for a layer that belongs to another layer.
    open weak var delegate: AnyObject?
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that are round. Stored without effect: all are drawn alike.
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

    /// The values of keys that are no properties here.
    private var others: [String: Any] = [:]

    /// Creates a layer.
    public required override init() { super.init() }

    /// The properties that nibs set, by the names that key–value coding knows.
    private static let keys: [String: Inspectable] = [
        "borderWidth": Inspectable(\CALayer.borderWidth), "cornerRadius": Inspectable(\CALayer.cornerRadius),
        "masksToBounds": Inspectable(\CALayer.masksToBounds), "shadowOffset": Inspectable(\CALayer.shadowOffset),
        "shadowOpacity": Inspectable(\CALayer.shadowOpacity), "shadowRadius": Inspectable(\CALayer.shadowRadius),
    ]

    /// Sets the property that a nib names. A layer takes a value for any key, as Apple's Key-Value Coding Extensions
    /// say of it.
    ///
    /// The property of a border's color is a `CGColor` in UIKit. It takes a nib's `UIColor` for one, and no border
    /// shows.
    package func setValue(_ value: Any?, named key: String) {
        if key == "borderColor" { borderColor = .clear }
        if Self.keys[key]?.set(value, on: self) != true { others[key] = value }
    }

    /// The value that a nib set by a name, or nil if there isn't one.
    package func value(named key: String) -> Any? { Self.keys[key]?.value(of: self) ?? others[key] }

    // A library's subclass, in the language of Swift 5, gives it up on whatever thread its view goes.
    nonisolated deinit {}
}

/// The corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
    /// Core Animation's raw value.
    public let rawValue: UInt

    /// Creates a set from a raw value.
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
