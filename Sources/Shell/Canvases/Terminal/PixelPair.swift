/// The two pixels of an image that lie in one cell, one above the other. The cell's colors are theirs.
nonisolated struct PixelPair: Hashable {
    /// Whether the upper pixel has the foreground and the lower the background, or the other way round: what has no
    /// color of its own shows the terminal's background, so that is the half it must take.
    let upperIsForeground: Bool
    /// How bright the two are together, 0…1, for where there are no colors.
    let brightness: Double

    /// Half a block, in the foreground.
    var glyph: Character { upperIsForeground ? "▀" : "▄" }

    /// A character that covers more of its cell the brighter the two are.
    var shade: Character {
        Self.shades[min(Int(brightness * Double(Self.shades.count)), Self.shades.count - 1)]
    }

    private static let shades: [Character] = Array(" .:-=+*#%@")
}
