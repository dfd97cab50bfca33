internal import Foundation

/// The notes beside the rendering of a screen about what happened on it.
package struct ScreenNotes: Equatable {
    /// Something said of one place of the screen.
    package struct Note: Equatable {
        /// The distance of the place from the top of the screen, in points.
        var y: CGFloat
        package var text: StyledText
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
    /// The counts, in a line that stands for all the rest where there is no room for notes, or nil if there isn't one.
    var brief: StyledText?

    /// The header in lines of some columns. No line ends in a dot between two counts.
    func headerLines(columns: Int?) -> [StyledText] {
        header.flatMap { $0.wrapped(to: columns, indent: 2).lines }.map { line in
            StyledText(glyphs: line.glyphs.reversed().drop { " ·\u{A0}".contains($0.character) }.reversed())
        }
    }
}
