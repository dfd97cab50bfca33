/// The directions in which the lines in a cell go from its center.
nonisolated struct LineArms: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = LineArms(rawValue: 1)
    static let down = LineArms(rawValue: 2)
    static let left = LineArms(rawValue: 4)
    static let right = LineArms(rawValue: 8)
    static let vertical: LineArms = [.up, .down]
    /// A corner, if it is one, is round.
    static let rounded = LineArms(rawValue: 16)
    /// A horizontal line is at the lower edge of its cell, because there is a text in the same line.
    static let low = LineArms(rawValue: 32)

    /// The box-drawing character. A single arm is drawn as a whole line.
    var glyph: Character {
        if contains(.low), isDisjoint(with: .vertical) { return "▁" }
        let shape = Int(rawValue & 15)
        return contains(.rounded) ? Self.roundGlyphs[shape] : Self.glyphs[shape]
    }

    fileprivate static let glyphs: [Character] = Array(" │││─┘┐┤─└┌├─┴┬┼")
    fileprivate static let roundGlyphs: [Character] = Array(" │││─╯╮┤─╰╭├─┴┬┼")
}

nonisolated extension LineArms {
    /// The arms of a box-drawing character that ``glyph`` may be, or nil for any other.
    init?(glyph: Character) {
        guard glyph != " " else { return nil }
        if let shape = Self.wholeLines[glyph] {
            self = shape
        } else if let shape = Self.glyphs.firstIndex(of: glyph) {
            self.init(rawValue: UInt8(shape))
        } else if let shape = Self.roundGlyphs.firstIndex(of: glyph) {
            self = LineArms(rawValue: UInt8(shape)).union(.rounded)
        } else {
            return nil
        }
    }

    private static let wholeLines: [Character: LineArms] = ["─": [.left, .right], "│": [.up, .down]]
}
