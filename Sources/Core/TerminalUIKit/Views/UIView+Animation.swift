/// Animations aren't visible here: their changes are made at once. Completions are called when the animation would end,
/// or before the method returns if no time passes in the world.
extension UIView {
    /// The options of an animation. The names are UIKit's, but they have no effect.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The option to lay out subviews in the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// The option to accept touches during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The option to begin at the current state of an earlier animation.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The option to repeat the animation forever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The option to also run the animation backward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The option for a slow beginning and end.
        public static let curveEaseInOut: AnimationOptions = []
        /// The option for a slow beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// The option for a slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The option for a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A leaf is turned from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A leaf is turned from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The option for a transition in which one view fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// A Boolean value that indicates whether animations would be visible. Stored without effect: there aren't any.
    public static var areAnimationsEnabled: Bool { World.current.areAnimationsEnabled }

    /// Sets whether animations would be visible.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        World.current.areAnimationsEnabled = enabled
    }

    /// Makes changes, while ``areAnimationsEnabled`` is `false`.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        World.current.with(\.areAnimationsEnabled, false, actionsWithoutAnimation)
    }

    /// Makes changes immediately, and then calls the completion handler with `true`.
    ///
    /// - Parameters:
    ///   - duration: The seconds that the animation takes in UIKit.
    ///   - delay: The seconds before it begins in UIKit.
    ///   - options: The options in UIKit.
    ///   - animations: The closure with the changes.
    ///   - completion: The closure to call afterwards.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(after: delay + duration, completion)
    }

    private static func finish(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        World.current.clock.perform(after: areAnimationsEnabled ? seconds : 0) { completion(true) }
    }

    /// Makes changes immediately, and then calls the completion handler with `true`.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

    /// Makes changes immediately, without a spring, and then calls the completion handler with `true`.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Makes changes inside a view immediately, and then calls the completion handler with `true`.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        finish(after: duration, completion)
    }

    /// Replaces a view with another in its superview, and then calls the completion handler with `true`.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
        finish(after: duration, completion)
    }
}
