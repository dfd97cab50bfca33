extension UIScrollView {
    /// The modes that determine whether scrolling dismisses the keyboard.
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// The keyboard stays.
        case none
        /// The keyboard disappears when the user scrolls.
        case onDrag
        /// The keyboard follows a drag.
        case interactive
    }
}
