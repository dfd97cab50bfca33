/// The numbers of cells that a table or grid has made, shows and keeps.
public nonisolated struct ReuseCounts: Hashable, Sendable {
    /// Cells on screen.
    public var visible = 0
    /// Cells put on screen for the first time.
    public var made = 0
    /// Times a cell was reused.
    public var reused = 0
    /// Cells waiting in the reuse queue.
    public var waiting = 0

    /// Creates counts of 0.
    public init() {}

    /// Adds the counts of another list.
    public static func += (sum: inout ReuseCounts, more: ReuseCounts) {
        sum.visible += more.visible
        sum.made += more.made
        sum.reused += more.reused
        sum.waiting += more.waiting
    }
}
