internal import Canvases

/// What a command said, shown until somebody has read it.
struct Panel {
    private let sayings: [Saying]
    /// How many lines have been scrolled past.
    private var top = 0

    init(_ sayings: [Saying]) {
        self.sayings = sayings
    }

    /// How wide the lines are that can't be broken elsewhere.
    func columns(in style: TerminalStyle) -> Int {
        sayings.flatMap { saying in
            if case .prose = saying { return [TerminalLine]() }
            return saying.lines(columns: nil, in: style)
        }.map(\.columns).max() ?? 0
    }

    /// Whether there is more than can be seen at once.
    func scrolls(in area: DriverArea, style: TerminalStyle) -> Bool {
        lines(columns: area.columns, in: style).count > area.rows
    }

    /// Scrolls, if that is what the key is for and there is more than can be seen; says whether that was it.
    mutating func scroll(_ key: TerminalKey, in area: DriverArea, style: TerminalStyle) -> Bool {
        let (count, room) = (lines(columns: area.columns, in: style).count, area.rows - 1)
        guard count > area.rows else { return false }
        let step: Int
        switch key {
        case .up, .wheel(up: true, _, _): step = -1
        case .down, .wheel(up: false, _, _): step = 1
        case .pageUp: step = -room
        case .pageDown, .character(" "): step = room
        case .home: step = -count
        case .end: step = count
        default: return false
        }
        // A blank turns the pages, and after the last one closes the panel.
        if key == .character(" "), top >= count - room { return false }
        top = min(max(top + step, 0), count - room)
        return true
    }

    /// As many lines as there is room for, the last of which says how to go on if there are more.
    func lines(in area: DriverArea, style: TerminalStyle) -> [TerminalLine] {
        let all = lines(columns: area.columns, in: style)
        guard all.count > area.rows else { return all }
        let end = min(top + area.rows - 1, all.count)
        let hint = StyledText("\(top + 1)–\(end) of \(all.count): ↑↓ and Space scroll, Enter closes", .dim)
        return all[min(top, end)..<end] + [TerminalLine(hint.text(in: style))]
    }

    private func lines(columns: Int, in style: TerminalStyle) -> [TerminalLine] {
        sayings.flatMap { $0.lines(columns: columns, in: style) }.flatMap { $0.pieces(of: columns) }
    }
}
