nonisolated extension StyledText {
    package typealias Glyph = (character: Character, role: TextRole)

    package init(glyphs: some Sequence<Glyph>) {
        self.init("")
        // Characters are collected by runs, because adding each would take time in proportion to the runs.
        var run: (text: String, role: TextRole) = ("", .plain)
        for (character, role) in glyphs {
            if role != run.role {
                append(run.text, run.role)
                run = ("", role)
            }
            run.text.append(character)
        }
        append(run.text, run.role)
    }

    package var glyphs: [Glyph] {
        runs.flatMap { run in run.text.map { (character: $0, role: run.role) } }
    }

    package var isEmpty: Bool { runs.isEmpty }

    package var lines: [StyledText] {
        runs.reduce(into: [StyledText("")]) { lines, run in
            for (index, piece) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { lines.append(StyledText("")) }
                lines[lines.count - 1].append(String(piece), run.role)
            }
        }
    }

    /// The text with blanks at which no line is broken.
    package var unbroken: StyledText {
        StyledText(glyphs: glyphs.map { (character: $0.character == " " ? "\u{A0}" : $0.character, role: $0.role) })
    }

    package static func += (text: inout StyledText, more: StyledText) {
        for run in more.runs { text.append(run.text, run.role) }
    }
}

nonisolated extension [StyledText] {
    /// Returns the texts with another between each two.
    package func joined(by separator: StyledText) -> StyledText {
        dropFirst().reduce(into: first ?? "") { result, text in
            result += separator
            result += text
        }
    }
}
