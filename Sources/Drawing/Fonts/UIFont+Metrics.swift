import Foundation

nonisolated extension UIFont {
    /// How far the highest strokes reach above the baseline, in points, as of the system's font in this size.
    public var ascender: CGFloat { pointSize * 0.9521484375 }

    /// How far the lowest strokes reach below the baseline, in points and negative, as of the system's font in this
    /// size.
    public var descender: CGFloat { pointSize * -0.2412109375 }

    /// The distance from one line of text to the next, in points, as of the system's font in this size.
    public var lineHeight: CGFloat { ascender - descender }

    /// Whether all characters are equally wide, as far as the name says. Not in UIKit.
    public var isMonospaced: Bool {
        ["Menlo", "Courier", "Monaco", "Mono"].contains { familyName.contains($0) }
    }

    /// How wide its characters are. What is not the system's font is taken for Helvetica.
    var glyphWidths: GlyphWidths {
        if isMonospaced { return .monospaced }
        if isSystem { return .system(size: pointSize, weight: weight) }
        return isBold ? .helveticaBold : .helvetica
    }
}
