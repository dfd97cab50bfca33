/// A cache of the nearest colors that a terminal has.
nonisolated struct TerminalPalette {
    private let depth: TerminalStyle.ColorDepth
    /// The known colors, by numbers. Dictionaries of numbers need no other conformances.
    private var known: [Int: TerminalColor] = [:]

    init(depth: TerminalStyle.ColorDepth) { self.depth = depth }

    /// The terminal's color nearest to `color`, or `nil` if it doesn't have one.
    mutating func color(for color: RGB) -> TerminalColor? {
        guard depth != .none else { return nil }
        let key = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
        if let found = known[key] { return found }
        let found = TerminalColor(color, depth: depth)
        known[key] = found
        return found
    }

    /// The color for characters on a background, or the nearest visible gray if it is hard to see there.
    mutating func foreground(for color: RGB, on background: RGB?) -> TerminalColor? {
        guard let background, background != color, depth != .trueColor, let found = self.color(for: color),
            let beneath = self.color(for: background)
        else { return self.color(for: color) }
        func canBeSeen(_ candidate: TerminalColor) -> Bool {
            // Only dark text can be read on most hues of the 16, such as green, cyan and yellow.
            if beneath.rgb.hue != nil, beneath.rgb.contrast(to: .paper) < 4.5 { return candidate.rgb.luminance < 0.3 }
            return abs(candidate.rgb.luminance - beneath.rgb.luminance) > 0.15
        }
        if found != beneath, depth != .ansi16 || canBeSeen(found) { return found }
        return Self.grays.sorted { color.distance(to: $0) < color.distance(to: $1) }
            .compactMap { self.color(for: $0) }.first(where: canBeSeen)
    }

    private static let grays = [0, 127, 229, 255].map { RGB(red: $0, green: $0, blue: $0) }
}
