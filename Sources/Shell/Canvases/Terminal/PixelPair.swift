/// The two pixels of an image that lie in one cell, one above the other. The cell's colors are theirs.
nonisolated struct PixelPair: Hashable {
    /// A Boolean value that indicates whether the upper pixel has the foreground color and the lower the background, or
    /// vice versa. A pixel without a color shows the terminal's background, so it must be the background half.
    let upperIsForeground: Bool
    /// The brightness of both together, 0…1, for terminals without colors.
    let brightness: Double

    /// Half a block, in the foreground.
    var glyph: Character { upperIsForeground ? "▀" : "▄" }

    /// A character that covers more of its cell the brighter the two are.
    var shade: Character {
        Self.shades[(brightness * Double(Self.shades.count)).whole(in: 0...Self.shades.count - 1)]
    }

    private static let shades: [Character] = Array(" .:-=+*#%@")
}
