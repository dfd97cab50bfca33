import Foundation
import PlainText

/// The widths of the characters of a font, in fractions of its size, as far as they are known without the font.
nonisolated package struct GlyphWidths: Sendable {
    /// The widths of the characters from blank to tilde, in thousandths.
    let table: [Int]?
    /// The additional width of each character, in fractions of the size.
    var more: CGFloat = 0
    /// The widths of other characters, in thousandths.
    var signs: [Character: Int] = [:]
    /// The width of an ideograph, in parts of the size.
    var ideograph: CGFloat = 1
    /// The additional width of digits, in fractions of the size.
    var moreOfDigits: CGFloat = 0
    /// The additional width of letters, in fractions of the size.
    var moreOfLetters: CGFloat = 0
    /// The weight of the system's font: 0 for a regular one, 1 for a bold one.
    var boldness: CGFloat = 0
    /// The width of an emoji, in parts of the size.
    var emoji: CGFloat = 1.35
    /// The widths of characters that are known from the font's file, in fractions of the size.
    var advances: [Unicode.Scalar: CGFloat] = [:]

    /// A typewriter's: all are equally wide, East Asian characters twice as wide.
    package static let monospaced = GlyphWidths(table: nil)
    /// Helvetica's, which Arial and Liberation Sans share.
    package static let helvetica = GlyphWidths(table: helveticaTable, signs: helveticaSigns)
    /// Helvetica Bold's.
    package static let helveticaBold = GlyphWidths(table: helveticaBoldTable, signs: helveticaSigns)

    /// The widths of the system's font of iOS 9, 10, or 11 and later. The larger the text, the closer its characters
    /// stand. Heavy strokes take more room.
    package static func system(size: CGFloat, weight: UIFont.Weight, iOS: Int = 11) -> GlyphWidths {
        let step = size.rounded().whole(in: 9...22) - 9
        let isLarge = size >= 20
        // In iOS 9 and 10, large letters stand farther apart.
        let more = spacing[step] + (isLarge && iOS < 11 ? 14 : 0)
        // Since iOS 10, about a third of a point is between ideographs, whatever the size. Large digits are wider, and
        // small emoji.
        return GlyphWidths(
            table: systemTable, more: more / 1000, signs: systemSigns,
            ideograph: iOS < 10 ? 1 : 1 + 0.32 / max(size, 1),
            moreOfDigits: !isLarge ? 0 : step == 11 ? 0.01 : iOS < 11 ? 0.013 : 0.027, boldness: boldness(weight),
            emoji: 1.12 + 0.23 * min(max(0, (24 - size) / 7), 1))
    }

    /// The widths of the system's font where it is called by its family's name, `SF Pro Text` or `SF UI Display`: its
    /// characters don't stand closer or farther with the size. Also the widths of free fonts. Nil for another family.
    package static func named(_ family: String, weight: UIFont.Weight) -> GlyphWidths? {
        let spacing: [String: CGFloat] = ["SFPro Text": 0, "SFUIText": 0, "SFPro Display": -54, "SFUIDisplay": -54]
        return spacing[family].map {
            GlyphWidths(table: systemTable, more: $0 / 1000, signs: systemSigns, boldness: boldness(weight))
        } ?? free(family, weight: weight)
    }

    /// The widths from a font's file, and those of the system's font for other characters.
    static func system(advances: [Unicode.Scalar: CGFloat]) -> GlyphWidths {
        GlyphWidths(table: systemTable, signs: systemSigns, advances: advances)
    }

    /// Returns the width of a character in parts of the font's size.
    package func width(of character: Character) -> CGFloat {
        if !advances.isEmpty, let width = character.unicodeScalars.first.flatMap({ advances[$0] }) { return width }
        if let table, let index = Self.index(of: character) {
            let more = more + (Self.digits.contains(index) ? moreOfDigits : 0)
            let bolder = boldness * CGFloat(Self.boldSystemTable[index]) / 1000
            return CGFloat(table[index]) / 1000 + bolder + more + (Self.letters.contains(index) ? moreOfLetters : 0)
        }
        if let width = signs[character] { return CGFloat(width) / 1000 + boldness * 0.034 + more }
        let columns = CGFloat(DisplayWidth.columns(of: character))
        guard table != nil, columns > 1 else { return columns * 0.6 }
        let scalar = character.unicodeScalars.first
        // As wide as the frames of labels say in which Apple SD Gothic Neo or Pretendard writes Korean.
        if let scalar, ("가"..."힣").contains(scalar) { return 0.8645 }
        return scalar?.properties.isEmoji == true ? emoji : ideograph
    }

    /// Returns a Boolean value that indicates whether the width of a character is known instead of guessed.
    package func knows(_ character: Character) -> Bool {
        table == nil || Self.index(of: character) != nil || signs[character] != nil
    }

    /// The places of 0 to 9 in the tables.
    private static let digits = 0x10..<0x1A
    /// The places of A to Z and a to z in the tables.
    private static let letters = Set(0x21...0x3A).union(0x41...0x5A)

    /// The place of a character, or of its letter without accents, in the tables.
    private static func index(of character: Character) -> Int? {
        if !character.isASCII, DisplayWidth.columns(of: character) != 1 { return nil }
        let plain = character.isASCII ? character : Character(String(character).letterWithoutAccents)
        let letter = cyrillic[plain] ?? plain
        guard let value = letter.asciiValue, (0x20..<0x7F).contains(value) else { return nil }
        return Int(value) - 0x20
    }

    /// The Latin letters that are as wide as Cyrillic ones, and as the Turkish ı: those of the same form, and others
    /// that frames of labels agree with.
    private static let cyrillic = Dictionary(
        uniqueKeysWithValues: zip(
            "АВЕКМНОРСТУХБГДЖЗИЛПФЦЧШЩЪЫЬЭЮЯаекорсухбвгджзилмнптфцчшщъыьэюяı",
            "ABEKMHOPCTYXBFOMSNNHOHRWWBMBCWRaekopcyxoarpwsuhwnnswhymmowacwai"))

    /// The space that the system's font adds between characters at 9, 10 … 22 points and above, in thousandths of the
    /// size.
    private static let spacing: [CGFloat] = [18, 12, 6, 0, -6, -11, -15.5, -19.5, -24, -25, -27, -35, -38.5, -42]

    private static func boldness(_ weight: UIFont.Weight) -> CGFloat {
        switch weight.rawValue {
        case ..<0: weight.rawValue / 2
        case ..<0.1: 0
        case ..<0.27: 0.35
        case ..<0.35: 0.62
        case ..<0.5: 1
        default: 1.6
        }
    }

    // The widths are not published. They follow from the frames that Interface Builder writes for labels and buttons
    // that are as wide as their text.
    private static let systemTable = [
        278, 326, 434, 618, 626, 900, 692, 269, 386, 386, 456, 637, 255, 469, 283, 322, 626, 465, 606, 620, 639, 617,
        643, 580, 638, 637, 302, 284, 644, 610, 612, 519, 944, 655, 658, 720, 726, 595, 573, 729, 756, 280, 549, 647,
        565, 887, 746, 769, 637, 771, 652, 644, 583, 740, 667, 928, 698, 612, 642, 372, 303, 372, 494, 525, 358, 546,
        619, 564, 611, 568, 360, 615, 595, 249, 241, 535, 256, 876, 586, 583, 612, 612, 382, 521, 363, 582, 519, 761,
        516, 541, 544, 372, 285, 372, 610,
    ]

    /// The additional widths of bold characters, in thousandths.
    private static let boldSystemTable = [
        1, 34, 34, 34, 36, 34, 34, 34, 39, 39, 34, 34, 34, 20, 43, 27, 56, 45, 34, 35, 39, 38, 34, 34, 49, 42, 41, 34,
        34, 34, 34, 34, 34, 54, 32, 24, 30, 30, 34, 40, 28, 41, 37, 34, 37, 32, 18, 26, 22, 34, 37, 35, 46, 33, 34,
        36, 34, 36, 34, 34, 34, 34, 34, 34, 34, 39, 32, 28, 38, 37, 36, 31, 36, 39, 34, 38, 34, 45, 43, 33, 41, 34,
        53, 35, 46, 38, 40, 56, 34, 34, 34, 34, 34, 34, 34,
    ]

    /// The common characters of English, from the same frames.
    private static let systemSigns: [Character: Int] = [
        "…": 797, "–": 527, "‘": 277, "’": 277, "•": 437, "·": 290, "°": 430,
    ]

    private static let helveticaTable = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584,
    ]

    /// The common characters of English, as wide as in Arial. Bold ones differ slightly.
    private static let helveticaSigns: [Character: Int] = [
        "…": 1000, "–": 556, "—": 1000, "‘": 222, "’": 222, "“": 333, "”": 333, "•": 350, "·": 333, "×": 584, "−": 584,
        "→": 1000, "←": 1000, "‹": 333, "›": 333, "«": 556, "»": 556, "°": 400, "€": 556, "£": 556,
    ]

    private static let helveticaBoldTable = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722,
        611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556,
        611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
        556, 556, 500, 389, 280, 389, 584,
    ]
}

extension String {
    /// `e` for `é`: the first scalar of the decomposed text.
    nonisolated fileprivate var letterWithoutAccents: String {
        decomposedStringWithCanonicalMapping.unicodeScalars.first.map { String($0) } ?? " "
    }
}
