extension UIScrollView {
    /// The modes that determine whether scrolling dismisses the keyboard.
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none
        /// It goes.
        case onDrag
        /// It follows the finger.
        case interactive
    }
}
