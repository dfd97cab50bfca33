internal import Canvases
internal import ExampleShell
extension Loop {
    /// A smaller window is empty.
    private static let leastSize = TerminalSize(columns: 40, rows: 10)
    private static let columnsForTwo = 100
    /// The lines above and below the panes: heading and titles, activity and keys.
    private static let otherRows = 4
    /// A line between the panes.
    private static let gap = 3

    private var size: TerminalSize { session.appearance.size }
    private var style: TerminalStyle { session.appearance.style }

    var isRoomy: Bool { size.columns >= Self.leastSize.columns && size.rows >= Self.leastSize.rows }
    var isWide: Bool { Self.isWide(session) }

    /// Returns a Boolean value that indicates whether task and verdict are side by side.
    static func isWide(_ session: ExerciseSession) -> Bool { session.appearance.size.columns >= columnsForTwo }

    func area(of pane: Pane) -> DriverArea {
        let (columns, rows) = (size.columns, max(size.rows - Self.otherRows, 1))
        guard isWide else { return DriverArea(columns: columns, rows: rows) }
        let left = columns * 19 / 40
        switch pane {
        case .task: return DriverArea(columns: left, rows: rows)
        case .verdict:
            return DriverArea(column: left + Self.gap, columns: columns - left - Self.gap, rows: rows)
        }
    }

    func frame() -> TerminalFrame {
        // The window may change meanwhile. A frame is of one size.
        let (appearance, size) = (session.appearance, size)
        (session.appearance.fixedWidth, session.appearance.fixedHeight) = (size.columns, size.rows)
        defer { session.appearance = appearance }
        var frame = TerminalFrame(columns: size.columns, rows: size.rows)
        guard isRoomy else {
            frame.write(needing: Self.leastSize, leaving: "q quits", in: style)
            return frame
        }
        drawHeading(in: &frame)
        if isWide {
            let verdict = area(of: .verdict)
            for row in 1..<size.rows - 2 {
                frame.write([StyledText("│", .dim)], in: style, column: verdict.column - 2, row: row)
            }
            frame.write([title(of: .task)], in: style, row: 1)
            frame.write([overlayTitle ?? title(of: .verdict)], in: style, column: verdict.column, row: 1)
            draw(lines(of: .task), in: area(of: .task), of: &frame)
        } else {
            let titles = title(of: .task).padded(to: 8) + title(of: .verdict)
            frame.write([overlayTitle ?? titles], in: style, row: 1)
            if overlay == nil, front == .task { draw(lines(of: .task), in: area(of: .task), of: &frame) }
        }
        if let hint = hintBelow {
            draw(lines(of: .task), in: area(of: .task), of: &frame)
            let area = area(of: .verdict)
            let rows = min(hint.count, area.rows / 2)
            let rule = StyledText(String(repeating: "─", count: area.columns), .dim)
            let lines = [TerminalLine(rule.text(in: style))] + hint.prefix(rows)
            let top = area.rows - lines.count
            for (index, line) in lines.enumerated() {
                frame.clear(row: 2 + top + index)
                frame.write(line, column: 0, row: 2 + top + index)
            }
        } else if isWide || overlay != nil || front == .verdict {
            draw(overlayLines ?? lines(of: .verdict), in: area(of: .verdict), of: &frame)
        }
        frame.write([StyledText(status, .dim).cut(to: size.columns)], in: style, row: size.rows - 2)
        let keyLine = keys.line(columns: size.columns, marksKeys: style.attributes)
        frame.write([keyLine], in: style, row: size.rows - 1)
        return frame
    }

    private func drawHeading(in frame: inout TerminalFrame) {
        let progress = StyledText("\(solved.count) of \(session.exercises.count) solved", .dim)
        let room = size.columns - progress.columns - 2
        frame.write([StyledText(subject.title, .bold).cut(to: room)], in: style, row: 0)
        frame.write([progress], in: style, column: size.columns - progress.columns, row: 0)
    }

    private func draw(_ lines: [TerminalLine], in area: DriverArea, of frame: inout TerminalFrame) {
        for (index, line) in lines.prefix(area.rows).enumerated() {
            frame.write(hasLinks ? subject.linked(line) : line, column: area.column, row: 2 + index)
        }
    }

    // MARK: Panes

    private func title(of pane: Pane) -> StyledText {
        let isInFront = front == pane && overlay == nil
        let mark = StyledText(isInFront ? "▶ " : "  ", .bold)
        return mark + (pane == .task ? StyledText("Task", isInFront ? .bold : .dim) : verdictTitle)
    }

    private var verdictTitle: StyledText {
        // The text below is older than the current activity.
        if activity != nil, round == nil { return subject.exercise == nil ? "Building …" : "Checking …" }
        return switch state {
        case .unchecked: StyledText(subject.exercise == nil ? "Not shown yet" : "Not checked yet", .dim)
        case .shown: "As it stands"
        case .failed: StyledText("Not done", .broken)
        case .solved: StyledText("✔ Solved", .reused)
        case .unsolved(isUntouched: true): "Not solved yet, as it should be"
        case .unsolved: StyledText("✘ Not solved yet", .broken)
        }
    }

    private func lines(of pane: Pane) -> [TerminalLine] {
        let panel = pane == .task ? task : verdict
        return panel.lines(in: area(of: pane), style: style)
    }

    private var overlayTitle: StyledText? {
        switch overlay {
        case .panel(let title, _): StyledText("▶ \(title)", .bold)
        case .list: StyledText("▶ Exercises", .bold)
        case .question: StyledText("▶ Are you sure?", .bold)
        case nil: nil
        }
    }

    /// The lines of a hint, which is below the task in a narrow window, or nil if there isn't one, or if it is long.
    private var hintBelow: [TerminalLine]? {
        guard !isWide, case .panel("Hint", let panel)? = overlay else { return nil }
        let area = area(of: .verdict)
        let lines = panel.lines(in: DriverArea(columns: area.columns, rows: .max), style: style)
        return lines.count <= area.rows / 2 ? lines : nil
    }

    private var overlayLines: [TerminalLine]? {
        let area = area(of: .verdict)
        switch overlay {
        case .panel(_, let panel): return panel.lines(in: area, style: style)
        case .list(let list): return list.choice.lines(in: area, style: style)
        case .question(let text, _): return Panel([.prose(StyledText(text), indent: 0)]).lines(in: area, style: style)
        case nil: return nil
        }
    }

    private var status: String {
        if let activity { return activity }
        guard subject.exercise != nil else { return "Saved files are shown. Enter shows it now." }
        guard state == .solved else { return "Saved files are checked. Enter checks now." }
        let isLast = solved.count == session.exercises.count
        return isLast ? "All \(solved.count) exercises are solved." : "Enter goes on to \(next.number), \(next.title)."
    }
}
