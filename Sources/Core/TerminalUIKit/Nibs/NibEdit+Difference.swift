import PlainText

nonisolated extension NibEdit {
    /// Returns the edits that make one text of another: one for each place where lines differ, with as many of the
    /// lines above as tell it from the rest.
    ///
    /// - Complexity: O(*n* · *d*), where *n* is the number of lines, and *d* is the number of differences.
    package static func edits(of nib: String, from old: String, to new: String) -> [NibEdit] {
        var lines = old.writtenLines
        let newLines = new.writtenLines
        // From the last on, so that the lines above are still where they were.
        return newLines.changes(from: lines).reversed().map { oldRange, newRange in
            let text = lines.joined(separator: "\n")
            var (range, replacement) = (oldRange, Array(newLines[newRange]))
            while range.isEmpty || replacement.isEmpty || !text.hasOnce(lines[range].joined(separator: "\n")) {
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
}

extension String {
    /// The lines, without their line breaks.
    fileprivate nonisolated var writtenLines: [String] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// Returns a Boolean value that indicates whether a text is in this one only once, counting places that overlap.
    fileprivate nonisolated func hasOnce(_ text: String) -> Bool {
        guard let first = range(of: text) else { return false }
        return range(of: text, range: index(after: first.lowerBound)..<endIndex) == nil
    }
}
