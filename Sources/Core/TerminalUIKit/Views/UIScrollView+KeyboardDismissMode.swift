extension UIScrollView {
    /// Whether the keyboard goes when a finger scrolls.
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none
        /// It goes.
        case onDrag
        /// It follows the finger.
        case interactive
    }
}
