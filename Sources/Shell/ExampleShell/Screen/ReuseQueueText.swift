internal import TerminalUIKit

/// The cells that wait in the reuse queues of lists, by their badges, or the reason why no cell waits.
struct ReuseQueueText {
    private static let mostLines = 5

    private let waiting: [(identifier: String, cells: [any ReusableCell])]
    private let counts: ReuseCounts

    init(of lists: [any CellContainer]) {
        // Not by a key path, which Swift would make at run time for lists of any type.
        waiting = lists.flatMap { $0.cellsWaiting }
        counts = lists.reduce(into: ReuseCounts()) { $0 += $1.reuseCounts }
    }

    /// The queue in a line.
    var line: StyledText { waiting.isEmpty ? StyledText(reasonEmpty, .dim) : groups.joined(by: "  ") }

    /// Returns the queue in lines of some columns, or only the number of very many cells.
    func lines(columns: Int) -> [StyledText] {
        guard !waiting.isEmpty else { return StyledText(reasonEmpty, .dim).wrapped(to: columns).lines }
        let lines = groups.flatMap { $0.wrapped(to: columns, indent: 2).lines }
        guard lines.count > Self.mostLines else { return lines }
        let count = waiting.reduce(0) { $0 + $1.cells.count }
        return lines.prefix(Self.mostLines - 1) + [StyledText("… \(count) cells wait", .dim)]
    }

    private var groups: [StyledText] {
        waiting.map { identifier, cells in
            let badges = cells.map { CellBadge.text($0.serialNumber) }
            return StyledText("\"\(identifier)\"", .name).unbroken + "  " + badges.joined(by: " ")
        }
    }

    private var reasonEmpty: String {
        if counts.made > counts.visible { return "empty: the cells that left have no identifier, so none is kept" }
        return counts.reused > 0 ? "empty: every cell that left was reused" : "empty: no cell has left the screen"
    }
}
