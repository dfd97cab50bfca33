/// A color in a terminal's own terms.
nonisolated enum TerminalColor: Equatable, Sendable {
    /// One of ANSI's 16.
    case ansi(Int)
    /// One of xterm's 256.
    case indexed(Int)
    case rgb(RGB)

    /// The darkest of ANSI's 16, and the one after it.
    static let (black, darkGray) = (TerminalColor.ansi(0), TerminalColor.ansi(8))

    /// The nearest that a terminal has, or `nil` if it has no colors.
    init?(_ color: RGB, depth: TerminalStyle.ColorDepth) {
        switch depth {
        case .none: return nil
        case .ansi16: self = .ansi(BadgeColor.ansi(of: color) ?? Self.nearestANSI(to: color))
        case .ansi256: self = .indexed(Self.nearestXterm(to: color))
        case .trueColor: self = .rgb(color)
        }
    }

    /// The color in most terminals.
    var rgb: RGB {
        switch self {
        case .ansi(let index): Self.ansiColors[index]
        case .indexed(let index): Self.xtermColors[index]
        case .rgb(let color): color
        }
    }

    /// The parameters of the escape sequence that selects the color.
    func parameters(isBackground: Bool) -> String {
        let base = isBackground ? 40 : 30
        switch self {
        case .ansi(let index): return "\(index < 8 ? base + index : base + 52 + index)"
        case .indexed(let index): return "\(base + 8);5;\(index)"
        case .rgb(let color): return "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
        }
    }

    /// The color among ANSI's 16: by its hue, if it has one, else the nearest gray.
    ///
    /// The nearest of all would be a gray for most of the colors there are: the 16 are few and gaudy.
    private static func nearestANSI(to color: RGB) -> Int {
        guard let hue = color.hue else { return nearest(to: color, in: [0, 8, 7, 15], of: ansiColors) }
        // Blue begins early, because the blue of iOS has some green in it.
        let index =
            switch hue {
            case ..<20, 330...: 1
            case ..<80: 3
            case ..<160: 2
            case ..<205: 6
            case ..<270: 4
            default: 5
            }
        return color.luminance > 0.65 ? index + 8 : index
    }

    /// The color among xterm's 256: one that is near and has nearly the same hue, or else the nearest gray.
    private static func nearestXterm(to color: RGB) -> Int {
        guard let hue = color.hue else { return nearest(to: color, in: [16, 231] + Array(232..<256), of: xtermColors) }
        return nearest(to: color, in: Array(16..<232), of: xtermColors) {
            guard let other = xtermColors[$0].hue else { return .max / 2 }
            let apart = abs(hue - other)
            let degrees = min(apart, 360 - apart)
            return (10 * degrees * degrees).whole(in: 0...1_000_000)
        }
    }

    private static func nearest(
        to color: RGB, in indices: [Int], of palette: [RGB], penalty: (Int) -> Int = { _ in 0 }
    ) -> Int {
        indices.map { ($0, color.distance(to: palette[$0]) + penalty($0)) }.min { $0.1 < $1.1 }!.0
    }

    /// The 16 colors of xterm: black, red, green, yellow, blue, magenta, cyan, white, then the bright ones.
    private static let ansiColors: [RGB] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ].map { RGB(red: $0.0, green: $0.1, blue: $0.2) }

    /// After the 16, a cube of 6×6×6 colors. From 232 a ramp of 24 grays.
    private static let xtermColors: [RGB] = {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        let cube = levels.flatMap { red in
            levels.flatMap { green in levels.map { blue in RGB(red: red, green: green, blue: blue) } }
        }
        let ramp = stride(from: UInt8(8), through: 238, by: 10).map { RGB(red: $0, green: $0, blue: $0) }
        return ansiColors + cube + ramp
    }()
}
