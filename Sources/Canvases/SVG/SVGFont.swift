import Drawing
import Foundation
import PlainText

/// How wide text is in a font, as far as anyone can know who doesn't have the font: by the widths of Helvetica, which
/// Arial and Liberation Sans share, or of a typewriter.
nonisolated struct SVGFont {
    /// What the system's font is, and what stands in for a font that is not there.
    static let usualFamilies = "Helvetica, Arial, 'Liberation Sans', sans-serif"
    private static let typewriters = "Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

    private let font: UIFont

    init(_ font: UIFont) {
        self.font = font
    }

    /// The families to look for; nil for the usual ones.
    var families: String? {
        guard !font.familyName.hasPrefix(".") else { return nil }
        if isMonospaced { return Self.typewriters }
        let name = font.familyName.filter { $0.isLetter || $0.isNumber || " -".contains($0) }
        return name.isEmpty || name == "Helvetica" ? nil : "'\(name)', " + Self.usualFamilies
    }

    /// The weight in SVG's numbers; nil for regular. What is bold in iOS was Helvetica Bold in 2011.
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

    /// Whether all characters are equally wide.
    private var isMonospaced: Bool {
        ["Menlo", "Courier", "Monaco", "Mono"].contains { font.familyName.contains($0) }
    }

    /// The width of a text in points, in the font's size.
    func width(of text: String) -> CGFloat {
        text.reduce(0) { $0 + width(of: $1) } * font.pointSize
    }

    /// Whether the width of a text is known, not guessed.
    func knows(_ text: String) -> Bool {
        isMonospaced || text.allSatisfy { Self.index(of: $0) != nil }
    }

    private func width(of character: Character) -> CGFloat {
        let columns = CGFloat(DisplayWidth.columns(of: character))
        if isMonospaced { return columns * 0.6 }
        guard let index = Self.index(of: character) else { return columns > 1 ? 1 : columns * 0.6 }
        return CGFloat(font.isBold ? Self.bold[index] : Self.regular[index]) / 1000
    }

    /// The place of a character, or of its letter without accents, in the tables.
    private static func index(of character: Character) -> Int? {
        if !character.isASCII, DisplayWidth.columns(of: character) != 1 { return nil }
        let letter = character.isASCII ? character : Character(String(character).letterWithoutAccents)
        guard let value = letter.asciiValue, (0x20..<0x7F).contains(value) else { return nil }
        return Int(value) - 0x20
    }

    /// The widths of the characters from blank to tilde, in thousandths of the size.
    private static let regular = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584,
    ]

    private static let bold = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722,
        611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556,
        611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
        556, 556, 500, 389, 280, 389, 584,
    ]
}

extension String {
    /// `e` for `é`: the first scalar of the text taken apart.
    nonisolated fileprivate var letterWithoutAccents: String {
        decomposedStringWithCanonicalMapping.unicodeScalars.first.map { String($0) } ?? " "
    }
}
