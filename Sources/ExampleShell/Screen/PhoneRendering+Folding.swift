internal import Foundation

extension PhoneRendering {
    /// The rendering in fewer and fewer lines, from all of them on: without what is below the title and with single
    /// blank lines, without any of them and rules, without lines in which there is only a part of an image, and then of
    /// each cell only the line with its number, of each wheel only what it has chosen.
    var foldings: [PhoneRendering] {
        let texts = lines.map { $0.replacing(Self.codes, with: "") }
        let all = Array(texts.indices)
        let filled = all.filter { index in texts[index].contains { !Self.rules.contains($0) } }
        let written = filled.filter { index in texts[index].contains { !Self.images.contains($0) } }
        let loose = all.filter { index in
            let isSecond = index > 0 && Self.isBlank(texts[index]) && Self.isBlank(texts[index - 1])
            return !isSecond && (index == linesAbove || index > linesAbove + 1)
        }
        let levels = [
            all, loose, filled, written,
            written.filter { index in
                marked.isEmpty
                    ? !texts[index].contains(Self.wheel) : index == written.first || marked.contains(index)
            },
        ]
        return levels.map { kept in
            var folding = self
            // The lower edge closes it.
            folding.kept = kept.filter { $0 < lines.count - 1 } + [lines.count - 1]
            folding.lines = folding.kept.map { lines[$0] }
            return folding
        }
    }

    /// The highest rendering that has no more than some lines, or the lowest there is.
    func folded(to rows: Int) -> PhoneRendering {
        if lines.count <= rows { return self }
        let foldings = foldings
        return foldings.first { $0.lines.count <= rows } ?? foldings[foldings.count - 1]
    }

    private static let codes = /\u{1B}\[[0-9;]*m/
    /// A row of a wheel that is not the chosen one, nor in parentheses, as the one of an ignored date.
    private static let wheel = /^.[^▸>(]*\d [│|] [^▸>(]*$/
    private static let rules: Set<Character> = Set(" │╭╮╰╯─▁▔┌┐└┘├┤|-+_")
    private static let images = rules.union("▀▄█▌▐░▒▓.:=*#%@")

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy { " │|".contains($0) } }
}
