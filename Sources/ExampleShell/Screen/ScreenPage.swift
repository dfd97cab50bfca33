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
        lines(beside: hasRoom ? notes.lines(beside: picture, columns: besideColumns) : [])
    }

    /// The picture with what a command said in the place of what is said of the screen's places; nil if there is no
    /// room.
    func lines(with notes: ScreenNotes, saying sayings: [StyledText]) -> [String]? {
        guard hasRoom else { return nil }
        let header = notes.header.flatMap { $0.lines(columns: besideColumns, indent: 2) }
        let all = header + [""] + sayings
        return all.count <= picture.lines.count ? lines(beside: all) : nil
    }
}
