internal import Foundation

extension ScreenNotes {
    /// Returns the notes as lines from the first of the rendering on. A note on a cell stands in the lines of its row,
    /// and is cut if they are too few. Any other is beside its place, or as near as there is room. If there are more
    /// than rows, those without news are left out first, and a line gives their number.
    package func lines(beside rendering: PhoneRendering, columns: Int?, rows: Int?) -> [StyledText] {
        let header = headerLines(columns: columns)
        if let first = firstRow(in: rendering) {
            let end = max(rendering.lines.count, rows ?? .max)
            return rowLines(above: header.prefix(first), beside: rendering, columns: columns, end: end)
        }
        let room = rows.map { max(0, $0 - header.count) }
        var blocks = Self.blocks(of: fitting(in: room, columns: columns), beside: rendering, columns: columns)
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

    /// Returns the line of the first row of cells, or nil if no note is about a cell.
    func firstRow(in rendering: PhoneRendering) -> Int? {
        notes.contains { !$0.mark.isEmpty } ? notes.map { rendering.line(ofCellAt: $0.y) }.min() : nil
    }

    private func rowLines(
        above header: ArraySlice<StyledText>, beside rendering: PhoneRendering, columns: Int?, end: Int
    ) -> [StyledText] {
        let rows = Dictionary(grouping: notes) { rendering.line(ofCellAt: $0.y) }.sorted { $0.key < $1.key }
        var lines = Array(header)
        for (index, row) in rows.enumerated() {
            lines += Array(repeating: "", count: max(0, row.key - lines.count))
            let next = index + 1 < rows.count ? rows[index + 1].key : end
            lines += Self.lines(of: row.value, columns: columns, room: max(1, next - row.key))
        }
        return lines
    }

    /// Returns the notes of one row of cells in no more than some lines: with details, without, or cut.
    private static func lines(of notes: [Note], columns: Int?, room: Int) -> [StyledText] {
        let texts = notes.map { $0.text.laid(in: columns) }
        var free = room - texts.reduce(0) { $0 + $1.count }
        if free >= 0 {
            return zip(notes, texts).flatMap { note, text in
                let details = note.details.map { $0.laid(in: columns) }
                return details.reduce(text) { lines, detail in
                    if detail.count > free { return lines }
                    free -= detail.count
                    return lines + detail
                }
            }
        }
        let short = notes.map { $0.short ?? $0.text.lines[0] }
        let rest = short.dropFirst(room - 1).map(\.self).joined(by: " · ")
        let fits = columns.map(rest.fits) ?? true
        let last = fits ? rest : inWords(notes.dropFirst(room - 1)) ?? rest
        return (short.prefix(room - 1) + [last]).map { $0.cut(to: columns) }
    }

    /// Returns a line about several places, in which neighbors to which the same happened are together, or nil about
    /// one place.
    private static func inWords(_ notes: ArraySlice<Note>) -> StyledText? {
        guard notes.count > 1, notes.allSatisfy({ !$0.place.isEmpty }) else { return nil }
        var groups: [[Note]] = []
        for note in notes {
            if groups.last?.last?.word == note.word {
                groups[groups.count - 1].append(note)
            } else {
                groups.append([note])
            }
        }
        return groups.map { group in
            let name = group[0].place.prefix { $0 != " " }
            let (first, last) = (group[0].place.dropFirst(name.count), group[group.count - 1].place)
            let places = group.count == 1 ? name + first : name + "s" + first + "–" + last.dropFirst(name.count + 1)
            return StyledText(places + "  ") + group[0].word
        }.joined(by: " · ")
    }

    /// The notes one below the other, each behind the number of its cell. Their details follow as far as there is room.
    package func listed(columns: Int, rows: Int) -> [StyledText] {
        let header = headerLines(columns: columns)
        var listed = self
        let width = notes.map(\.mark.columns).max() ?? 0
        listed.notes = notes.map { note in
            var note = note
            if !note.mark.isEmpty { note.text = note.mark.padded(to: width) + note.text }
            return note
        }
        let all = listed.notes.flatMap { ([$0.text] + $0.details).flatMap { $0.laid(in: columns) } }
        if header.count + all.count <= rows { return header + all }
        let fitting = listed.fitting(in: max(0, rows - header.count), columns: columns)
        var room = rows - header.count - fitting.reduce(0) { $0 + $1.text.laid(in: columns).count }
        return header
            + fitting.flatMap { note in
                let (text, details) = (note.text.laid(in: columns), note.details.flatMap { $0.laid(in: columns) })
                // Notes come before details, and a note has all of its details or none.
                guard fitting.count == notes.count, details.count <= room else { return text }
                room -= details.count
                return text + details
            }
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
