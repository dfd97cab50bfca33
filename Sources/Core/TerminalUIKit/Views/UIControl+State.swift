extension UIControl {
    /// The states of a control, in any combination.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates a combination from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The normal state.
        public static let normal: State = []
        /// The state while the control is touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The state of a control that takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The state of a selected control.
        public static let selected = State(rawValue: 1 << 2)
        /// The focus is on it.
        public static let focused = State(rawValue: 1 << 3)
    }
}
