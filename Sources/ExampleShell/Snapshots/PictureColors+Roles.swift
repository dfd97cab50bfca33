internal import Canvases
internal import TerminalUIKit

extension PictureColors {
    /// The colour of text that is something: the same as in a terminal.
    subscript(role: TextRole) -> UIColor {
        switch role {
        case .plain, .bold: foreground
        case .dim: dim
        case .broken: ansi(1)
        case .cameBack: ansi(2)
        case .made, .focus: ansi(3)
        case .accent: ansi(5)
        case .name: ansi(6)
        }
    }
}
