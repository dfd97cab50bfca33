/// A value that follows from its number alone, such as the days from a given one on.
public nonisolated protocol Numbered: Sendable {
    /// The number.
    var index: Int { get }
    /// Creates the one with a number.
    init(index: Int)
}
