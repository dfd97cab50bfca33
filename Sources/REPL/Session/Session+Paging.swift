internal import Canvases

extension Session {
    /// Prints a text that may be long: in a terminal, one that is taller than the window goes through a pager.
    package func page(_ text: StyledText) {
        page(styled: text.text(in: appearance.style), saying: text.string)
    }

    /// Prints a text with escape codes that may be long, or without them if that is given, too. What came from a file
    /// or a user must have been made printable before.
    package func page(styled text: String, saying plain: String? = nil) {
        guard isInteractive, usesPager, isTall(text), let pager = Pager(), pager.show(text + "\n") else {
            return print(styled: text)
        }
        deliver(.paged)
        lastSaid += (plain ?? text) + "\n"
    }

    private func isTall(_ text: String) -> Bool {
        let size = appearance.size
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            max(1, (TerminalLine(String(line)).columns + size.columns - 1) / size.columns)
        }
        return rows.reduce(0, +) >= size.rows
    }
}
