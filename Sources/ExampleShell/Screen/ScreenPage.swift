internal import Canvases

/// A picture of the screen and what is said beside and below it.
struct ScreenPage {
    /// Fewer columns than these leave no room for notes.
    static let leastColumns = 72
    private static let gap = 2

    /// The picture.
    let picture: PhonePicture
    /// What the terminal can show.
    let style: TerminalStyle
    /// How wide lines may be; nil for any width.
    let columns: Int?
    /// How many lines there is room for; nil for any number.
    let rows: Int?

    /// How much of the width is beside the picture; nil for any.
    var besideColumns: Int? { columns.map { $0 - picture.columns - Self.gap } }

    /// Whether there is room for notes.
    var hasRoom: Bool { columns.map { $0 >= Self.leastColumns } ?? true }

    /// The picture alone, or with lines beside it.
    func lines(beside notes: [StyledText]) -> [String] {
        let blank = String(repeating: " ", count: picture.columns)
        return (0..<max(picture.lines.count, notes.count)).map { index in
            let left = index < picture.lines.count ? picture.lines[index] : blank
            guard index < notes.count, !notes[index].string.isEmpty else { return left }
            return left + String(repeating: " ", count: Self.gap) + notes[index].text(in: style)
        }
    }

    /// The picture with its notes, if there is room for them.
    func lines(with notes: ScreenNotes) -> [String] {
        lines(beside: hasRoom ? notes.lines(beside: picture, columns: besideColumns, rows: rows) : [])
    }

    /// The picture, and its notes below.
    func lines(above notes: ScreenNotes) -> [String] {
        let texts = notes.header + notes.notes.flatMap { [$0.text] + $0.details }
        return picture.lines + texts.flatMap { $0.wrapped(to: columns, indent: 4).lines }.map { $0.text(in: style) }
    }

    /// The picture with what a command said in the place of what is said of the screen's places; nil if there is no
    /// room.
    func lines(with notes: ScreenNotes, saying sayings: [StyledText]) -> [String]? {
        guard hasRoom else { return nil }
        let header = notes.header.flatMap { $0.wrapped(to: besideColumns, indent: 2).lines }
        let all = header + [""] + sayings
        return all.count <= picture.lines.count ? lines(beside: all) : nil
    }
}
