extension UIGestureRecognizer {
    /// The states of a gesture.
    public nonisolated enum State: Int, Sendable {
        /// The gesture is not recognized yet.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has changed.
        case changed
        /// A continuous gesture has ended, or a discrete one was recognized.
        case ended
        /// A continuous gesture was canceled.
        case cancelled
        /// The gesture was not recognized.
        case failed

        /// A discrete gesture was recognized.
        public static let recognized = State.ended
    }
}
