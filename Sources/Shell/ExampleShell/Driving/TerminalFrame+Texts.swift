package import Canvases

extension TerminalFrame {
    /// Writes texts one below the other.
    package mutating func write(_ texts: [StyledText], in style: TerminalStyle, column: Int = 0, row: Int) {
        for (index, text) in texts.enumerated() {
            write(TerminalLine(text.text(in: style)), column: column, row: row + index)
        }
    }

    /// Says that the window is too small, and how to leave.
    package mutating func write(
        tooSmall problem: String = "Too small", needing least: TerminalSize, leaving way: String,
        in style: TerminalStyle
    ) {
        let text = "\(problem): \(least.columns)×\(least.rows) is needed, this is \(columns)×\(rows). \(way)."
        write(StyledText(text).wrapped(to: max(columns, 1)).lines, in: style, row: 0)
    }
}
