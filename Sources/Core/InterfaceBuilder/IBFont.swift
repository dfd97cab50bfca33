import Foundation

/// A font as a document describes it.
public nonisolated struct IBFont: Hashable, Sendable {
    /// The kinds of fonts, size and weight aside.
    public enum Kind: Hashable, Sendable {
        /// The system font.
        case system
        /// The system font in bold.
        case boldSystem
        /// The system font in italics.
        case italicSystem
        /// A font by its PostScript name, and the name of its family if given.
        case named(String, family: String?)
        /// A text style by its constant's value: `UICTFontTextStyleBody`.
        case style(String)
    }

    /// The kind of the font.
    public let kind: Kind
    /// The weight as named in the file, `medium` or `semibold`, or `nil` if it is the font's own.
    public let weight: String?
    /// The size in points. `nil` or 0 where the style or the system decides.
    public let pointSize: CGFloat?
}
