/// The priority of a constraint, from 1 to 1000.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, from 1 to 1000, which is required.
    public var rawValue: Float

    /// Creates a priority from a number from 1 to 1000.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number from 1 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The nearest priority to a number that a file has.
    init(nearest number: Double) {
        rawValue = number > 0 ? Float(min(number, 1000)) : .leastNonzeroMagnitude
    }

    /// The priority of a constraint that must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// A priority above the priorities of most contents.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which content resists being larger.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a view has its fitting size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns a Boolean value that indicates whether the first priority is lower.
    public static func < (less: UILayoutPriority, more: UILayoutPriority) -> Bool { less.rawValue < more.rawValue }
}
