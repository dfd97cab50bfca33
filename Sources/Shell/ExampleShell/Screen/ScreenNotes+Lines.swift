internal import Foundation

extension ScreenNotes {
    /// Returns the notes as lines from the first of the rendering on, each beside its place, or as near as there is
    /// room, with empty lines between. If there are more than rows, those without news are left out first, and a line
    /// gives their number.
    package func lines(beside rendering: PhoneRendering, columns: Int?, rows: Int?) -> [StyledText] {
        let starts = notes.map { rendering.line(at: $0.y) }
        let distances = zip(starts, starts.dropFirst()).map { $1 - $0 }
        var fitted = self
        var header = headerLines(columns: columns)
        // If each row has one line, longer texts would push notes beside rows that they aren't about.
        if let first = starts.first, distances.min() == 1 {
            for index in notes.indices { fitted.notes[index].text = notes[index].text.cut(to: columns) }
            if header.count > first, let brief {
                header = header.prefix(max(0, first - 1)) + [brief.cut(to: columns)]
            }
        }
        let room = rows.map { max(0, $0 - header.count) }
        var blocks = Self.blocks(of: fitted.fitting(in: room, columns: columns), beside: rendering, columns: columns)
        blocks.place(below: header.count, above: rendering.lines.count)
        var lines = header
        for (index, block) in blocks.enumerated() {
            while lines.count < block.start { lines.append("") }
            lines += block.lines
            let end = index + 1 < blocks.count ? blocks[index + 1].start : rendering.lines.count
            for detail in block.details where lines.count + detail.count <= end { lines += detail }
        }
        return lines
    }

    /// The notes one below the other, each behind the number of its cell. If there is room, with more details.
    package func listed(columns: Int, rows: Int) -> [StyledText] {
        let header = headerLines(columns: columns)
        var listed = self
        for index in notes.indices { listed.notes[index].text = notes[index].mark + notes[index].text }
        let all = listed.notes.flatMap { ([$0.text] + $0.details).flatMap { $0.laid(in: columns) } }
        if header.count + all.count <= rows { return header + all }
        return header
            + listed.fitting(in: max(0, rows - header.count), columns: columns).flatMap { $0.text.laid(in: columns) }
    }

    /// Returns as many notes as fit into some lines, and one with the number of notes left out.
    private func fitting(in room: Int?, columns: Int?) -> [Note] {
        guard let room else { return notes }
        var kept = notes.map { (note: $0, height: $0.text.laid(in: columns).count) }
        guard kept.reduce(0, { $0 + $1.height }) > room else { return notes }
        var rest: StyledText { StyledText("… \(notes.count - kept.count) more: \"show --notes\"", .dim) }
        while kept.reduce(rest.laid(in: columns).count, { $0 + $1.height }) > room, !kept.isEmpty {
            kept.remove(at: kept.lastIndex { !$0.note.isNews } ?? kept.count - 1)
        }
        return kept.map(\.note) + [Note(y: notes.last?.y ?? 0, text: rest)]
    }

    private static func blocks(of notes: [Note], beside rendering: PhoneRendering, columns: Int?) -> [NoteBlock] {
        notes.map { note in
            NoteBlock(
                start: rendering.line(at: note.y), lines: note.text.laid(in: columns),
                details: note.details.map { $0.laid(in: columns) })
        }
    }
}

extension StyledText {
    private static let indent = 4

    /// The text of a note in lines. A name that is longer than a line is cut, not broken.
    fileprivate func laid(in columns: Int?) -> [StyledText] {
        guard let columns else { return lines }
        return lines.flatMap { line in
            if line.fits(in: columns - Self.indent) { return [line] }
            let words = line.glyphs.split(omittingEmptySubsequences: false) { $0.character == " " }
            return words.map { StyledText(glyphs: $0).cut(to: columns - Self.indent) }.joined(by: " ")
                .wrapped(to: columns, indent: Self.indent).lines
        }
    }
}

private struct NoteBlock {
    var start: Int
    let lines: [StyledText]
    let details: [[StyledText]]
}

extension [NoteBlock] {
    /// Moves blocks so that they don't cover each other: down where there is room, else up, but not beyond the top.
    fileprivate mutating func place(below top: Int, above bottom: Int) {
        var free = top
        for index in indices {
            self[index].start = Swift.max(self[index].start, free)
            free = self[index].start + self[index].lines.count
        }
        var end = Swift.max(bottom, top + reduce(0) { $0 + $1.lines.count })
        for index in indices.reversed() {
            self[index].start = Swift.min(self[index].start, end - self[index].lines.count)
            end = self[index].start
        }
    }
}
