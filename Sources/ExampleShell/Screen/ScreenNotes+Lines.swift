internal import Foundation

extension ScreenNotes {
    /// The notes as lines, each beside what it is about, or as near below as there is room.
    ///
    /// - Parameters:
    ///   - picture: The picture that they stand beside.
    ///   - columns: How wide lines may be; nil for any width.
    /// - Returns: The lines from the first of the picture on; empty ones where nothing is said.
    func lines(beside picture: PhonePicture, columns: Int?) -> [StyledText] {
        var lines = header.flatMap { $0.lines(columns: columns, indent: 2) }
        for (index, note) in notes.enumerated() {
            let start = picture.line(at: note.y)
            while lines.count < start { lines.append("") }
            lines += note.text.lines(columns: columns, indent: 4)
            let end = index + 1 < notes.count ? picture.line(at: notes[index + 1].y) : picture.lines.count
            for detail in note.details {
                let more = detail.lines(columns: columns, indent: 4)
                if lines.count + more.count > end { break }
                lines += more
            }
        }
        return lines
    }
}

extension StyledText {
    /// The text in lines; in one if they may have any width.
    func lines(columns: Int?, indent: Int) -> [StyledText] {
        columns.map { wrapped(to: $0, indent: indent) } ?? [self]
    }
}
