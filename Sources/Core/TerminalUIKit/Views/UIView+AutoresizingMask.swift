extension UIView {
    /// The parts of the view's geometry that stretch when the superview is resized.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates a mask from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin stretches.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width stretches.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin stretches.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin stretches.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height stretches.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin stretches.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
