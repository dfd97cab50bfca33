internal import PlainText

extension PhoneRendering {
    /// The rendering in fewer and fewer lines, beginning with all of them: without lines below the title and with
    /// single blank lines. Without blank lines and rules. Without lines that contain only a part of an image. Then with
    /// only the lines of each cell's number and first words. Last without numbers on their own lines, and with only the
    /// chosen row of each wheel.
    package var foldings: [PhoneRendering] {
        let texts = lines.map(\.withoutEscapeSequences)
        let all = Array(texts.indices)
        let filled = all.filter { index in texts[index].contains { !Self.rules.contains($0) } }
        let written = filled.filter { index in texts[index].contains { !Self.images.contains($0) } }
        let loose = all.filter { index in
            let isSecond = index > 0 && Self.isBlank(texts[index]) && Self.isBlank(texts[index - 1])
            return !isSecond && (index == linesAbove || index > linesAbove + 1)
        }
        var levels = [all, loose, filled, written]
        if numbered.isEmpty {
            levels.append(written.filter { !texts[$0].contains(Self.wheel) })
        } else {
            let telling = Set(numbered.map { Self.tellingLine(of: $0, in: texts) } + written.prefix(1))
            let kept = telling.union(numbered.map(\.lineOfNumber))
            levels += [kept, telling].map { kept in written.filter(kept.contains) }
        }
        return levels.map { kept in
            var folding = self
            // The lower edge closes it.
            folding.kept = kept.filter { $0 < lines.count - 1 } + [lines.count - 1]
            folding.lines = folding.kept.map { lines[$0] }
            return folding
        }
    }

    /// The highest rendering that has no more than some lines, or the lowest there is.
    package func folded(to rows: Int) -> PhoneRendering {
        if lines.count <= rows { return self }
        let foldings = foldings
        return foldings.first { $0.lines.count <= rows } ?? foldings[foldings.count - 1]
    }

    /// A row of a wheel that is not the chosen one, nor in parentheses, as the one of an ignored date.
    private static let wheel = /^.[^▸>(]*\d [│|] [^▸>(]*$/
    private static let rules: Set<Character> = Set(" │╭╮╰╯─▁▔┌┐└┘├┤|-+_")
    private static let images = rules.union("▀▄█▌▐░▒▓.:=*#%@")

    /// The most informative line of a cell: the line with its number, unless it has only the number.
    private static func tellingLine(of cell: NumberedCell, in texts: [String]) -> Int {
        ([cell.lineOfNumber] + cell.lines).first { index in
            guard texts.indices.contains(index) else { return false }
            let text = String(texts[index].dropFirst(cell.columns.lowerBound).prefix(cell.columns.count))
            return text.replacing(cell.number, with: "").contains { !images.contains($0) }
        } ?? cell.lineOfNumber
    }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy { " │|".contains($0) } }
}
