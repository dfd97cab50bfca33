internal import Canvases
internal import Foundation

extension Driver {
    private var size: TerminalSize { session.appearance.size }
    private var style: TerminalStyle { session.appearance.style }
    /// The number of lines above the two at the bottom.
    var windowRows: Int { size.rows - 2 }

    var isRoomy: Bool { size.columns >= requiredSize.columns && size.rows >= requiredSize.rows }

    /// The picture of the screen, which is drawn again only if a key or a moment may have changed it.
    func frame() -> TerminalFrame {
        if isUnchanged, let drawn, drawn.columns == size.columns, drawn.rows == size.rows { return drawn }
        let frame = draw()
        drawn = frame
        return frame
    }

    private func draw() -> TerminalFrame {
        // The window may change meanwhile. A frame is of one size.
        let (appearance, size) = (session.appearance, size)
        (session.appearance.fixedWidth, session.appearance.fixedHeight) = (size.columns, size.rows)
        defer { session.appearance = appearance }
        var frame = TerminalFrame(columns: size.columns, rows: size.rows)
        guard isRoomy else {
            frame.write(needing: requiredSize, leaving: "q leaves", in: style)
            return frame
        }
        if let comparison { return comparison.frame(columns: size.columns, rows: size.rows) }
        if let slowScroll { return slowScroll.frame() }
        page = session.shown.drawPage()
        if session.world.device != nil { page = scrolled(page) }
        shownRows = page.rendering.lines.count
        let area = overlay.flatMap(self.area)
        let pane = session.shown.pane(of: page, rows: windowRows, most: page.rendering.lines.count)
        // The lines below the phone of a list are for notes, so that the prompt stays where it is.
        let screenRows = page.rendering.lines.count + (session.shownList == nil ? 0 : ScreenPage.linesBelow)
        var below = max(screenRows, pane?.lines.count ?? 0)
        if let passing = passing.first {
            let page = ScreenPage(
                rendering: passing, style: style, columns: size.columns, rows: windowRows,
                phoneRows: self.page.rendering.lines.count)
            for (row, line) in page.rendering.lines.enumerated() { frame.write(TerminalLine(line), row: row) }
        } else if area?.column != 0 {
            let notes = session.shown.notes(hintingAt: session.recorder.current)
            let lines = area == nil ? page.lines(with: notes, pane: pane) : page.lines(beside: [])
            for (row, line) in lines.prefix(windowRows).enumerated() { frame.write(TerminalLine(line), row: row) }
            below = max(below, lines.count)
        }
        if let area {
            let lines = lines(of: overlay, in: area).prefix(area.rows)
            for (row, line) in lines.enumerated() { frame.write(line, column: area.column, row: row) }
            below = max(below, lines.count)
            shownRows = area.column == 0 ? lines.count : max(shownRows, lines.count)
        } else if overlay == nil, passing.isEmpty {
            drawFocus(in: &frame)
        }
        drawPrompt(in: &frame, row: min(below, windowRows))
        frame.write([KeyGuide(self).line(columns: size.columns)], in: style, row: min(below, windowRows) + 1)
        return frame
    }

    /// Returns the part of a page that the window shows: with the focused view, until a user scrolls away from it.
    private func scrolled(_ page: ScreenPage) -> ScreenPage {
        (phoneRows, phoneColumns) = (page.rendering.lines.count, page.rendering.columns)
        if followsFocus {
            let focused = focus.map { page.rendering.cells(of: $0.frame) }
            func nearest(to first: Int, room: Int, seeing part: Range<Int>?) -> Int {
                part.map { min(max(first, $0.upperBound - room), $0.lowerBound) } ?? 0
            }
            firstLine = nearest(to: firstLine, room: windowRows, seeing: focused?.rows)
            // The arrows of the focus are beside it.
            let marked = focused.map { $0.columns.lowerBound - 1..<$0.columns.upperBound + 1 }
            firstColumn = nearest(to: firstColumn, room: size.columns, seeing: marked)
        }
        firstLine = max(0, min(firstLine, phoneRows - windowRows))
        firstColumn = max(0, min(firstColumn, phoneColumns - size.columns))
        return page.scrolled(toRows: windowRows, from: firstLine, columns: size.columns, from: firstColumn)
    }

    /// Puts arrows at both sides of the focused view, and the cursor there.
    private func drawFocus(in frame: inout TerminalFrame) {
        guard let focus else { return }
        let cells = page.rendering.cells(of: focus.frame)
        // A wheel has a blank at either side. A view to tap usually has one within.
        let margin = focus.gesture == .turn ? 1 : 0
        // The lower part of the view may be left out.
        let center = min(cells.rows.lowerBound + cells.rows.count / 2, page.rendering.lines.count - 2)
        // A view of two lines has its text on one of them.
        let middle =
            cells.rows.filter { frame.hasText(columns: cells.columns, row: $0) }
            .min { abs($0 - center) < abs($1 - center) } ?? center
        // A text may fill the inside. The mark is beside it then, unless the phone's edge is there.
        func column(_ inside: Int, or outside: Int) -> Int? {
            [inside, outside].first {
                frame.isFree(column: $0, row: middle) && page.rendering.point(column: $0, row: middle) != nil
            }
        }
        let inside = (left: cells.columns.lowerBound - margin, right: cells.columns.upperBound - 1 + margin)
        var left = column(inside.left, or: inside.left - 1)
        var right = column(inside.right, or: inside.right + 1)
        if left == nil, right == nil { (left, right) = inside }
        for row in cells.rows where row < windowRows && (row == middle || style.attributes) {
            for case (let mark, let column?) in [("▶", left), ("◀", right)] {
                guard row == middle || frame.isFree(column: column, row: row) else { continue }
                frame.write([StyledText(row == middle ? mark : " ", .focus)], in: style, column: column, row: row)
            }
        }
        frame.cursor = (left ?? inside.left, min(middle, windowRows - 1))
    }

    // MARK: In the place of the notes

    /// Returns the area of an overlay: the place of the notes if it fits there, otherwise everything, or nil if it is
    /// empty.
    func area(of overlay: Overlay) -> DriverArea? {
        if case .field(let field) = overlay, field.candidates.isEmpty { return nil }
        let whole = DriverArea(column: 0, columns: size.columns, rows: windowRows)
        guard page.hasRoom, let columns = page.besideColumns else { return whole }
        if case .panel(let panel) = overlay, panel.columns(in: style) > columns { return whole }
        return DriverArea(column: size.columns - columns, columns: columns, rows: windowRows)
    }

    var panelScrolls: Bool {
        guard case .panel(let panel)? = overlay, let area = area(of: .panel(panel)) else { return false }
        return panel.scrolls(in: area, style: style)
    }

    private func lines(of overlay: Overlay?, in area: DriverArea) -> [TerminalLine] {
        switch overlay {
        case .panel(let panel): panel.lines(in: area, style: style)
        case .choice(let choice): choice.lines(in: area, style: style)
        case .field(let field): field.candidates.map { TerminalLine(StyledText($0).text(in: style)) }
        case nil: []
        }
    }

    // MARK: The line below

    /// Draws the prompt, followed by the last command, or the one that is being typed.
    private func drawPrompt(in frame: inout TerminalFrame, row: Int) {
        var (before, after) = (lastLine, "")
        if case .field(let field) = overlay { (before, after) = (field.beforeCursor, field.afterCursor) }
        // If the prompt would push the command off, its end is enough. Of the command, only the part at the cursor is
        // shown.
        let room = size.columns - 1
        var prompt = session.prompt
        if prompt.columns + StyledText(before + after).columns > room { prompt = StyledText("> ", .bold) }
        while prompt.columns + StyledText(before).columns > room { before.removeFirst() }
        var line = prompt + StyledText(before + after)
        let place = StyledText("  step \(timeline.position) of \(timeline.count)", .dim)
        if !timeline.isAtEnd, line.columns + place.columns <= room { line += place }
        frame.write([line], in: style, row: row)
        if case .field = overlay {
            frame.cursor = (prompt.columns + StyledText(before).columns, row)
        }
    }
}
