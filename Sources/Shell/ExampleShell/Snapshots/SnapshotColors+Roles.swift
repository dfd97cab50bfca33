package import Canvases
package import TerminalUIKit

extension SnapshotColors {
    /// The color of text that is something: the same as in a terminal.
    package subscript(role: TextRole) -> UIColor {
        switch role {
        case .plain, .bold: foreground
        case .dim: dim
        case .broken: ansi(1)
        case .reused: ansi(2)
        case .made, .focus: ansi(3)
        case .accent: ansi(5)
        case .name: ansi(6)
        case .badge(let number): BadgeColor.color(of: number)
        case .bar(let role): self[role]
        }
    }
}
