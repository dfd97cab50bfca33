/// A terminal's colours, looked up once each.
nonisolated struct TerminalPalette {
    private let depth: TerminalStyle.ColorDepth
    private var known: [RGB: TerminalColor] = [:]

    init(depth: TerminalStyle.ColorDepth) {
        self.depth = depth
    }

    /// The terminal's colour nearest to `color`; `nil` if it has none.
    mutating func color(for color: RGB) -> TerminalColor? {
        guard depth != .none else { return nil }
        if let found = known[color] { return found }
        let found = TerminalColor(color, depth: depth)
        known[color] = found
        return found
    }

    /// The colour for characters on a background. If so few colours are left that both would be the same though they
    /// are not, the characters are black or white.
    mutating func foreground(for color: RGB, on background: RGB?) -> TerminalColor? {
        let found = self.color(for: color)
        guard let background, background != color, found == self.color(for: background) else { return found }
        let black = RGB(red: 0, green: 0, blue: 0)
        return self.color(for: background.distance(to: black) > background.distance(to: .paper) ? black : .paper)
    }
}
