internal import Canvases

/// A slow scroll in a full-screen terminal: its moments, and the keys that lead from one to another.
final class SlowScrollScreen {
    private let session: ExampleSession
    private(set) var scroll: SlowScroll

    init(_ scroll: SlowScroll, in session: ExampleSession) {
        (self.scroll, self.session) = (scroll, session)
    }

    /// Handles a key, and returns whether the scroll goes on.
    func handle(_ key: TerminalKey) -> Bool {
        switch key {
        case .right, .down, .character(" "):
            if scroll.isAtEnd { return false }
            scroll.move(by: 1)
        case .left, .up, .backspace: scroll.move(by: -1)
        default: return false
        }
        return true
    }

    static let hints = [
        KeyHint("→", "next", rank: 0), KeyHint("←", "back", rank: 1), KeyHint("Enter", "at full speed", rank: 0),
    ]

    /// Returns the moment as lines, no more than there are rows.
    func lines(rows: Int) -> [String] {
        let size = session.appearance.size
        // All moments are folded alike, so that only the rows move.
        let tallest = scroll.moments.map(\.rendering).max { $0.lines.count < $1.lines.count }
        let room = min(rows, session.shown.linesForPhone ?? rows) - (size.columns < ScreenPage.leastColumns ? 2 : 0)
        let folded = PhoneRendering.folded([scroll.now.rendering] + (tallest.map { [$0] } ?? []), to: room)
        let all = ScreenPage(
            rendering: folded[0], style: session.appearance.style, columns: size.columns, rows: rows)
        guard all.hasRoom, let columns = all.besideColumns else {
            let (sentence, _) = scroll.sentences
            let below = [sentence, StyledText("reuse queue  ", .dim) + scroll.queue, scroll.heading]
            return all.rendering.lines + below.map { $0.cut(to: size.columns).text(in: session.appearance.style) }
        }
        // The code stays where it is, although a row more or less is on the screen.
        let highest = folded.map(\.lines.count).max() ?? 0
        let moment = CommandSteps(line: scroll.line, steps: scroll.now.events)
        let pane = session.shown.pane(of: all, rows: rows, most: highest, at: moment)
        let beside = scroll.lines(columns: min(pane == nil ? columns : all.notesColumns ?? columns, 60))
        let filled = beside + Array(repeating: "", count: max(0, highest - beside.count))
        return Array(all.lines(beside: filled, pane: pane?.lines, below: all.below([], pane: pane)).prefix(rows))
    }

    func frame() -> TerminalFrame {
        let size = session.appearance.size
        var frame = TerminalFrame(columns: size.columns, rows: size.rows)
        for (row, line) in lines(rows: size.rows - 2).enumerated() { frame.write(TerminalLine(line), row: row) }
        let style = session.appearance.style
        frame.write([session.prompt + StyledText(scroll.line)], in: style, row: size.rows - 2)
        frame.write(
            [Self.hints.line(columns: size.columns, marksKeys: style.attributes)], in: style, row: size.rows - 1)
        return frame
    }
}
