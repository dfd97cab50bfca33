internal import TerminalUIKit

/// What has become of a screen's cells, nibs and objects since it was made.
struct ScreenStats: Equatable, Encodable {
    let visible: Int
    let made: Int
    let reused: Int
    let waiting: Int
    let nibReads: Int
    let live: Int
}

extension ExampleSession {
    /// What has become of cells and nibs since the screen was made.
    var stats: ScreenStats {
        let counts = window.cellContainers.reduce(into: ReuseCounts()) { $0 += $1.reuseCounts }
        return ScreenStats(
            visible: counts.visible, made: counts.made, reused: counts.reused, waiting: counts.waiting,
            nibReads: world.fileReads + (countsControllersNibs ? world.controllersFileReads : 0), live: livingObjects)
    }

    /// How many of the counted objects were made by this session and are alive.
    public var livingObjects: Int { program.counted.living(world).reduce(0) { $0 + $1.count } }

    /// A Boolean value that indicates whether the files that controllers read for their own views are counted, too.
    /// Where there are cells, they aren't: then the number is the cells'.
    var countsControllersNibs: Bool { program.countsControllersNibs ?? (shownList == nil) }
}
