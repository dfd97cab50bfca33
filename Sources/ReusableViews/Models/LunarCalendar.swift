/// A list of lunar events that can grow and shrink, however long it is: it stores ranges of numbers, not events.
public nonisolated struct LunarCalendar: Sendable {
    private var ranges: [Range<Int>]
    /// How many events there are.
    public private(set) var count: Int

    /// The first events from the new moon of 26 October 2011 on.
    ///
    /// - Parameter count: How many; a negative number counts as 0.
    public init(count: Int) {
        self.count = max(0, count)
        ranges = [0..<self.count]
    }

    /// The event at a position.
    ///
    /// - Complexity: O(*e*), where *e* is the number of insertions and removals so far.
    public subscript(position: Int) -> LunarEvent {
        let (range, offset) = place(of: position)
        return LunarEvent(index: ranges[range].lowerBound + offset)
    }

    /// Puts an event at a position. O(*e*).
    public mutating func insert(_ event: LunarEvent, at position: Int) {
        count += 1
        guard position < count - 1 else {
            ranges.append(event.index..<(event.index + 1))
            return
        }
        let (index, offset) = place(of: position)
        let range = ranges[index]
        let split = range.lowerBound + offset
        ranges.replaceSubrange(
            index...index, with: [range.lowerBound..<split, event.index..<(event.index + 1), split..<range.upperBound])
        ranges.removeAll(where: \.isEmpty)
    }

    /// Takes the event at a position out. O(*e*).
    @discardableResult
    public mutating func remove(at position: Int) -> LunarEvent {
        let (index, offset) = place(of: position)
        let range = ranges[index]
        let removed = range.lowerBound + offset
        ranges.replaceSubrange(index...index, with: [range.lowerBound..<removed, (removed + 1)..<range.upperBound])
        ranges.removeAll(where: \.isEmpty)
        count -= 1
        return LunarEvent(index: removed)
    }

    private func place(of position: Int) -> (range: Int, offset: Int) {
        precondition((0..<count).contains(position), "no event at \(position) of \(count)")
        var offset = position
        for (index, range) in ranges.enumerated() {
            if offset < range.count { return (index, offset) }
            offset -= range.count
        }
        preconditionFailure("the ranges hold fewer than \(count) events")
    }
}
