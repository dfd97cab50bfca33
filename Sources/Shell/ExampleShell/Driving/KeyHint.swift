/// A key, and a word for its effect.
package struct KeyHint {
    private let keys: String
    private let meaning: String
    /// Hints with higher numbers are left out first.
    fileprivate let rank: Int

    package init(_ keys: String, _ meaning: String, rank: Int) {
        (self.keys, self.meaning, self.rank) = (keys, meaning, rank)
    }

    /// `merges` says whether the word alone is enough if it begins with the key.
    fileprivate func text(merging merges: Bool) -> StyledText {
        merges && meaning.hasPrefix(keys) && keys.count == 1
            ? StyledText(keys, .bold) + StyledText(String(meaning.dropFirst()))
            : StyledText(keys, .bold) + StyledText(" \(meaning)")
    }
}

extension [KeyHint] {
    /// As many as there is room for in a line. `marksKeys` says whether a key can be told from the rest of a word.
    package func line(columns: Int, marksKeys: Bool) -> StyledText {
        var hints = self
        func line() -> StyledText { hints.map { $0.text(merging: marksKeys) }.joined(by: "  ") }
        while line().columns > columns, hints.count > 1 {
            let last = hints.map(\.rank).max()!
            hints.remove(at: hints.lastIndex { $0.rank == last }!)
        }
        return line()
    }
}
