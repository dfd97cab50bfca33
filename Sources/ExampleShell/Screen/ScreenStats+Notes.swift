extension ScreenStats {
    /// The counts in a line, with what has been added to each.
    ///
    /// - Parameters:
    ///   - before: The counts to compare with; nil to compare with none.
    ///   - countsCells: Whether there are cells to count.
    func notes(since before: ScreenStats?, countsCells: Bool) -> StyledText {
        func unbroken(_ text: String) -> String { text.replacing(" ", with: "\u{A0}") }
        func count(_ number: KeyPath<ScreenStats, Int>, _ name: String, _ plural: String? = nil) -> StyledText {
            let now = self[keyPath: number]
            let count = StyledText(unbroken("\(now) \(now == 1 ? name : plural ?? name)"))
            let difference = now - (before ?? self)[keyPath: number]
            guard difference != 0 else { return count }
            return count + StyledText(unbroken(difference > 0 ? " +\(difference)" : " \(difference)"), .bold)
        }
        let cells = [count(\.made, "made"), count(\.reused, "reused"), count(\.waiting, "waiting")]
        let counts = (countsCells ? cells : []) + [count(\.nibReads, "nib read", "nib reads")]
        return counts.dropFirst().reduce(counts[0]) { $0 + "\u{A0}· " + $1 }
    }
}
