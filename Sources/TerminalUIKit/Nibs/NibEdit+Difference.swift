import PlainText

nonisolated extension NibEdit {
    /// The edits that make one text of another: one for each place where lines differ, with as many of the lines above
    /// as tell it from the rest.
    ///
    /// - Complexity: O(*n* · *d*), where *n* is the number of lines and *d* that of differences.
    package static func edits(of nib: String, from old: String, to new: String) -> [NibEdit] {
        var lines = old.components(separatedBy: "\n")
        let newLines = new.components(separatedBy: "\n")
        // From the last on, so that the lines above are still where they were.
        return newLines.changes(from: lines).reversed().map { oldRange, newRange in
            var (range, replacement) = (oldRange, Array(newLines[newRange]))
            while range.isEmpty || replacement.isEmpty || !isUnique(lines[range], in: lines) {
                if range.lowerBound > 0 {
                    range = range.lowerBound - 1..<range.upperBound
                    replacement.insert(lines[range.lowerBound], at: 0)
                } else if range.upperBound < lines.count {
                    replacement.append(lines[range.upperBound])
                    range = range.lowerBound..<range.upperBound + 1
                } else {
                    break
                }
            }
            let edit = NibEdit(
                nib: nib, find: lines[range].joined(separator: "\n"), replacement: replacement.joined(separator: "\n"))
            lines.replaceSubrange(range, with: replacement)
            return edit
        }
    }

    private static func isUnique(_ lines: ArraySlice<String>, in text: [String]) -> Bool {
        let (text, lines) = (text.joined(separator: "\n"), lines.joined(separator: "\n"))
        guard let first = text.range(of: lines) else { return false }
        // The next may begin before this one ends.
        return text.range(of: lines, range: text.index(after: first.lowerBound)..<text.endIndex) == nil
    }
}
