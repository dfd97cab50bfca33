import PlainText

nonisolated extension Character {
    /// The character as it is drawn, or `nil` for a format character, which takes no place. A control character becomes
    /// its picture (`␛`), and a tab or a separator of lines becomes a space.
    ///
    /// One with more accents than anyone writes is cut to its first scalar, so that a cell stays small.
    var drawn: Character? {
        // Most are, and need not be looked up.
        if utf8.count == 1, (0x20..<0x7F).contains(utf8.first!) { return self }
        guard let first = unicodeScalars.first else { return nil }
        switch first.value {
        case 0x09, 0x2028, 0x2029: return " "
        case 0x00..<0x20: return Unicode.Scalar(0x2400 + first.value).map(Character.init)
        case 0x7F: return "␡"
        case 0x80..<0xA0: return "�"
        default: break
        }
        guard first.isPrintable(behind: nil) else { return nil }
        if unicodeScalars.count > Self.longestCluster { return Character(first) }
        let rest = unicodeScalars.dropFirst()
        guard !rest.allSatisfy({ $0.isPrintable(behind: first) }) else { return self }
        return rest.reduce(into: Character(first)) { drawn, scalar in
            if scalar.isPrintable(behind: first) { drawn = Character(String(drawn) + String(scalar)) }
        }
    }

    /// A family of four with skin tones has 11 scalars, the flag of Scotland 7.
    private static let longestCluster = 16
}
