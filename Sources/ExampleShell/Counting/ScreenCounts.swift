internal import TerminalUIKit

/// Counts what has become of cells, nibs and objects in a session's world since the screen was made.
struct ScreenCounts {
    private let world: World
    private let classes: CountedClasses

    init(of classes: CountedClasses, in world: World) {
        self.classes = classes
        self.world = world
    }

    /// What has become of cells and nibs; those that controllers read for their own views may count, too.
    func stats(of window: UIWindow, countingControllersNibs countsControllersNibs: Bool) -> ScreenStats {
        let counts = window.cellContainers.reduce(into: ReuseCounts()) { $0 += $1.reuseCounts }
        return ScreenStats(
            visible: counts.visible, made: counts.made, reused: counts.reused, waiting: counts.waiting,
            nibReads: world.fileReads + (countsControllersNibs ? world.controllersFileReads : 0), live: livingObjects)
    }

    /// How many of the counted objects were made by this session and are alive.
    var livingObjects: Int { classes.living(world).reduce(0) { $0 + $1.count } }

    /// The names of the classes that are counted, as far as there are objects of them.
    var countedClasses: String {
        let counts = classes.living(world)
        let alive = counts.filter { $0.count > 0 }
        return (alive.isEmpty ? Array(counts.prefix(1)) : alive).map(\.name).joined(separator: " or ")
    }
}
