/// A recognizer of a finger that moves over a view. It calls its targets when the movement begins, changes and ends.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches. With more than one, no gesture is recognized.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches. There is one.
    open var maximumNumberOfTouches = Int.max
    /// The distance that the finger has moved since it began or a target set it, in points of the window.
    private var way = CGPoint.zero

    /// Returns the distance that the finger has moved, in points. It is the same for all views.
    open func translation(in view: UIView?) -> CGPoint { way }
    /// Sets the distance from which later movement is measured, in points. Usually, it is zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
    /// Returns the velocity of the finger, in points per second, which is zero, because a gesture takes no time here.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    override func notices(_ gesture: Gesture) -> Bool {
        guard case .pan = gesture else { return false }
        return minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1
    }

    override func course(of gesture: Gesture) -> [State] { [.began, .changed, .ended] }

    override func begin() { way = .zero }

    override func follow(_ gesture: Gesture) -> CGPoint {
        guard case .pan(let distance) = gesture else { return .zero }
        way = CGPoint(x: way.x + distance.x, y: way.y + distance.y)
        return distance
    }

    override func decodeProperties(from coder: NSCoder) {
        super.decodeProperties(from: coder)
        minimumNumberOfTouches = coder.decodeInteger(forKey: "minimumNumberOfTouches", default: 1)
        maximumNumberOfTouches = coder.decodeInteger(forKey: "maximumNumberOfTouches", default: .max)
    }
}
