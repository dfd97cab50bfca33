internal import Foundation

/// What is said beside the rendering of a screen: what happened on it.
package struct ScreenNotes: Equatable {
    /// Something said of one place of the screen.
    package struct Note: Equatable {
        /// How far down the screen that is, in points.
        var y: CGFloat
        package var text: StyledText
        /// What it is known by on the screen, and a blank; empty for nothing.
        var mark: StyledText = ""
        /// What more can be said if there is room, a line each.
        var details: [StyledText] = []
        /// Whether something has happened there; a note that tells of nothing new is left out first.
        var isNews = true
    }

    package var header: [StyledText] = []
    package var notes: [Note] = []
    /// What the last command did to the cells of a list, in a sentence; nil for nothing to say.
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
