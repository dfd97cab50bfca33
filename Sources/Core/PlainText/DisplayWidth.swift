/// The number of terminal columns of a character, from a table: no locale, no C library.
nonisolated package enum DisplayWidth {
    /// 0 for what has no place of its own (a lone accent, a joiner, a direction mark), 2 for East Asian wide characters
    /// and emoji, else 1. Control characters count as 1, because a picture is drawn for them.
    ///
    /// - Complexity: O(1) for ASCII, else O(*n*) in the character's scalars.
    package static func columns(of character: Character) -> Int {
        if character.utf8.count == 1 { return 1 }
        let scalars = character.unicodeScalars
        if scalars.count == 1 { return self.columns(of: scalars[scalars.startIndex], followsEmoji: false) }
        var columns = 0
        var followsEmoji = false
        for scalar in scalars {
            columns += self.columns(of: scalar, followsEmoji: followsEmoji)
            if columns >= 2 { return 2 }
            followsEmoji = scalar.properties.isEmoji
        }
        return columns
    }

    /// Returns the number of columns of the characters of `text`.
    package static func columns(of text: String) -> Int {
        // ASCII takes a column a byte.
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
    }

    private static func columns(of scalar: Unicode.Scalar, followsEmoji: Bool) -> Int {
        let emojiVariation: UInt32 = 0xFE0F
        if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
        // The lines and blocks of which a screen is drawn need no look at four properties.
        if (0x2500...0x259F).contains(scalar.value) { return 1 }
        if scalar.value == emojiVariation { return followsEmoji ? 1 : 0 }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if properties.isDefaultIgnorableCodePoint { return 0 }
        return isWide(scalar.value) || (properties.isEmojiPresentation && !isRegionalIndicator(scalar.value)) ? 2 : 1
    }

    /// A flag is two of these, one column each.
    private static func isRegionalIndicator(_ value: UInt32) -> Bool {
        (0x1F1E6...0x1F1FF).contains(value)
    }

    private static func isWide(_ value: UInt32) -> Bool {
        value >= wide[0].lowerBound && wide.contains { $0.contains(value) }
    }

    /// East Asian wide and full-width characters that are not emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
