internal import TerminalUIKit

extension ScreenStats {
    /// Returns the counts in a line, each with its growth. Those of cells only if there are any.
    func notes(since before: ScreenStats?, countsCells: Bool) -> StyledText {
        let cells = [
            count(\.made, "made", since: before), count(\.reused, "reused", since: before), waiting(since: before),
        ]
        let reads = count(\.nibReads, nibReads == 1 ? "nib read" : "nib reads", since: before)
        return ((countsCells ? cells.compactMap(\.self) : []) + [reads]).joined(by: Self.dot)
    }

    /// The counts of cells in a line, with the numbers of those on screen that were made and reused.
    func brief(since before: ScreenStats?, cells: [ChangedCell] = []) -> StyledText {
        let isMixed = cells.areOfSeveralClasses
        func numbers(_ role: TextRole, _ isMeant: (ChangedCell.Change) -> Bool) -> StyledText {
            let meant = cells.filter { isMeant($0.change) }.map { TraceObject($0.cell) }
            let badges = meant.compactMap { CellBadge.text(of: $0, isMixed: isMixed) }
            return badges.isEmpty || before == nil ? "" : ": " + StyledText(badges.joined(separator: " "), role)
        }
        let made = count(\.made, "made", since: before, isBrief: true) + numbers(.made) { $0 == .made }
        let reused =
            count(\.reused, "reused", since: before, isBrief: true)
            + numbers(.reused) { if case .reused = $0 { true } else { false } }
        return [made, reused, waiting(since: before)].compactMap(\.self).joined(by: Self.dot)
    }

    private static let dot: StyledText = "\u{A0}· "

    /// Returns the number of waiting cells, or nil if it is and was zero.
    private func waiting(since before: ScreenStats?) -> StyledText? {
        waiting + (before?.waiting ?? 0) > 0 ? count(\.waiting, "waiting", since: before) : nil
    }

    /// Returns a number with its name, and its growth. In the brief form, only if that differs from the number.
    private func count(
        _ number: KeyPath<ScreenStats, Int>, _ name: String, since before: ScreenStats?, isBrief: Bool = false
    ) -> StyledText {
        let now = self[keyPath: number]
        let difference = now - (before ?? self)[keyPath: number]
        let count = StyledText("\(now) \(name)")
        guard difference != 0, !(isBrief && difference == now) else { return count.unbroken }
        return (count + StyledText(difference > 0 ? " +\(difference)" : " \(difference)", .bold)).unbroken
    }
}
