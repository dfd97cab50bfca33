import Drawing
import Foundation

/// The colors behind the number of a cell: dark enough for white text, with a contrast of at least 4.5:1.
package nonisolated enum BadgeColor {
    /// Returns the color for a number from 1. The colors come round again: the number alone tells.
    package static func color(of number: Int) -> UIColor { colors[(number - 1) % colors.count] }

    /// The color of new things, as bright as in a terminal, for black text.
    package static let new = UIColor(red: 1, green: 0.84, blue: 0, alpha: 1)

    private static let colors: [UIColor] = [
        (0x0B, 0x6E, 0x86), (0x82, 0x50, 0xDF), (0x9A, 0x67, 0x00), (0x1A, 0x7F, 0x37), (0xCF, 0x22, 0x2E),
        (0x05, 0x50, 0xAE), (0xBF, 0x39, 0x89), (0xBC, 0x4C, 0x00), (0x57, 0x60, 0x6A), (0x55, 0x6B, 0x00),
    ].map { (red: CGFloat, green: CGFloat, blue: CGFloat) in
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
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
