/// Lines that come several times in a row, to be shown once.
nonisolated struct TraceFold: Equatable {
    let unit: Range<Int>
    /// The number of times that the steps are repeated.
    let repetitions: Int

    var end: Int { unit.upperBound + repetitions * unit.count }

    /// Longer units are not looked for.
    private static let longestUnit = 60

    /// Finds repetitions, in O(*n*), because the length of a unit is limited. Repetitions may differ in parts that
    /// patterns leave out, and a unit begins only where it may.
    static func folds(in patterns: [String], canBegin: (Int) -> Bool) -> [TraceFold] {
        var folds: [TraceFold] = []
        var index = 0
        while index < patterns.count {
            if canBegin(index), let fold = fold(at: index, in: patterns) {
                folds.append(fold)
                index = fold.end
            } else {
                index += 1
            }
        }
        return folds
    }

    private static func fold(at start: Int, in patterns: [String]) -> TraceFold? {
        let longest = min(longestUnit, (patterns.count - start) / 2)
        guard longest > 0 else { return nil }
        for length in 1...longest {
            let unit = patterns[start..<start + length]
            var end = start + length
            while end + length <= patterns.count, patterns[end..<end + length] == unit { end += length }
            let repetitions = (end - start) / length - 1
            // A line that says so has to spare at least another one.
            if repetitions * length > 1 { return TraceFold(unit: start..<start + length, repetitions: repetitions) }
        }
        return nil
    }
}
