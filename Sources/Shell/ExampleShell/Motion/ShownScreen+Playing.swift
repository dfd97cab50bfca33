extension ShownScreen {
    /// The time for all frames between two screens, in seconds.
    private static let duration = 0.3

    /// A Boolean value that indicates whether a user watches a terminal, so that frames between two screens are drawn.
    var plays: Bool {
        session.pause != nil && session.usesMotion && session.isInteractive && appearance.style.attributes
    }

    /// Draws the frames between two screens, above which the next lines are written.
    package func play(above lines: Int) {
        guard plays, let pause = session.pause, lines < appearance.size.rows, !passing.isEmpty else { return }
        for frame in passing {
            let page = ScreenPage(
                rendering: frame, style: appearance.style, columns: appearance.size.columns, rows: nil,
                phoneRows: linesForPhone)
            let shown = page.rendering.lines.prefix(lines)
            let blank = Array(repeating: "", count: lines - shown.count)
            let text = (shown + blank).map { $0 + "\u{1B}[K\n" }.joined()
            session.output(text + "\u{1B}[\(lines)A")
            pause(Self.duration / Double(passing.count))
        }
        session.output("\u{1B}[J")
        passing = []
    }
}
