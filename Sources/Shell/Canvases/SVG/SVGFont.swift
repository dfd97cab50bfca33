import Drawing
import Foundation

/// A font as a picture asks for it, and how wide text is in what it gets: Helvetica or its like, or a typewriter.
nonisolated struct SVGFont {
    /// The families of the system's font, and the replacement for a missing font.
    static let usualFamilies = "Helvetica, Arial, 'Liberation Sans', sans-serif"
    private static let typewriters = "Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

    private let font: UIFont

    init(_ font: UIFont) { self.font = font }

    /// The families to look for, or nil for the usual ones.
    var families: String? {
        guard !font.familyName.hasPrefix(".") else { return nil }
        if font.isMonospaced { return Self.typewriters }
        let name = font.familyName.filter { $0.isLetter || $0.isNumber || " -".contains($0) }
        return name.isEmpty || name == "Helvetica" ? nil : "'\(name)', " + Self.usualFamilies
    }

    /// The weight in SVG's numbers, or nil for regular. Bold text of iOS was Helvetica Bold in 2011.
    var weight: Int? {
        switch font.weight.rawValue {
        case ..<(-0.7): 100
        case ..<(-0.5): 200
        case ..<(-0.1): 300
        case ..<0.1: nil
        case ..<0.3: 500
        case ..<0.5: 700
        default: 900
        }
    }

    /// The width of a text in points, in the font's size.
    func width(of text: String) -> CGFloat {
        text.reduce(0) { $0 + widths.width(of: $1) } * font.pointSize
    }

    /// The width of a line in points, in a font where it doesn't have one of its own.
    static func width(of line: AttributedText, in font: UIFont) -> CGFloat { line.width(in: font, widths: widths(of:)) }

    /// Returns a Boolean value that indicates whether the width of a text is known instead of guessed.
    func knows(_ text: String) -> Bool { text.allSatisfy(widths.knows) }

    private var widths: GlyphWidths { Self.widths(of: font) }

    /// Returns the widths of the characters in the replacement for a font.
    static func widths(of font: UIFont) -> GlyphWidths {
        font.isMonospaced ? .monospaced : font.isBold ? .helveticaBold : .helvetica
    }
}
