/// Notices a finger that moves over a view. Its targets are called when it begins, when it has moved, and at the end.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers there must be. With more than one nothing is noticed.
    open var minimumNumberOfTouches = 1
    /// How many fingers there may be. There is one.
    open var maximumNumberOfTouches = Int.max
    /// How far the finger has moved since it began or a target set it, in points of the window.
    private var way = CGPoint.zero

    /// How far the finger has moved, in points of a view. No view here is scaled: it is the same for all.
    open func translation(in view: UIView?) -> CGPoint { way }
    /// Has what follows measured from another distance, in points: usually zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
    /// How fast the finger is, in points for each second: zero, as nothing takes time here.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    override func notices(_ gesture: Gesture) -> Bool {
        guard case .pan = gesture else { return false }
        return minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1
    }

    override var course: [State] { [.began, .changed, .ended] }

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
