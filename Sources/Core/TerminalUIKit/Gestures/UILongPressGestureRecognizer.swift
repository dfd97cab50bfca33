/// Recognizes a finger that rests on a view. Its targets are called when it has rested long enough, when it then moves,
/// and when it is lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum time that the finger must rest, in seconds. Stored: gestures take no time here.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum distance that the finger may move before the gesture begins, in points. Kept: it doesn't.
    open var allowableMovement: CGFloat = 10
    /// The number of taps that must come before. With more than 0, no gesture is recognized.
    open var numberOfTapsRequired = 0
    /// The number of required touches. With more than one, no gesture is recognized.
    open var numberOfTouchesRequired = 1

    override func notices(_ gesture: Gesture) -> Bool {
        guard case .longPress = gesture else { return false }
        return numberOfTapsRequired == 0 && numberOfTouchesRequired == 1
    }

    override func course(of gesture: Gesture) -> [State] {
        follow(gesture) == .zero ? [.began, .ended] : [.began, .changed, .ended]
    }

    override func follow(_ gesture: Gesture) -> CGPoint {
        guard case .longPress(let distance) = gesture else { return .zero }
        return distance
    }

    override func decodeProperties(from coder: NSCoder) {
        super.decodeProperties(from: coder)
        minimumPressDuration = TimeInterval(coder.decodeCGFloat(forKey: "minimumPressDuration", default: 0.5))
        allowableMovement = coder.decodeCGFloat(forKey: "allowableMovement", default: 10)
        numberOfTapsRequired = coder.decodeInteger(forKey: "numberOfTapsRequired")
        numberOfTouchesRequired = coder.decodeInteger(forKey: "numberOfTouchesRequired", default: 1)
    }
}
