internal import Canvases
internal import TerminalUIKit

/// A rendering of the screen, and the text beside and below it.
package struct ScreenPage {
    /// Fewer columns than these leave no room for notes.
    static let leastColumns = 72
    /// Beside a wide phone, fewer columns than these leave no room either.
    private static let leastColumnsBeside = 20
    /// The number of columns from which on there is room for more than notes.
    private static let wideColumns = 120
    private static let gap = 2
    private static let rule = StyledText(" │ ", .dim)

    /// The rendering, folded if there is no room for all of it.
    package let rendering: PhoneRendering
    private let whole: PhoneRendering
    let style: TerminalStyle
    /// The largest width of lines, or nil for any width.
    let columns: Int?
    /// The number of lines for which there is room, or nil for any number.
    let rows: Int?

    /// The rendering is folded to `phoneRows`, nil is any number.
    init(rendering: PhoneRendering, style: TerminalStyle, columns: Int?, rows: Int?, phoneRows: Int? = nil) {
        whole = rendering
        self.rendering = phoneRows.map(rendering.folded) ?? rendering
        (self.style, self.columns, self.rows) = (style, columns, rows)
    }

    /// The width beside the rendering, or nil for any width.
    package var besideColumns: Int? { columns.map { $0 - rendering.columns - Self.gap } }

    package var isWide: Bool { columns.map { $0 >= Self.wideColumns } ?? false }

    /// The largest width of notes beside a pane, or nil for any width.
    package var notesColumns: Int? {
        guard isWide, let columns else { return besideColumns }
        return max(33, columns / 4)
    }

    /// The width of the pane right of the notes, or 0 if there is no room for one.
    package var paneColumns: Int {
        guard let besideColumns, let notesColumns else { return 0 }
        return max(0, besideColumns - notesColumns - Self.rule.columns)
    }

    /// The width left of the pane.
    var leftColumns: Int { rendering.columns + Self.gap + (notesColumns ?? 0) }

    var hasRoom: Bool {
        columns.map { $0 >= Self.leastColumns } ?? true && besideColumns.map { $0 >= Self.leastColumnsBeside } ?? true
    }

    /// The page with fewer and fewer lines of the rendering, from all on, and no line below it.
    package var foldings: [ScreenPage] { whole.foldings.map(page) }

    /// The foldings that leave out no image.
    package var tellingFoldings: [ScreenPage] { whole.tellingFoldings.map(page) }

    /// The page with no more than some lines and columns of the rendering, from some on.
    func scrolled(toRows rows: Int, from row: Int, columns: Int, from column: Int) -> ScreenPage {
        var part = rendering
        if part.lines.count > rows { part = part.scrolled(toRows: rows, from: row) }
        if part.columns > columns { part = part.scrolled(toColumns: columns, from: column) }
        return part == rendering ? self : page(with: part)
    }

    private func page(with rendering: PhoneRendering) -> ScreenPage {
        ScreenPage(rendering: rendering, style: style, columns: columns, rows: rendering.lines.count)
    }

    /// The rendering alone, or with lines beside it and below both, and a pane right of these.
    package func lines(
        beside notes: [StyledText], pane: [StyledText]? = nil, below: [StyledText] = []
    ) -> [String] {
        let blank = String(repeating: " ", count: rendering.columns)
        let height = max(rendering.lines.count, notes.count)
        return (0..<max(height + below.count, pane?.count ?? 0)).map { index in
            let left = index < rendering.lines.count ? rendering.lines[index] : blank
            let right = index < notes.count ? notes[index] : ""
            guard let pane else {
                return right.string.isEmpty
                    ? left : left + String(repeating: " ", count: Self.gap) + right.text(in: style)
            }
            let more = Self.rule + (index < pane.count ? pane[index] : "")
            guard index < height || below.isEmpty else {
                let text = index - height < below.count ? below[index - height] : ""
                return (text.padded(to: leftColumns) + more).text(in: style)
            }
            return left + String(repeating: " ", count: Self.gap)
                + (right.padded(to: notesColumns ?? 0) + more).text(in: style)
        }
    }

    /// Returns some lines and a pane's code for the place below the phone. The code is always in the same place.
    func below(_ texts: [StyledText], pane: SidePane?) -> [StyledText] {
        guard let pane, !pane.below.isEmpty else { return [] }
        let lines = texts.flatMap { $0.wrapped(to: leftColumns).lines }.prefix(Self.linesBelow)
        return lines + Array(repeating: "", count: Self.linesBelow - lines.count) + pane.below
    }

    /// The number of lines below a list and its notes: the summary, and the reuse queue.
    static let linesBelow = 2

    /// Returns the rendering with its notes, if there is room for them, a pane right of them, and the events below it.
    package func lines(with notes: ScreenNotes) -> [String] { lines(with: notes, pane: nil) }

    func lines(with notes: ScreenNotes, pane: SidePane?) -> [String] {
        var notes = notes
        guard hasRoom else {
            return rendering.lines + [notes.counts(columns: self.columns)].compactMap { $0?.text(in: style) }
        }
        let columns = pane == nil ? besideColumns : notesColumns
        let room = rows.map { $0 - max(rendering.lines.count, pane?.lines.count ?? 0) }
        let overflow = notes.takeOverflow(above: notes.firstRow(in: rendering), columns: columns, room: room)
        // The pane has the queue.
        if pane != nil { notes.queue = nil }
        let texts = ([notes.summary] + overflow + [notes.queue]).compactMap(\.self)
        let under = self.below(texts, pane: pane)
        let all = under.isEmpty ? texts.flatMap { $0.wrapped(to: self.columns).lines } : []
        let below = room.map { Array(all.prefix(max(0, $0))) } ?? all
        if below.isEmpty, under.isEmpty, let summary = notes.summary {
            notes.addIfRoom(summary, in: rendering, columns: columns)
        }
        let beside = notes.lines(beside: rendering, columns: columns, rows: rows.map { $0 - below.count })
        return lines(beside: beside, pane: pane?.lines, below: under)
            + below.map { $0.cut(to: self.columns).text(in: style) }
    }

    func lines(above notes: ScreenNotes) -> [String] {
        let texts = notes.headerLines(columns: columns) + notes.notes.flatMap { [$0.text] + $0.details }
        return rendering.lines + texts.flatMap { $0.wrapped(to: columns, indent: 4).lines }.map { $0.text(in: style) }
    }

    /// Returns the rendering with a command's output in the place of the notes on places, or nil if there is no room,
    /// or if the output isn't prose.
    func lines(with notes: ScreenNotes, pane: SidePane?, saying pieces: [OutputPiece]) -> [String]? {
        guard hasRoom, let columns = notesColumns else { return nil }
        var all = notes.headerLines(columns: columns) + [""]
        for piece in pieces {
            guard let text = piece.wrapped(to: columns) else { return nil }
            all += text.lines
        }
        guard all.count <= rendering.lines.count else { return nil }
        return lines(beside: all, pane: pane?.lines, below: below([], pane: pane))
    }
}
