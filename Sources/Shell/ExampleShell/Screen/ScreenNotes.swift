package import Foundation

/// The notes beside the rendering of a screen about what happened on it.
package struct ScreenNotes: Equatable {
    /// Something said of one place of the screen.
    package struct Note: Equatable {
        /// The distance of the place from the top of the screen, in points.
        package var y: CGFloat
        package var text: StyledText
        /// The text for a place that has only one line, or nil for the beginning of the text.
        var short: StyledText?
        /// The place, for a line about several places.
        var place = ""
        /// One word about the place, such as `reused`, for such a line.
        var word: StyledText = ""
        /// The mark by which the place is known on the screen, followed by a space, or empty for no mark.
        var mark: StyledText = ""
        /// Details for which there may be room, a line each.
        var details: [StyledText] = []
        /// A Boolean value that indicates whether something has happened there. Notes without news are left out first.
        var isNews = true
    }

    package var header: [StyledText] = []
    package var notes: [Note] = []
    /// A sentence about what the last command did to the cells of a list, or nil if there is no sentence for it.
    package var summary: StyledText?
    /// The cells that wait in the reuse queue, in a line, or why no cell waits, or nil if there is no list.
    package var queue: StyledText?
    /// The counts, in a line that stands for all the rest where there is no room for notes: with the numbers of cells,
    /// and without them. Empty if there is no such line.
    var briefs: [StyledText] = []

    /// The header in lines of some columns. No line ends in a dot between two counts.
    func headerLines(columns: Int?) -> [StyledText] {
        header.flatMap { $0.wrapped(to: columns, indent: 2).lines }.map { line in
            StyledText(glyphs: line.glyphs.reversed().drop { " ·\u{A0}".contains($0.character) }.reversed())
        }
    }

    /// Removes the parts of the header for which there is no room above the first row of cells, and returns them. If
    /// there is no room below the screen either, the counts in brief take their place.
    mutating func takeOverflow(above row: Int?, columns: Int?, room: Int?) -> [StyledText] {
        guard let row, headerLines(columns: columns).count > row else { return [] }
        let all = header
        header = []
        for text in all {
            header.append(text)
            if headerLines(columns: columns).count > row {
                header.removeLast()
                break
            }
        }
        let rest = Array(all.dropFirst(header.count))
        guard let room, room < rest.count, let counts = counts(columns: columns) else { return rest }
        header = header.prefix(max(0, row - 1)) + [counts]
        return []
    }

    /// Returns the counts in a line of some columns, with the numbers of cells if there is room for them.
    package func counts(columns: Int?) -> StyledText? {
        briefs.first { text in columns.map(text.fits) ?? true } ?? briefs.last?.cut(to: columns)
    }

    /// Adds a text to the header, unless that would push it into a row of cells.
    mutating func addIfRoom(_ text: StyledText, in rendering: PhoneRendering, columns: Int?) {
        header.append(text)
        if let row = firstRow(in: rendering), headerLines(columns: columns).count > row { header.removeLast() }
    }
}
