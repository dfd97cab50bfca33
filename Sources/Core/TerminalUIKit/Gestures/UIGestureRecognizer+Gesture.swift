extension UIGestureRecognizer {
    /// A movement of fingers that recognizers notice. Not in UIKit, where it comes from a user.
    public nonisolated enum Gesture: Hashable, Sendable {
        /// A finger taps this number of times.
        case tap(count: Int = 1)
        /// A finger rests on the view, and may then move by this number of points to the right and downwards.
        case longPress(movingBy: CGPoint = .zero)
        /// A finger moves quickly over the view.
        case swipe(UISwipeGestureRecognizer.Direction)
        /// A finger moves over the view, by this number of points to the right and downwards.
        case pan(by: CGPoint)
        /// Two fingers move apart, so that they are so many times as far from each other, or together if it is below 1.
        case pinch(scale: CGFloat)
        /// Two fingers turn around each other, clockwise, by so many radians.
        case rotation(CGFloat)
    }
}
