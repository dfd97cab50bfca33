/// The days from one to another, both included. Either end may be open.
public nonisolated struct DateRange: Hashable, Sendable, CustomStringConvertible {
    /// The first day, or nil for any time.
    public let start: CalendarDay?
    /// The last day, or nil for forever.
    public let end: CalendarDay?

    /// Creates a range, also one whose end is before its start: see ``isBackwards``.
    public init(start: CalendarDay?, end: CalendarDay?) {
        self.start = start
        self.end = end
    }

    /// A Boolean value that indicates whether the end is before the start. Then no day is in the range.
    public var isBackwards: Bool {
        guard let start, let end else { return false }
        return end < start
    }

    /// The range, as `2011.10.1 – 2011.11.1` or `2011.1.1 – forever`.
    public var description: String {
        "\(start?.description ?? "any time") – \(end?.description ?? "forever")"
    }
}
