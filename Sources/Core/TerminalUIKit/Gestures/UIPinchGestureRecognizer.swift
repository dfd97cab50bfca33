/// A recognizer of two fingers that move apart or together. It calls its targets when the movement begins, changes and
/// ends.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The ratio of the distance of the fingers to the distance when they began, or when a target set it.
    open var scale: CGFloat = 1
    /// The velocity of the scale, per second: zero, because here a gesture takes no time.
    open var velocity: CGFloat { 0 }

    override func notices(_ gesture: Gesture) -> Bool {
        guard case .pinch = gesture else { return false }
        return true
    }

    override func course(of gesture: Gesture) -> [State] { [.began, .changed, .ended] }

    override var fingers: Int { 2 }

    override func begin() { scale = 1 }

    override func follow(_ gesture: Gesture) -> CGPoint {
        if case .pinch(let factor) = gesture { scale *= factor }
        return .zero
    }

    override func decodeProperties(from coder: NSCoder) {
        super.decodeProperties(from: coder)
        scale = coder.decodeCGFloat(forKey: "scale", default: 1)
    }
}
