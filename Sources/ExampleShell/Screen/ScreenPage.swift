internal import Canvases

/// A rendering of the screen and what is said beside and below it.
struct ScreenPage {
    /// Fewer columns than these leave no room for notes.
    static let leastColumns = 72
    private static let gap = 2

    /// The rendering.
    let rendering: PhoneRendering
    /// What the terminal can show.
    let style: TerminalStyle
    /// How wide lines may be; nil for any width.
    let columns: Int?
    /// How many lines there is room for; nil for any number.
    let rows: Int?

    /// How much of the width is beside the rendering; nil for any.
    var besideColumns: Int? { columns.map { $0 - rendering.columns - Self.gap } }

    /// Whether there is room for notes.
    var hasRoom: Bool { columns.map { $0 >= Self.leastColumns } ?? true }

    /// The rendering alone, or with lines beside it.
    func lines(beside notes: [StyledText]) -> [String] {
        let blank = String(repeating: " ", count: rendering.columns)
        return (0..<max(rendering.lines.count, notes.count)).map { index in
            let left = index < rendering.lines.count ? rendering.lines[index] : blank
            guard index < notes.count, !notes[index].string.isEmpty else { return left }
            return left + String(repeating: " ", count: Self.gap) + notes[index].text(in: style)
        }
    }

    /// The rendering with its notes, if there is room for them, and below what happened on it in a line.
    func lines(with notes: ScreenNotes) -> [String] {
        var notes = notes
        guard hasRoom else { return rendering.lines + below(notes.brief) }
        let hasLineBelow = rows.map { $0 > rendering.lines.count } ?? true
        if !hasLineBelow, let summary = notes.summary { notes.header.append(summary) }
        let below = hasLineBelow ? below(notes.summary) : []
        let rows = rows.map { $0 - below.count }
        return lines(beside: notes.lines(beside: rendering, columns: besideColumns, rows: rows)) + below
    }

    private func below(_ text: StyledText?) -> [String] {
        text.map { [$0.cut(to: columns).text(in: style)] } ?? []
    }

    /// The rendering, and its notes below.
    func lines(above notes: ScreenNotes) -> [String] {
        let texts = notes.headerLines(columns: columns) + notes.notes.flatMap { [$0.text] + $0.details }
        return rendering.lines + texts.flatMap { $0.wrapped(to: columns, indent: 4).lines }.map { $0.text(in: style) }
    }

    /// The rendering with what a command said in the place of what is said of the screen's places; nil if there is no
    /// room.
    func lines(with notes: ScreenNotes, saying sayings: [StyledText]) -> [String]? {
        guard hasRoom else { return nil }
        let all = notes.headerLines(columns: besideColumns) + [""] + sayings
        return all.count <= rendering.lines.count ? lines(beside: all) : nil
    }
}
