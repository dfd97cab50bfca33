/// The places of a decoration at the edges of a section.
nonisolated public enum NSRectAlignment: Int, Sendable {
    /// No place.
    case none
    /// Above the section.
    case top
    /// Above the section, where text begins.
    case topLeading
    /// Beside the section, where text begins.
    case leading
    /// Below the section, where text begins.
    case bottomLeading
    /// Below the section.
    case bottom
    /// Below the section, where text ends.
    case bottomTrailing
    /// Beside the section, where text ends.
    case trailing
    /// Above the section, where text ends.
    case topTrailing
}
