extension NSLayoutConstraint {
    /// The alignment of the views in a visual format string, and its direction.
    public nonisolated struct FormatOptions: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates options from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left edges are in one line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges are in one line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges are in one line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges are in one line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The edges where texts begin are in one line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The edges where texts end are in one line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The middles between left and right are in one line.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The middles between top and bottom are in one line.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The baselines of the last lines are in one line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The baselines of the first lines are in one line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The row goes the way texts go. So it does without any option.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The row goes from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The row goes from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// The lines to align, for each option that asks for one.
        var attributes: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

    /// Makes the inactive constraints that a line of the visual format language asks for.
    ///
    /// The usual room is 8 points between views and the superview's margin at its edges. A format with a mistake ends
    /// the process, as in UIKit.
    ///
    /// - Parameters:
    ///   - format: The line, such as `H:|-[name]-20-[value(>=50)]-|`.
    ///   - options: The alignment of the views, and the direction of the row.
    ///   - metrics: Numbers that the format names: `CGFloat`, `Double`, `Int` or `NSNumber`, in points.
    ///   - views: The views and guides that the format names.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let numbers = (metrics ?? [:]).compactMapValues(Self.number)
            var parser = VisualFormatParser(format, metrics: numbers, views: Set(views.keys))
            let parsed = try parser.parse()
            var row = VisualFormatRow(parsed, options: options, views: views.mapValues { $0 as AnyObject })
            return try row.makeConstraints(format)
        } catch {
            UIKitException(name: "NSInvalidArgumentException", reason: error.description).raise()
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
