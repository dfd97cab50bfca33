/// A recognizer of a finger that rests on a view. It calls its targets when the finger has rested long enough, and when
/// the finger is lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum time that the finger must rest, in seconds. Stored: gestures take no time here.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum distance that the finger may move, in points. Stored without effect: it doesn't.
    open var allowableMovement: CGFloat = 10
    /// The number of taps that must come before. With more than 0, no gesture is recognized.
    open var numberOfTapsRequired = 0
    /// The number of required touches. With more than one, no gesture is recognized.
    open var numberOfTouchesRequired = 1

    override func notices(_ gesture: Gesture) -> Bool {
        gesture == .longPress && numberOfTapsRequired == 0 && numberOfTouchesRequired == 1
    }

    override var course: [State] { [.began, .ended] }

    override func decodeProperties(from coder: NSCoder) {
        super.decodeProperties(from: coder)
        minimumPressDuration = TimeInterval(coder.decodeCGFloat(forKey: "minimumPressDuration", default: 0.5))
        allowableMovement = coder.decodeCGFloat(forKey: "allowableMovement", default: 10)
        numberOfTapsRequired = coder.decodeInteger(forKey: "numberOfTapsRequired")
        numberOfTouchesRequired = coder.decodeInteger(forKey: "numberOfTouchesRequired", default: 1)
    }
}
