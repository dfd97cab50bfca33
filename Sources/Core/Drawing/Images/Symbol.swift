/// The character that stands for one of the system's symbols.
nonisolated package struct Symbol: Hashable, Sendable {
    /// The character for ink on paper.
    package let glyph: Character
    private let isMoon: Bool

    /// Looks a symbol up by its name, or `nil` if it has no glyph.
    init?(named name: String) {
        guard let glyph = SymbolGlyphs.glyph(named: name) else { return nil }
        self.glyph = glyph
        isMoon = name.hasPrefix("moonphase.")
    }

    /// The character for light on a dark ground. It differs for a moon, whose inked part means the dark part.
    package var negative: Character { isMoon ? Self.negatives.first { $0.key == glyph }?.value ?? glyph : glyph }

    private static let negatives: KeyValuePairs<Character, Character> = ["●": "○", "○": "●", "◐": "◑", "◑": "◐"]
}
