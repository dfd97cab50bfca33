/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of required taps, one right after another.
    open var numberOfTapsRequired = 1
    /// The number of required touches. With more than one, no gesture is recognized.
    open var numberOfTouchesRequired = 1

    override func notices(_ gesture: Gesture) -> Bool {
        gesture == .tap(count: numberOfTapsRequired) && numberOfTouchesRequired == 1
    }

    override func decodeProperties(from coder: NSCoder) {
        super.decodeProperties(from: coder)
        numberOfTapsRequired = coder.decodeInteger(forKey: "numberOfTapsRequired", default: 1)
        numberOfTouchesRequired = coder.decodeInteger(forKey: "numberOfTouchesRequired", default: 1)
    }
}
