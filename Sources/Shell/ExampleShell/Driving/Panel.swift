package import Canvases

/// The output of a command, shown until the user has read it.
package struct Panel {
    /// Returns the pieces for a width in columns, or for any width.
    private let pieces: (Int?) -> [OutputPiece]
    private let ending: String
    /// A Boolean value that indicates whether a key that closes the panel does nothing else, as in a list of keys.
    let takesAllKeys: Bool
    private var top = 0

    package init(_ pieces: [OutputPiece]) { self.init { _ in pieces } }

    /// - Parameters:
    ///   - ending: The words after the hint how to scroll, which say how to close the panel.
    ///   - takesAllKeys: True if a key that closes the panel does nothing else.
    ///   - pieces: Returns the output for a width in columns, or for any width.
    package init(
        ending: String = ", Enter closes", takesAllKeys: Bool = false, _ pieces: @escaping (Int?) -> [OutputPiece]
    ) {
        (self.pieces, self.ending, self.takesAllKeys) = (pieces, ending, takesAllKeys)
    }

    /// Returns the width of the widest line that can't be broken, in columns.
    func columns(in style: TerminalStyle) -> Int {
        pieces(nil).flatMap { piece in
            if case .prose = piece { return [TerminalLine]() }
            return piece.lines(columns: nil, in: style)
        }.map(\.columns).max() ?? 0
    }

    package func scrolls(in area: DriverArea, style: TerminalStyle) -> Bool {
        lines(columns: area.columns, in: style).count > area.rows
    }

    /// Scrolls, if the key is for that and there is more than can be seen, and returns whether the key was for it.
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
        // Longer lines are fewer, so the top may be too far down.
        let top = min(top, all.count - area.rows + 1)
        let end = top + area.rows - 1
        let hint = StyledText("\(top + 1)–\(end) of \(all.count): ↑↓ and Space scroll\(ending)", .dim)
        return all[top..<end] + [TerminalLine(hint.text(in: style))]
    }

    private func lines(columns: Int, in style: TerminalStyle) -> [TerminalLine] {
        pieces(columns).flatMap { $0.lines(columns: columns, in: style) }.flatMap { $0.pieces(of: columns) }
    }
}
