internal import Canvases

extension Saying {
    /// What is said, in lines as a terminal shows them: prose no wider than some columns, what is laid out as it is.
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
