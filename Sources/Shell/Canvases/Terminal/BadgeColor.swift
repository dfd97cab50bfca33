import Drawing
import Foundation

/// The colors behind the number of a cell: dark enough for white text, with a contrast of at least 4.5:1.
///
/// The colors exclude green, amber and red: these mean reused, new and wrong. Any two are at least 25 apart in CIELAB.
package nonisolated enum BadgeColor {
    /// Returns the color for a number from 1. The colors come round again: the number alone tells.
    package static func color(of number: Int) -> UIColor { colors[(number - 1) % colors.count] }

    /// The color of new things, as bright as in a terminal, for black text.
    package static let new = UIColor(red: 1, green: 0.84, blue: 0, alpha: 1)

    private static let colors: [UIColor] = [
        (0x0E, 0x74, 0x90), (0x29, 0x22, 0xF2), (0xCC, 0x1D, 0x92), (0x1D, 0x5D, 0xCC), (0x59, 0x2D, 0x58),
        (0x98, 0x3D, 0xCC), (0x50, 0x50, 0x54), (0x12, 0x45, 0x80), (0xA0, 0x53, 0xA6), (0x1D, 0x3A, 0xCC),
        (0xA6, 0x22, 0xF2), (0x62, 0x12, 0x80),
    ].map { (red: CGFloat, green: CGFloat, blue: CGFloat) in
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    /// The colors as a terminal gets them, because each cell of a picture is compared with all of them.
    private static let grounds = colors.map { RGB($0, alpha: 1, over: .paper) }

    /// The places of ANSI's 16 colors that stand for them. Only these seven differ from the colors that mean reused,
    /// new and wrong, and from the white and black of phones. Hues that are alike are four numbers apart.
    private static let ansi = [6, 4, 5, 8, 14, 12, 13]

    /// Returns the place of the ANSI color that stands for a cell's color, or nil for another color.
    static func ansi(of color: RGB) -> Int? {
        grounds.firstIndex(of: color).map { ansi[$0 % ansi.count] }
    }

    /// The escape sequence that begins a number's badge, or nil where there are no colors.
    package static func escape(of number: Int, in style: TerminalStyle) -> String? {
        guard style.attributes, style.color != .none else { return nil }
        var palette = TerminalPalette(depth: style.color)
        let ground = RGB(color(of: number), alpha: 1, over: .paper)
        var pen = TerminalPen()
        pen.background = palette.color(for: ground)
        pen.foreground = palette.foreground(for: .paper, on: ground)
        pen.traits = .bold
        return pen.escape(from: TerminalPen())
    }
}
