/// A line with the progress of some work, which disappears. It is written only to a terminal.
package struct ProgressLine {
    private let session: Session

    package init(_ session: Session) {
        self.session = session
    }

    package func show(_ text: String) {
        end()
        if session.isInteractive { session.errors(text) }
    }

    package func end() {
        // Blanks instead of an escape code: they do on every terminal.
        let blanks = String(repeating: " ", count: max(session.appearance.size.columns - 1, 0))
        if session.isInteractive { session.errors("\r\(blanks)\r") }
    }
}
