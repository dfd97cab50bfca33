import Foundation

/// The measures of a font from its own file, in parts of its size.
nonisolated package struct FontMeasures: Sendable {
    /// The distance from the baseline to the top of a line.
    let ascender: CGFloat
    /// The distance from the baseline to the bottom of a line, which is negative.
    let descender: CGFloat
    /// The widths of the font's characters.
    let widths: GlyphWidths

    /// Creates the measures of a font. The widths of characters that it lacks are those of the system's font.
    package init(ascender: CGFloat, descender: CGFloat, advances: [Unicode.Scalar: CGFloat]) {
        (self.ascender, self.descender) = (ascender, descender)
        widths = .system(advances: advances)
    }
}
