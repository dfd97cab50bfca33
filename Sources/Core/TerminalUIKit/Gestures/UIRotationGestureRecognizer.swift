/// A recognizer of two fingers that turn around each other. It calls its targets when the turn begins, changes and
/// ends.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle that the fingers have turned since they began or a target set it, clockwise, in radians.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation, in radians per second: zero, because here a gesture takes no time.
    open var velocity: CGFloat { 0 }

    override func notices(_ gesture: Gesture) -> Bool {
        guard case .rotation = gesture else { return false }
        return true
    }

    override func course(of gesture: Gesture) -> [State] { [.began, .changed, .ended] }

    override var fingers: Int { 2 }

    override func begin() { rotation = 0 }

    override func follow(_ gesture: Gesture) -> CGPoint {
        if case .rotation(let angle) = gesture { rotation += angle }
        return .zero
    }

    override func decodeProperties(from coder: NSCoder) {
        super.decodeProperties(from: coder)
        rotation = coder.decodeCGFloat(forKey: "rotation", default: 0)
    }
}
