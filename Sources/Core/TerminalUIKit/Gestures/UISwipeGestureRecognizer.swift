/// A recognizer of a finger that moves quickly over a view.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates a direction from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions of the swipe: any of these.
    open var direction = Direction.right
    /// The number of required touches. With more than one, no gesture is recognized.
    open var numberOfTouchesRequired = 1

    override func notices(_ gesture: Gesture) -> Bool {
        guard case .swipe(let way) = gesture else { return false }
        return direction.contains(way) && numberOfTouchesRequired == 1
    }

    override func decodeProperties(from coder: NSCoder) {
        super.decodeProperties(from: coder)
        direction = coder.decodeEnum(forKey: "direction") ?? .right
        numberOfTouchesRequired = coder.decodeInteger(forKey: "numberOfTouchesRequired", default: 1)
    }
}

extension UISwipeGestureRecognizer.Direction: NibEnum {
    package static let nibNames: [String: Self] = ["right": .right, "left": .left, "up": .up, "down": .down]
}
