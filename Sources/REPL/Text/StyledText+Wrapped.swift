internal import PlainText

nonisolated extension StyledText {
    /// The text broken between words into lines that are no wider than a number of columns, or within a word that is
    /// wider.
    ///
    /// - Parameters:
    ///   - columns: How wide lines may be, at least 1.
    ///   - indent: How many blanks begin every line but the first, where there is room for them.
    public func wrapped(to columns: Int, indent: Int = 0) -> [StyledText] {
        let margin = min(indent, columns / 3)
        var lines: [StyledText] = []
        var line = StyledText("")
        var width = 0
        var isEmpty = true
        // Blanks at a break are the break: none are written before it is known that something follows.
        var blanks = StyledText("")
        func breakLine() {
            lines.append(line)
            line = StyledText(String(repeating: " ", count: margin))
            (width, isEmpty) = (margin, true)
        }
        for word in words {
            let wordWidth = word.columns
            if word.runs.first?.text.first == " " {
                if !isEmpty || lines.isEmpty { blanks = word }
                continue
            }
            if width + blanks.columns + wordWidth > columns, !isEmpty {
                breakLine()
            } else {
                line = line + blanks
                width += blanks.columns
            }
            blanks = StyledText("")
            for run in word.runs {
                for character in run.text {
                    let advance = DisplayWidth.columns(of: character)
                    if width + advance > columns, !isEmpty { breakLine() }
                    line.append(String(character), run.role)
                    width += advance
                    isEmpty = false
                }
            }
        }
        return lines + [line]
    }

    /// Words and the blanks between them, in turn; a word may change its role within.
    private var words: [StyledText] {
        var words: [StyledText] = []
        var wasBlank: Bool?
        for run in runs {
            for character in run.text {
                let isBlank = character == " "
                if isBlank == wasBlank {
                    words[words.count - 1].append(String(character), run.role)
                } else {
                    words.append(StyledText(String(character), run.role))
                }
                wasBlank = isBlank
            }
        }
        return words
    }
}
