/// The places of a decoration at the edges of a section.
nonisolated public enum NSRectAlignment: Int, Sendable {
    /// No place.
    case none
    /// The alignment above the section.
    case top
    /// The alignment above the section, where text begins.
    case topLeading
    /// The alignment beside the section, where text begins.
    case leading
    /// The alignment below the section, where text begins.
    case bottomLeading
    /// The alignment below the section.
    case bottom
    /// The alignment below the section, where text ends.
    case bottomTrailing
    /// The alignment beside the section, where text ends.
    case trailing
    /// The alignment above the section, where text ends.
    case topTrailing
}
