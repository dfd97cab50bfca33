internal import TerminalUIKit

/// Counts what has become of cells, nibs and objects in a session's world since the screen was made.
struct ScreenCounts {
    private let world: World
    /// The classes whose living objects are counted, and how many of each there are. Where there are cells, only they.
    private let countLiving: () -> [(name: String, count: Int)]

    /// Counts objects of some classes and their subclasses in a world.
    init<each Counted: UIResponder>(of counted: repeat (each Counted).Type, in world: World) {
        self.world = world
        countLiving = {
            var (cells, others): ([(name: String, count: Int)], [(name: String, count: Int)]) = ([], [])
            for counted in repeat each counted {
                let count = ("\(counted)", world.liveObjects.count(of: counted))
                if counted is any ReusableCell.Type { cells.append(count) } else { others.append(count) }
            }
            return others.isEmpty || cells.contains { $0.count > 0 } ? cells : others
        }
    }

    /// What has become of cells and nibs; those that controllers read for their own views may count, too.
    func stats(of window: UIWindow, countingControllersNibs countsControllersNibs: Bool) -> ScreenStats {
        let counts = window.cellContainers.reduce(into: ReuseCounts()) { $0 += $1.reuseCounts }
        return ScreenStats(
            visible: counts.visible, made: counts.made, reused: counts.reused, waiting: counts.waiting,
            nibReads: world.fileReads + (countsControllersNibs ? world.controllersFileReads : 0), live: livingObjects)
    }

    /// How many of the counted objects were made by this session and are alive.
    var livingObjects: Int { countLiving().reduce(0) { $0 + $1.count } }

    /// The names of the classes that are counted, as far as there are objects of them.
    var countedClasses: String {
        let counts = countLiving()
        let alive = counts.filter { $0.count > 0 }
        return (alive.isEmpty ? Array(counts.prefix(1)) : alive).map(\.name).joined(separator: " or ")
    }
}
