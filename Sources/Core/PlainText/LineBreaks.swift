/// The places at which a line is broken to fit into a number of columns.
nonisolated package struct LineBreaks {
    /// The pieces of the line, without the blanks at their ends.
    package private(set) var pieces: [Range<Int>] = []
    /// The number of spaces before each piece except the first.
    package let margin: Int

    private let characters: [Character]
    private let columns: Int

    /// Breaks a line at blanks. A word is broken only if it is longer than a piece: after a slash, a colon or a
    /// bracket, or before a capital letter, if it has one. All other blanks stay, so columns stay aligned. O(*n*).
    ///
    /// Pieces are no longer than some columns, one at least, with the margin. The first characters come before the text
    /// proper: before it no line is broken, and the pieces that follow stand below it, or further left where little
    /// room would remain.
    package init(_ characters: [Character], columns: Int, indent: Int) {
        self.characters = characters
        let columns = max(columns, 1)
        self.columns = columns
        margin = min(indent, columns / 3)
        var start = 0
        repeat {
            let textStart = firstNonBlank(from: start + (start == 0 ? indent : 0))
            guard let place = placeToBreak(from: start, textStart: textStart) else {
                pieces.append(start..<endOfText(before: characters.count, from: start))
                return
            }
            pieces.append(start..<endOfText(before: place, from: start))
            start = firstNonBlank(from: place)
        } while start < characters.count
    }

    /// Returns the end of the piece that begins at `start`: at a space, or within a word, or nil if the rest fits.
    private func placeToBreak(from start: Int, textStart: Int) -> Int? {
        var room = start == 0 ? columns : columns - margin
        let overflow = characters[start...].firstIndex { character in
            room -= DisplayWidth.columns(of: character)
            return room < 0
        }
        guard let overflow else { return nil }
        let blank = textStart <= overflow ? characters[textStart...overflow].lastIndex(of: " ") : nil
        if let blank { return blank }
        // Words that are to stay together, and have no room, are parted before one is broken.
        let tie = textStart <= overflow ? characters[textStart..<overflow].lastIndex(of: "\u{A0}") : nil
        return tie.map { $0 + 1 } ?? seam(from: max(start, textStart) + 1, to: overflow) ?? max(overflow, start + 1)
    }

    /// Returns the place to break a word that is too long: the last one between two of its parts.
    private func seam(from start: Int, to end: Int) -> Int? {
        guard start <= end else { return nil }
        let places = start...end
        return places.last { "/:(".contains(characters[$0 - 1]) }
            ?? places.last { characters[$0 - 1].isLowercase && characters[$0].isUppercase }
    }

    private func firstNonBlank(from start: Int) -> Int {
        characters.dropFirst(start).firstIndex { $0 != " " } ?? characters.count
    }

    private func endOfText(before end: Int, from start: Int) -> Int {
        (characters[start..<end].lastIndex { $0 != " " } ?? start - 1) + 1
    }
}
