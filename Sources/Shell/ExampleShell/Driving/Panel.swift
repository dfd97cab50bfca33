package import Canvases

/// What a command said, shown until somebody has read it.
package struct Panel {
    private let sayings: [Saying]
    private let ending: String
    private var top = 0

    /// - Parameter ending: What stands behind how to scroll where not all can be seen: how to close it.
    package init(_ sayings: [Saying], ending: String = ", Enter closes") {
        (self.sayings, self.ending) = (sayings, ending)
    }

    /// How wide the lines are that can't be broken elsewhere.
    func columns(in style: TerminalStyle) -> Int {
        sayings.flatMap { saying in
            if case .prose = saying { return [TerminalLine]() }
            return saying.lines(columns: nil, in: style)
        }.map(\.columns).max() ?? 0
    }

    package func scrolls(in area: DriverArea, style: TerminalStyle) -> Bool {
        lines(columns: area.columns, in: style).count > area.rows
    }

    /// Scrolls, if that is what the key is for and there is more than can be seen, and says whether it was.
    package mutating func scroll(_ key: TerminalKey, in area: DriverArea, style: TerminalStyle) -> Bool {
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
    package func lines(in area: DriverArea, style: TerminalStyle) -> [TerminalLine] {
        let all = lines(columns: area.columns, in: style)
        guard all.count > area.rows else { return all }
        // Where lines are longer now, there are fewer.
        let top = min(top, all.count - area.rows + 1)
        let end = top + area.rows - 1
        let hint = StyledText("\(top + 1)–\(end) of \(all.count): ↑↓ and Space scroll\(ending)", .dim)
        return all[top..<end] + [TerminalLine(hint.text(in: style))]
    }

    private func lines(columns: Int, in style: TerminalStyle) -> [TerminalLine] {
        sayings.flatMap { $0.lines(columns: columns, in: style) }.flatMap { $0.pieces(of: columns) }
    }
}
