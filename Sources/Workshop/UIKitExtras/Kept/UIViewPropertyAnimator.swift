/// An animation that code starts. Its changes are made at once when it starts, and it ends when it would on iOS.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    /// The seconds that the animation takes on iOS.
    public let duration: TimeInterval
    /// The part of the animation that is over, from 0 to 1. Setting it has no effect.
    open var fractionComplete: CGFloat = 0
    /// A Boolean value that determines whether the animation runs backward. Stored without effect.
    open var isReversed = false
    /// A Boolean value that indicates whether the animation has started and not ended.
    open private(set) var isRunning = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animation, which has to be started. The curve has no effect.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { self.animations = [animations] }
    }
    /// Creates an animation, which has to be started. The damping has no effect.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .linear, animations: animations)
    }

    /// Starts an animation, and returns it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if isRunning { animation() } else { animations.append(animation) }
    }
    /// Adds a function to call at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Makes the changes.
    open func startAnimation() { startAnimation(afterDelay: 0) }
    /// Makes the changes at once. The delay counts only for the end.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard !isRunning else { return }
        isRunning = true
        UIView.animate(withDuration: duration, delay: delay) {
            self.animations.forEach { $0() }
            self.animations = []
        } completion: { _ in
            self.finish(at: .end)
        }
    }
    /// Does nothing: the changes are made already.
    open func pauseAnimation() {}
    /// Ends the animation, with the functions to call at the end unless they are left out.
    open func stopAnimation(_ withoutFinishing: Bool) {
        if withoutFinishing { completions = [] }
        finish(at: .current)
    }
    /// Ends the animation.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

    private func finish(at position: UIViewAnimatingPosition) {
        guard isRunning else { return }
        isRunning = false
        fractionComplete = 1
        let ended = completions
        completions = []
        for completion in ended { completion(position) }
    }
}

/// The positions of an animation.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
    /// In UIKit's order.
    case end, start, current
}

extension UIView {
    /// The curves of an animation. They have no effect.
    public nonisolated enum AnimationCurve: Int, Sendable {
        /// In UIKit's order.
        case easeInOut, easeIn, easeOut, linear
    }
}
