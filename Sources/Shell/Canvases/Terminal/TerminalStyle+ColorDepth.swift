nonisolated extension TerminalStyle {
    /// The number of colors of a terminal.
    public enum ColorDepth: Sendable {
        /// No colors.
        case none
        /// The eight colors of ANSI and their bright kin.
        case ansi16
        /// xterm's palette.
        case ansi256
        /// Red, green and blue, a byte each.
        case trueColor
    }
}
