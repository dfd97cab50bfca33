internal import Foundation

/// The notes beside the rendering of a screen about what happened on it.
package struct ScreenNotes: Equatable {
    /// Something said of one place of the screen.
    package struct Note: Equatable {
        /// The distance of the place from the top of the screen, in points.
        var y: CGFloat
        package var text: StyledText
        /// The mark by which the place is known on the screen, followed by a space; empty for no mark.
        var mark: StyledText = ""
        /// Details for which there may be room, a line each.
        var details: [StyledText] = []
        /// A Boolean value that indicates whether something has happened there. Notes without news are left out first.
        var isNews = true
    }

    package var header: [StyledText] = []
    package var notes: [Note] = []
    /// A sentence about what the last command did to the cells of a list; nil if there is nothing to say.
    package var summary: StyledText?
    /// The counts, in a line that stands for all the rest where there is no room for notes; nil for none.
    var brief: StyledText?

    /// The header in lines of some columns. None ends in a dot that sets two counts apart.
    func headerLines(columns: Int?) -> [StyledText] {
        header.flatMap { $0.wrapped(to: columns, indent: 2).lines }.map { line in
            StyledText(glyphs: line.glyphs.reversed().drop { " ·\u{A0}".contains($0.character) }.reversed())
        }
    }
}
