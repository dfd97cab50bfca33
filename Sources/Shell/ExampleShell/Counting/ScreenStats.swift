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

    /// The number of counted objects that this session created and that are alive.
    public var livingObjects: Int { counted.living(world).reduce(0) { $0 + $1.count } }

    /// The names of the classes that are counted, as far as there are objects of them.
    var countedClasses: String {
        let counts = counted.living(world)
        let alive = counts.filter { $0.count > 0 }
        return (alive.isEmpty ? Array(counts.prefix(1)) : alive).map(\.name).joined(separator: " or ")
    }
}
