internal import Canvases

/// What a piece of text is, from which its looks follow. Each colour has one meaning, and what it says is said in
/// words, too.
public nonisolated enum TextRole: Hashable, Sendable {
    /// Text as any other.
    case plain
    /// The name of what is in force, or what is looked for.
    case bold
    /// What has not changed, or is less important.
    case dim
    /// The name of something to look up: cyan.
    case name
    /// What tells kinds of things apart, such as the keywords of code: magenta.
    case accent
    /// Something was made: yellow.
    case made
    /// Something was reused, or is right: green.
    case reused
    /// Something is broken: red.
    case broken
    /// What a key acts on: black on yellow.
    case focus
    /// The number of a cell, in the colour of its badge.
    case badge(Int)

    /// The escape sequence that begins it; nil if it looks like plain text.
    func escape(in style: TerminalStyle) -> String? {
        guard style.attributes else { return nil }
        let color = style.color != .none
        switch self {
        case .plain: return nil
        case .bold: return "\u{1B}[1m"
        case .dim: return "\u{1B}[2m"
        case .name: return color ? "\u{1B}[36m" : nil
        case .accent: return color ? "\u{1B}[35m" : nil
        case .made: return color ? "\u{1B}[33m" : nil
        case .reused: return color ? "\u{1B}[32m" : nil
        case .broken: return color ? "\u{1B}[31m" : nil
        case .focus: return color ? "\u{1B}[30;103m" : "\u{1B}[7m"
        case .badge(let number): return BadgeColor.escape(of: number, in: style)
        }
    }
}
