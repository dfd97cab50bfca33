/// The systems since which bars and controls look as they are drawn. Not in UIKit, which belongs to one system.
nonisolated public enum Era: Int, Comparable, Sendable {
    /// Glazed and let in, as on a phone of 2011.
    case iOS5 = 5
    /// Flat, with outlines in the tint color.
    case iOS7 = 7
    /// Flat, on gray grounds.
    case iOS13 = 13

    /// Returns a Boolean value that indicates whether the first era was before the second.
    public static func < (first: Era, second: Era) -> Bool { first.rawValue < second.rawValue }
}
