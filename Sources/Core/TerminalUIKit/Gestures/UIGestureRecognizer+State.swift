extension UIGestureRecognizer {
    /// The states of a gesture.
    public nonisolated enum State: Int, Sendable {
        /// Not recognized yet.
        case possible
        /// A continuous gesture has begun.
        case began
        /// It has changed.
        case changed
        /// A continuous gesture has ended, or a discrete one was recognized.
        case ended
        /// It was canceled.
        case cancelled
        /// It was not recognized.
        case failed

        /// A discrete gesture was recognized.
        public static let recognized = State.ended
    }

    /// The gestures that recognizers can notice. Not in UIKit, where the finger comes from a user.
    public nonisolated enum Gesture: Hashable, Sendable {
        /// It taps, so often.
        case tap(count: Int = 1)
        /// It rests on the view.
        case longPress
        /// It moves quickly over the view.
        case swipe(UISwipeGestureRecognizer.Direction)
        /// It moves over the view, by so many points to the right and downwards.
        case pan(by: CGPoint)
        /// Two fingers move apart, so that they are so many times as far from each other; below 1 together.
        case pinch(scale: CGFloat)
        /// Two fingers turn around each other, clockwise, by so many radians.
        case rotation(CGFloat)
    }
}
