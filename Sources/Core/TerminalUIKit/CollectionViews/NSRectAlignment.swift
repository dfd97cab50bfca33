/// At which edge of a section something stands.
nonisolated public enum NSRectAlignment: Int, Sendable {
    /// At none.
    case none
    /// Above it.
    case top
    /// Where text begins.
    case topLeading
    /// Beside it, where text begins.
    case leading
    /// Below it, where text begins.
    case bottomLeading
    /// Below it.
    case bottom
    /// Below it, where text ends.
    case bottomTrailing
    /// Beside it, where text ends.
    case trailing
    /// Above it, where text ends.
    case topTrailing
}
