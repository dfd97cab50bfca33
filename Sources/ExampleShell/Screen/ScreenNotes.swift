internal import Foundation

/// What is said beside the rendering of a screen: what happened on it.
struct ScreenNotes: Equatable {
    /// Something said of one place of the screen.
    struct Note: Equatable {
        /// How far down the screen that is, in points.
        var y: CGFloat
        /// What is said.
        var text: StyledText
        /// What more can be said if there is room, a line each.
        var details: [StyledText]
        /// Whether something has happened there; a note that tells of nothing new is left out first.
        var isNews: Bool

        init(y: CGFloat, _ text: StyledText, details: [StyledText] = [], isNews: Bool = true) {
            self.y = y
            self.text = text
            self.details = details
            self.isNews = isNews
        }
    }

    /// What is said of the whole screen, above the rest.
    var header: [StyledText] = []
    /// What is said of places of the screen, from top to bottom.
    var notes: [Note] = []
}
