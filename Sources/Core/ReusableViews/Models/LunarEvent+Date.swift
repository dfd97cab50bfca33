import Foundation

nonisolated extension LunarEvent {
    /// Creates the first event at or after a moment.
    ///
    /// - Complexity: O(1).
    public init(firstSince moment: Date) {
        let quarter = 29.530588861 / 4 * 86_400
        let distance = moment.timeIntervalSince(LunarEvent(index: 0).date) / quarter
        var index = distance.whole(in: -1_000_000...1_000_000)
        while LunarEvent(index: index).date < moment, index < 1_000_000 { index += 1 }
        while LunarEvent(index: index - 1).date >= moment, index > -1_000_000 { index -= 1 }
        self.init(index: index)
    }
}
