internal import Canvases
internal import PlainText

extension Session {
    /// Prints a text that may be long: in a terminal, one that is taller than the window goes through a pager.
    package func page(_ text: StyledText) {
        page(styled: text.text(in: appearance.style), saying: text.string)
    }

    /// Prints a text with escape codes that may be long, or without them if that is given, too. Text from a file or a
    /// user must be made printable before.
    package func page(styled text: String, saying plain: String? = nil) {
        guard !holdsOutput, isTall(text), showInPager(text) else { return deliver(.lines(text), plain: plain) }
        deliver(.paged, plain: plain ?? text.withoutEscapeSequences)
    }

    /// Shows a text in a pager, even if the window has room for it.
    ///
    /// - Returns: `true` if the user has read it, `false` if there is no pager.
    package func showInPager(_ text: String) -> Bool {
        guard isInteractive, usesPager, let pager = Pager() else { return false }
        // A pager may end by itself if the text has room.
        let room = appearance.size.rows - height(of: text)
        return pager.show(text + String(repeating: "\n", count: 1 + max(0, room)))
    }

    /// Returns a Boolean value that indicates whether a text and the prompt don't fit the window together.
    package func isTall(_ text: String) -> Bool { height(of: text) >= appearance.size.rows }

    /// Returns the number of the terminal's rows that the lines of a text take.
    package func height(of text: String) -> Int {
        let columns = appearance.size.columns
        return text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { rows, line in
            rows + max(1, (TerminalLine(String(line)).columns + columns - 1) / columns)
        }
    }
}
