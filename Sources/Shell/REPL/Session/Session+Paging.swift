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

    /// Shows a text in a pager, even if the window has room for it. At a prompt, the first letter of a command ends
    /// `less`, and is for the prompt.
    ///
    /// - Returns: `true` if the user has read it, `false` if there is no pager.
    package func showInPager(_ text: String) -> Bool {
        guard isInteractive, usesPager, let pager = Pager() else { return false }
        // Without a line break at the end, `less` knows that it has shown all.
        let room = pager.mayEndByItself ? 1 + max(0, appearance.size.rows - height(of: text)) : 0
        let text = text + String(repeating: "\n", count: room)
        return typedAhead == nil ? pager.show(text) : pager.show(text) { self.typedAhead?.append($0) }
    }

    /// Returns a Boolean value that indicates whether a text and the prompt don't fit the window together.
    package func isTall(_ text: String) -> Bool { height(of: text) >= appearance.size.rows }

    /// Returns the number of the terminal's rows that the lines of a text take.
    package func height(of text: String) -> Int {
        let columns = appearance.size.columns
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.reduce(0) { rows, line in
            if mostColumns(of: line) <= columns { return rows + 1 }
            return rows + max(1, (TerminalLine(String(Substring(line))).columns + columns - 1) / columns)
        }
    }

    /// Returns a number of columns in which a line has room, which is found faster than the exact one: one for each
    /// character outside of escape sequences, or two if it has more than two bytes and isn't a line of a box.
    private func mostColumns(of line: Substring.UTF8View) -> Int {
        var (columns, isEscape, previous) = (0, false, UInt8(0))
        for byte in line {
            defer { previous = byte }
            switch byte {
            case 0x1B: isEscape = true
            case 0x40...0x7E where isEscape: isEscape = byte == UInt8(ascii: "[")
            case UInt8(ascii: "\t"): columns += 8
            case _ where isEscape: break
            // The lines of boxes are U+2500 to U+257F.
            case 0x94...0x95 where previous == 0xE2: columns -= 1
            // The character was counted at its first byte.
            case 0x80...0xBF: break
            case 0xE0...: columns += 2
            default: columns += 1
            }
        }
        return columns
    }
}
