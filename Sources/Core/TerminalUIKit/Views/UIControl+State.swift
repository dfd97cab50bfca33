extension UIControl {
    /// What a control is like at a moment, in any combination.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a combination from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing in particular.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// The focus is on it.
        public static let focused = State(rawValue: 1 << 3)
    }
}
