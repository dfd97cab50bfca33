public import Foundation

/// What is said beside the picture of a screen: what happened on it.
public struct ScreenNotes: Equatable {
    /// Something said of one place of the screen.
    public struct Note: Equatable {
        /// How far down the screen that is, in points.
        public var y: CGFloat
        /// What is said.
        public var text: StyledText
        /// What more can be said if there is room, a line each.
        public var details: [StyledText]
        /// Whether something has happened there; a note that tells of nothing new is left out first.
        public var isNews: Bool

        /// Makes a note.
        public init(y: CGFloat, _ text: StyledText, details: [StyledText] = [], isNews: Bool = true) {
            self.y = y
            self.text = text
            self.details = details
            self.isNews = isNews
        }
    }

    /// What is said of the whole screen, above the rest.
    public var header: [StyledText]
    /// What is said of places of the screen, from top to bottom.
    public var notes: [Note]

    /// Makes notes.
    public init(header: [StyledText] = [], notes: [Note] = []) {
        self.header = header
        self.notes = notes
    }
}
