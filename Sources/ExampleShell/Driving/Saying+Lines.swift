internal import Canvases

extension Saying {
    /// What is said, in lines as a terminal shows them.
    ///
    /// - Parameters:
    ///   - columns: How wide the lines of prose may be; nil for any width. Lines that are laid out stay as they are.
    ///   - style: What the terminal can show.
    func lines(columns: Int?, in style: TerminalStyle) -> [TerminalLine] {
        switch self {
        case .paged: []
        case .lines(let text):
            text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalLine(String($0)) }
        case .prose(let text, let indent):
            text.wrapped(to: columns, indent: indent).lines.map { TerminalLine($0.text(in: style)) }
        }
    }
}
