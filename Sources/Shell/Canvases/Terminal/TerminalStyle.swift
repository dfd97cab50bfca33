/// The abilities of a terminal.
nonisolated public struct TerminalStyle: Equatable, Sendable {
    /// The number of colors.
    public var color: ColorDepth
    /// A Boolean value that determines whether each character outside of ASCII is replaced by a stand-in.
    public var ascii: Bool
    /// A Boolean value that determines whether bold, italic and reverse video are used.
    public var attributes: Bool
    /// A Boolean value that determines whether the background is dark, and characters are light.
    public var isDark: Bool
    /// A Boolean value that determines whether the background is known. If not, it is taken for dark, as most terminals
    /// are, but may be light.
    public var isGroundKnown = true

    /// The style without colors and attributes, for text in a file.
    public static let plain = TerminalStyle(color: .none, ascii: false, attributes: false)

    /// Creates a style, dark on light, as on paper, unless told otherwise.
    public init(color: ColorDepth, ascii: Bool, attributes: Bool, isDark: Bool = false) {
        self.color = color
        self.ascii = ascii
        self.attributes = attributes
        self.isDark = isDark
    }

    /// Returns the style that the environment describes.
    ///
    /// - `TERM` unset or `dumb`, `NO_COLOR` set to anything, or output that is not a terminal: no escape codes at all.
    /// - `COLORTERM=truecolor` or `24bit`, a `TERM` with `direct` or `256color`: that many colors. A `vt…` has no
    ///   colors, and any other terminal has 16.
    /// - A locale that names a character set other than UTF-8: ASCII only.
    /// - A terminal is taken for dark, as most are, unless `COLORFGBG` ends in the number of a light background.
    /// - Parameters:
    ///   - environment: The process's environment variables.
    ///   - isTerminal: True if the output is a terminal.
    public static func detect(environment: [String: String], isTerminal: Bool) -> TerminalStyle {
        let term = environment["TERM"] ?? ""
        let ascii = namesOtherCharacterSet(environment)
        let declinesColor = environment["NO_COLOR"]?.isEmpty == false
        let background = background(environment)
        let isDark = isTerminal && !(background == 7 || background ?? 0 > 8)
        var style = TerminalStyle(color: .none, ascii: ascii, attributes: false, isDark: isDark)
        style.isGroundKnown = background != nil || !isTerminal || term == "linux"
        if isTerminal, !declinesColor, !["", "dumb"].contains(term) {
            (style.color, style.attributes) = (colorDepth(term: term, environment: environment), true)
        }
        return style
    }

    /// The number of the background: `COLORFGBG` is `0;15` for black on white, in some with a word between.
    private static func background(_ environment: [String: String]) -> Int? {
        environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    }

    /// Returns the escape sequence for characters in a color, `0xFF8000` for orange, or in the nearest that there is,
    /// and perhaps for a color behind them.
    package func escape(forColor hex: Int, on ground: Int? = nil) -> String? {
        func color(_ hex: Int) -> TerminalColor? {
            let color = RGB(red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
            return TerminalColor(color, depth: self.color)
        }
        var pen = TerminalPen()
        (pen.foreground, pen.background) = (color(hex), ground.flatMap(color))
        let escape = pen.escape(from: TerminalPen())
        return escape.isEmpty ? nil : escape
    }

    private static func colorDepth(term: String, environment: [String: String]) -> ColorDepth {
        if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.contains("direct") { return .trueColor }
        if term.contains("256color") { return .ansi256 }
        return term.hasPrefix("vt") ? .none : .ansi16
    }

    private static func namesOtherCharacterSet(_ environment: [String: String]) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        guard let dot = locale.firstIndex(of: ".") else { return false }
        let characterSet = locale[dot...].dropFirst().prefix { $0 != "@" }.lowercased()
        return !["utf-8", "utf8"].contains(characterSet)
    }
}
