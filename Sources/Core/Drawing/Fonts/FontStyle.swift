import Foundation

/// The style that a font's name describes, computed once for each name.
nonisolated final class FontStyle: Sendable {
    let family: String
    let weight: UIFont.Weight
    let isItalic: Bool
    let isMonospaced: Bool
    let isSystem: Bool
    /// A Boolean value that indicates whether the size of text in the font is known without its file.
    let isKnown: Bool

    static let systemPrefix = ".SFUI"

    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [String: FontStyle] = [:]

    static func named(_ name: String) -> FontStyle {
        lock.withLock {
            if let style = known[name] { return style }
            let style = FontStyle(name)
            known[name] = style
            return style
        }
    }

    private init(_ name: String) {
        isSystem = name.hasPrefix(Self.systemPrefix) || name.hasPrefix(".AppleSystemUIFont")
        let hyphen = name.firstIndex(of: "-")
        let family = isSystem ? ".AppleSystemUIFont" : Self.spaced(name[..<(hyphen ?? name.endIndex)])
        let style = hyphen.map { name[$0...].lowercased() } ?? ""
        self.family = family
        weight = UIFont.Weight.named.first { style.contains($0.name.lowercased()) }?.weight ?? .regular
        isItalic = style.contains("italic") || style.contains("oblique")
        isMonospaced = !isSystem && ["Menlo", "Courier", "Monaco", "Mono"].contains { family.contains($0) }
        isKnown =
            isSystem || isMonospaced || UIFont.lineHeights[family] != nil
            || GlyphWidths.named(family, weight: weight) != nil
    }

    private static func spaced(_ name: Substring) -> String {
        var family = ""
        for character in name {
            if character.isUppercase, family.last?.isLowercase == true { family.append(" ") }
            family.append(character)
        }
        return family
    }
}
