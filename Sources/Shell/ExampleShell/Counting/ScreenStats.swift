internal import TerminalUIKit

/// The history of a screen's cells, nibs and objects since it was made, in counts.
package struct ScreenStats: Equatable, Encodable {
    package let visible: Int
    package let made: Int
    package let reused: Int
    package let waiting: Int
    package let nibReads: Int
    package let live: Int
}

extension ExampleSession {
    /// The counts of cells and nibs since the screen was made.
    package var stats: ScreenStats {
        let counts = window.cellContainers.reduce(into: ReuseCounts()) { $0 += $1.reuseCounts }
        return ScreenStats(
            visible: counts.visible, made: counts.made, reused: counts.reused, waiting: counts.waiting,
            nibReads: world.fileReads + (program.countsControllersNibs(in: shownList) ? world.controllersFileReads : 0),
            live: program.counted.count(in: world))
    }
}
