internal import Canvases
internal import TerminalUIKit

/// A phone on a page, with the notes on its screen beside it, or alone.
struct ScreenSnapshot {
    private static let margin: CGFloat = 24
    private static let gap: CGFloat = 40
    private static let font = UIFont(name: "Menlo-Regular", size: 13)!
    private static let boldFont = UIFont(name: "Menlo-Bold", size: 13)!
    private static let columnWidth: CGFloat = 13 * 0.6
    private static let lineHeight: CGFloat = 18
    private static let columns = 34

    let phone: PhoneDrawing
    /// The notes beside the phone, or nil for the phone alone, without a page.
    let notes: ScreenNotes?
    let colors: SnapshotColors

    func svg(title: String) -> String {
        guard let notes else {
            let canvas = SVGCanvas(size: phone.size)
            phone.draw(on: canvas)
            return canvas.document(title: title)
        }
        let lines = placed(notes)
        let widest = CGFloat(lines.map(\.text.columns).max() ?? 0) * Self.columnWidth
        let left = Self.margin + phone.size.width + Self.gap
        let bottom = (lines.map(\.y).max() ?? 0) + Self.lineHeight
        let canvas = SVGCanvas(
            size: CGSize(
                width: (left + widest + Self.margin).rounded(.up),
                height: max(phone.size.height, bottom) + 2 * Self.margin))
        canvas.fill(CGRect(origin: .zero, size: canvas.size), color: colors.background, cornerRadius: 12)
        canvas.translate(x: Self.margin, y: Self.margin)
        phone.draw(on: canvas)
        for line in lines {
            if line.leads { drawLead(at: line.y, on: canvas) }
            draw(line.text, at: CGPoint(x: phone.size.width + Self.gap, y: line.y), on: canvas)
        }
        return canvas.document(title: title)
    }

    private struct Line {
        let text: StyledText
        /// The distance of the upper edge from the top of the phone, in points.
        let y: CGFloat
        /// A Boolean value that indicates whether a line leads to the note from its place.
        var leads = false
    }

    /// Returns the notes as lines, each beside its place, or as near below as there is room.
    private func placed(_ notes: ScreenNotes) -> [Line] {
        var lines: [Line] = []
        var y: CGFloat = 4
        func add(_ text: StyledText, indent: Int, leads: Bool = false) {
            for (index, piece) in text.wrapped(to: Self.columns, indent: indent).lines.enumerated() {
                lines.append(Line(text: piece, y: y, leads: leads && index == 0))
                y += Self.lineHeight
            }
        }
        for line in notes.headerLines(columns: Self.columns) { add(line, indent: 2) }
        for (index, note) in notes.notes.enumerated() {
            let wanted = phone.origin.y + note.y + 2
            let hasRoom = y <= wanted
            y = max(y, wanted)
            add(note.text, indent: 4, leads: hasRoom)
            let next = index + 1 < notes.notes.count ? notes.notes[index + 1].y : phone.window.bounds.height
            for detail in note.details {
                let count = CGFloat(detail.wrapped(to: Self.columns, indent: 4).lines.count)
                if y + count * Self.lineHeight > phone.origin.y + next { break }
                add(detail, indent: 4)
            }
        }
        return lines
    }

    private func drawLead(at y: CGFloat, on canvas: SVGCanvas) {
        let middle = y + Self.lineHeight / 2
        canvas.line(
            from: CGPoint(x: phone.size.width + 6, y: middle),
            to: CGPoint(x: phone.size.width + Self.gap - 8, y: middle), color: colors.edge)
    }

    private func draw(_ text: StyledText, at point: CGPoint, on canvas: SVGCanvas) {
        var x = point.x
        for run in text.runs {
            let width = CGFloat(StyledText(run.text).columns) * Self.columnWidth
            let style = TextStyle(
                font: run.role == .bold ? Self.boldFont : Self.font, color: colors[run.role], lineBreakMode: .byClipping
            )
            // Room for a column more than the text has, however wide the canvas takes one to be.
            let room = CGRect(x: x, y: point.y, width: 2 * width + 16, height: Self.lineHeight)
            canvas.draw(StyledText(run.text).string, in: room, style: style)
            x += width
        }
    }
}
