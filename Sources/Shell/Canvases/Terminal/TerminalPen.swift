/// The pen with which a terminal shows the characters it receives.
nonisolated struct TerminalPen: Equatable, Sendable {
    var foreground: TerminalColor?
    var background: TerminalColor?
    var traits = TerminalCell.Traits(rawValue: 0)
    /// The destination of a click, or nil if there isn't one.
    var link: String?

    /// The shortest escape sequence that turns the pen `other` into this one, or empty if they are the same.
    func escape(from other: TerminalPen) -> String {
        let looks = escape(fromLooksOf: other)
        return link == other.link ? looks : "\u{1B}]8;;\(link ?? "")\u{1B}\\" + looks
    }

    private func escape(fromLooksOf other: TerminalPen) -> String {
        guard (foreground, background) != (other.foreground, other.background) || traits != other.traits else {
            return ""
        }
        guard foreground != nil || background != nil || !traits.isEmpty else { return "\u{1B}[0m" }
        var parameters: [String] = []
        if foreground != other.foreground {
            parameters.append(foreground?.parameters(isBackground: false) ?? "39")
        }
        if background != other.background {
            parameters.append(background?.parameters(isBackground: true) ?? "49")
        }
        var before = other.traits
        if !before.subtracting(traits).isDisjoint(with: Self.weights) {
            // Ends bold and dim alike.
            parameters.append("22")
            before.subtract(Self.weights)
        }
        // Most pens differ in color alone.
        if traits != before {
            for (trait, on, off) in Self.switches where traits.contains(trait) != before.contains(trait) {
                parameters.append(traits.contains(trait) ? on : off)
            }
        }
        return "\u{1B}[\(parameters.joined(separator: ";"))m"
    }

    private static let weights: TerminalCell.Traits = [.bold, .dim]

    private static let switches: [(TerminalCell.Traits, String, String)] = [
        (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"), (.reverse, "7", "27"),
        (.strikethrough, "9", "29"),
    ]
}
