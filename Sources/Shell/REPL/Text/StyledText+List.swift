nonisolated extension StyledText {
    /// Fewer columns than these have no room for a description.
    private static let leastRoom = 16
    /// A longer name doesn't push all descriptions to the right.
    private static let widestName = 20

    /// Returns names with their descriptions, in two columns. A description that has no room beside its name is below
    /// it, and every line of it begins in the same column. Lists below each other have the same columns if the width of
    /// their names is given.
    package static func list(
        _ entries: [(name: StyledText, text: StyledText)], columns: Int?, indent: Int = 2, nameColumns: Int = 0
    ) -> [StyledText] {
        let margin = StyledText(String(repeating: " ", count: indent))
        let widest = max(nameColumns, entries.map(\.name.columns).max() ?? 0)
        guard let columns else {
            return entries.map { margin + $0.name.padded(to: widest) + "  " + $0.text }
        }
        let usual = max(nameColumns, entries.map(\.name.columns).filter { $0 <= widestName }.max() ?? 0)
        let start = indent + usual + 2
        let hangs = columns - start >= leastRoom
        return entries.flatMap { name, text in
            let head = margin + name
            if head.columns <= start - 2, start + text.columns <= columns {
                return [head.padded(to: start) + text]
            }
            let room = hangs ? start : indent + 2
            let below = text.wrapped(to: columns - room).lines.map { StyledText("".padded(to: room)) + $0 }
            guard hangs, head.columns <= start - 2 else { return head.wrapped(to: columns).lines + below }
            return [head.padded(to: start) + below[0].dropping(room)] + below.dropFirst()
        }
    }

    private func dropping(_ count: Int) -> StyledText { StyledText(glyphs: glyphs.dropFirst(count)) }
}
