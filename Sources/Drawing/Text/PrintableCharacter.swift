/// Keeps what could command a terminal from reaching it.
nonisolated package enum PrintableCharacter {
    /// `character` itself if it only prints; for a control character its picture (`␛`), for a tab a space.
    ///
    /// A character with more accents than anyone writes is cut to its first scalar, so that a cell stays small.
    package static func replacing(_ character: Character) -> Character {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return " " }
        switch first.value {
        case 0x09: return " "
        case 0x00..<0x20: return Unicode.Scalar(0x2400 + first.value).map(Character.init) ?? "�"
        case 0x7F: return "␡"
        case 0x80..<0xA0: return "�"
        case 0x2028, 0x2029: return " "
        default: return scalars.count > longestCluster ? Character(first) : character
        }
    }

    /// A family of four with skin tones has 11 scalars, the flag of Scotland 7.
    private static let longestCluster = 16
}
