/// A line that says how far something has come, and goes away; none if nobody watches.
package struct ProgressLine {
    private let session: Session

    /// Makes a line that is not shown yet.
    package init(_ session: Session) {
        self.session = session
    }

    /// Shows a text in the place of the one before.
    package func show(_ text: String) {
        end()
        if session.isInteractive { session.errors(text) }
    }

    /// Takes the text away.
    package func end() {
        // Blanks instead of an escape code: they do on every terminal.
        let blanks = String(repeating: " ", count: max(session.appearance.size.columns - 1, 0))
        if session.isInteractive { session.errors("\r\(blanks)\r") }
    }
}
