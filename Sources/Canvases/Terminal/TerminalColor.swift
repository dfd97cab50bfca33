/// A colour in a terminal's own terms.
nonisolated enum TerminalColor: Equatable {
    /// One of ANSI's 16.
    case ansi(Int)
    /// One of xterm's 256.
    case indexed(Int)
    case rgb(RGB)

    /// The nearest that a terminal has; `nil` if it has no colours.
    init?(_ color: RGB, depth: TerminalStyle.ColorDepth) {
        switch depth {
        case .none: return nil
        case .ansi16: self = .ansi(Self.nearest(to: color, in: Self.ansi.indices) { Self.ansi[$0] })
        case .ansi256: self = .indexed(Self.nearest(to: color, in: 16..<256, Self.xterm))
        case .trueColor: self = .rgb(color)
        }
    }

    /// The parameters of the escape sequence that selects the colour.
    func parameters(isBackground: Bool) -> String {
        let base = isBackground ? 40 : 30
        switch self {
        case .ansi(let index): return "\(index < 8 ? base + index : base + 52 + index)"
        case .indexed(let index): return "\(base + 8);5;\(index)"
        case .rgb(let color): return "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
        }
    }

    private static func nearest(to color: RGB, in indices: Range<Int>, _ palette: (Int) -> RGB) -> Int {
        indices.min { color.distance(to: palette($0)) < color.distance(to: palette($1)) } ?? indices.lowerBound
    }

    /// What xterm shows for the 16: black, red, green, yellow, blue, magenta, cyan, white, then the bright ones.
    private static let ansi: [RGB] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ].map { RGB(red: $0.0, green: $0.1, blue: $0.2) }

    /// From 16 a cube of 6×6×6 colours, from 232 a ramp of 24 greys.
    private static func xterm(_ index: Int) -> RGB {
        guard index < 232 else {
            let level = UInt8(8 + 10 * (index - 232))
            return RGB(red: level, green: level, blue: level)
        }
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        let cube = index - 16
        return RGB(red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    }
}
