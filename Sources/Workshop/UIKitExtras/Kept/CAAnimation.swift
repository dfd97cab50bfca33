/// Returns the seconds since the machine started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// An animation of a layer. Stored with the layer, without motion.
@preconcurrency @MainActor open class CAAnimation: NSObject {
    /// The moment at which it begins, in seconds of ``CACurrentMediaTime()``, or 0 for at once.
    open var beginTime: TimeInterval = 0
    /// The seconds that it takes.
    open var duration: TimeInterval = 0
    /// The number of times that it runs.
    open var repeatCount: Float = 0
    /// A Boolean value that determines whether it also runs backward.
    open var autoreverses = false
    /// A Boolean value that determines whether the layer drops it at its end.
    open var isRemovedOnCompletion = true
    /// The state before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The curve of its speed.
    open var timingFunction: CAMediaTimingFunction?
}

/// An animation of a property from one value to another.
open class CABasicAnimation: CAAnimation {
    /// The name of the property.
    open var keyPath: String?
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAAnimation {
    /// The name of the property.
    open var keyPath: String?
    /// The values.
    open var values: [Any]?
    /// The times of the values, from 0 to 1.
    open var keyTimes: [NSNumber]?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation like a spring's.
open class CASpringAnimation: CABasicAnimation {
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The weight at the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The speed at the beginning.
    open var initialVelocity: CGFloat = 0
}

/// The states of a layer before and after an animation.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a state.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's own state.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The animation's last state.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The animation's first state.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The animation's first and last state.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The names of curves of speed.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow beginning and end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The usual curve.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of speed. Stored without effect.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
    /// The name of the curve.
    let name: CAMediaTimingFunctionName

    /// Creates a curve.
    public init(name: CAMediaTimingFunctionName) { self.name = name }
}

extension CALayer {
    private var animations: [String: CAAnimation] {
        get { kept() ?? [:] }
        set { keep(newValue) }
    }

    /// Adds an animation by a name.
    public func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? "\(animations.count)"] = anim }
    /// Returns the animation with a name, if the layer keeps it.
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The names of the animations, in alphabetical order.
    public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// Removes an animation.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Removes all animations.
    public func removeAllAnimations() { animations = [:] }
}
