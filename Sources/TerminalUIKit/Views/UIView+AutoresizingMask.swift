extension UIView {
    /// Which parts of the view's geometry stretch when the superview is resized.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a mask from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

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

    /// Gives every subview its share of the new size.
    func resizeSubviews(withOldSize oldSize: CGSize) {
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            let mask = subview.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = subview.frame
            (frame.origin.x, frame.size.width) = stretch(
                start: frame.minX, length: frame.width, oldTotal: oldSize.width, newTotal: bounds.width,
                before: mask.contains(.flexibleLeftMargin), itself: mask.contains(.flexibleWidth),
                after: mask.contains(.flexibleRightMargin))
            (frame.origin.y, frame.size.height) = stretch(
                start: frame.minY, length: frame.height, oldTotal: oldSize.height, newTotal: bounds.height,
                before: mask.contains(.flexibleTopMargin), itself: mask.contains(.flexibleHeight),
                after: mask.contains(.flexibleBottomMargin))
            if frame != subview.frame { subview.frame = frame }
        }
    }

    /// Shares a change of length among the flexible parts of one axis, in proportion to what they were.
    private func stretch(
        start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat,
        before: Bool, itself: Bool, after: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let change = newTotal - oldTotal
        let parts = [before ? start : 0, itself ? length : 0, after ? oldTotal - start - length : 0]
        let flexible = [before, itself, after]
        let sum = parts.reduce(0, +)
        let count = CGFloat(flexible.count(where: \.self))
        guard count > 0, change != 0 else { return (start, length) }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            // Parts that were empty have no proportion: they share alike.
            return sum == 0 ? change / count : change * parts[index] / sum
        }
        return (start + share(0), max(0, length + share(1)))
    }
}
