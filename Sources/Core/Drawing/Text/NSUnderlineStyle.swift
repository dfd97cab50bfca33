/// A line below text, or through it. Names and raw values are UIKit's. Any line is drawn as a single one.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The raw value that an attribute holds.
    public let rawValue: Int

    /// Creates a style from the raw value that an attribute holds.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
