import Drawing
import Foundation

/// The colors of a page, or of a terminal, in a picture: for daylight or for the dark.
package nonisolated struct SnapshotColors {
    /// The color behind everything.
    package let background: UIColor
    /// Text as any other.
    package let foreground: UIColor
    /// Text that matters less.
    package let dim: UIColor
    /// The color of lines around or between things that belong together.
    package let edge: UIColor
    /// The first eight ANSI colors. The bright ones are the same.
    private let ansi: [UIColor]

    package static let light = SnapshotColors(
        background: 0xFFFFFF, foreground: 0x1F2328, dim: 0x6E7781, edge: 0xD0D7DE,
        ansi: [0x24292F, 0xCF222E, 0x1A7F37, 0x9A6700, 0x0969DA, 0x8250DF, 0x0A6C86, 0x6E7781])
    package static let dark = SnapshotColors(
        background: 0x16191F, foreground: 0xE6EDF3, dim: 0x8B949E, edge: 0x3D444D,
        ansi: [0x484F58, 0xFF7B72, 0x56D364, 0xE3B341, 0x79C0FF, 0xD2A8FF, 0x56C8E0, 0xB1BAC4])

    private init(background: Int, foreground: Int, dim: Int, edge: Int, ansi: [Int]) {
        func color(_ hex: Int) -> UIColor {
            UIColor(
                red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
                alpha: 1)
        }
        (self.background, self.foreground) = (color(background), color(foreground))
        (self.dim, self.edge) = (color(dim), color(edge))
        self.ansi = ansi.map(color)
    }

    /// Returns one of the ANSI colors, 0…15.
    package func ansi(_ index: Int) -> UIColor { ansi[index & 7] }

    /// Returns the color of text written with a pen.
    func ink(of pen: TerminalPen) -> UIColor {
        let isReversed = pen.traits.contains(.reverse)
        let ink = (isReversed ? pen.background : pen.foreground).map(color) ?? (isReversed ? background : foreground)
        guard pen.traits.contains(.dim) else { return ink }
        return ink == foreground ? dim : ink.mixed(with: background, 0.45)
    }

    /// The color behind it, or nil for the terminal's own.
    func ground(of pen: TerminalPen) -> UIColor? {
        let isReversed = pen.traits.contains(.reverse)
        return (isReversed ? pen.foreground : pen.background).map(color) ?? (isReversed ? foreground : nil)
    }

    private func color(_ color: TerminalColor) -> UIColor {
        if case .ansi(let index) = color { return ansi(index) }
        let rgb = color.rgb
        return UIColor(
            red: CGFloat(rgb.red) / 255, green: CGFloat(rgb.green) / 255, blue: CGFloat(rgb.blue) / 255, alpha: 1)
    }
}
