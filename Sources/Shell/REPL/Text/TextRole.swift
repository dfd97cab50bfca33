internal import Canvases

/// The role of a piece of text, which determines its style. Each color has one meaning, which the words also express.
public nonisolated enum TextRole: Hashable, Sendable {
    /// Text as any other.
    case plain
    /// The name of something in use, or a text that was found.
    case bold
    /// Text that has not changed, or is less important.
    case dim
    /// The name of something to look up: cyan, or as dark as can be read.
    case name
    /// Text that distinguishes kinds of things, such as the keywords of code: magenta.
    case accent
    /// Something was made: yellow.
    case made
    /// Something was reused, or is right: green.
    case reused
    /// Something is broken: red.
    case broken
    /// The target of a key: black on yellow.
    case focus
    /// The number of a cell, in the color of its badge.
    case badge(Int)
    /// A bar of blocks, in the color of a role.
    indirect case bar(TextRole)

    /// Returns the escape sequence that begins text of this role, or nil if it looks like plain text.
    ///
    /// A light background has darker colors than a dark one. On an unknown background, text is plain or bold, or brings
    /// a background of its own. Of only 16 colors, a light or unknown background has those that can be read on any.
    func escape(in style: TerminalStyle) -> String? {
        guard style.attributes else { return nil }
        if style.color == .ansi256 || style.color == .trueColor, let inks {
            guard style.isGroundKnown else { return escapeOnAnyGround(in: style) }
            return style.escape(forColor: style.isDark ? inks.onDark : inks.onWhite)
        }
        let color = style.color != .none
        if color, !(style.isDark && style.isGroundKnown) {
            if self == .made { return TextRole.bold.escape(in: style) }
            if [.dim, .name, .reused].contains(self) { return nil }
        }
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
        case .bar(let role): return role.escape(in: style)
        }
    }

    private func escapeOnAnyGround(in style: TerminalStyle) -> String? {
        switch self {
        case .name: TextRole.bold.escape(in: style)
        case .bar(let role): role.label.flatMap { style.escape(forColor: $0.ground) }
        default: label.flatMap { style.escape(forColor: $0.ink, on: $0.ground) }
        }
    }

    /// The colors of a text that brings a background of its own, or nil for a text that doesn't.
    private var label: (ink: Int, ground: Int)? {
        switch self {
        case .made: (0x000000, 0xE3B341)
        case .reused: (0xFFFFFF, 0x1A7F37)
        case .broken: (0xFFFFFF, 0xC0202B)
        default: nil
        }
    }

    private var inks: (onWhite: Int, onDark: Int)? {
        switch self {
        case .plain, .bold, .focus, .badge: nil
        case .dim: (0x6E7781, 0x9198A1)
        case .name: (0x0A6C86, 0x56C8E0)
        case .accent: (0x8250DF, 0xD2A8FF)
        case .made: (0x9A6700, 0xE3B341)
        case .reused: (0x1A7F37, 0x56D364)
        case .broken: (0xCF222E, 0xFF7B72)
        case .bar(let role): role.inks
        }
    }
}
