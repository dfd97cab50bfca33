internal import TerminalUIKit

/// Counts what has become of cells, nibs and objects since the screen was made.
final class ScreenCounts {
    /// The classes whose living objects are counted, and how many of each there are.
    private let countLiving: () -> [(name: String, count: Int)]
    /// How many of them were alive before, in the same order: they are others'.
    private let livingBefore: [Int]
    private var fileReadsBefore = 0
    /// Whether the files that controllers read for their own views count, too.
    private var countsControllersNibs = false

    /// - Parameter counted: The classes whose living objects are counted, their subclasses included.
    init<each Counted: UIResponder>(of counted: repeat (each Counted).Type) {
        countLiving = {
            var counts: [(name: String, count: Int)] = []
            repeat counts.append(("\(each counted)", LiveObjects.count(of: each counted)))
            return counts
        }
        livingBefore = countLiving().map(\.count)
    }

    /// The screen is made anew.
    func restart(countingControllersNibs: Bool) {
        countsControllersNibs = countingControllersNibs
        fileReadsBefore = fileReads
    }

    /// How many nib files were read until now.
    private var fileReads: Int { UINib.fileReads + (countsControllersNibs ? UINib.controllersFileReads : 0) }

    /// What has become of cells and nibs.
    func stats(of window: UIWindow) -> ReuseStats {
        let counts = window.reusingViews.reduce(into: ReuseCounts()) { $0 += $1.reuseCounts }
        return ReuseStats(
            visible: counts.visible, created: counts.created, reused: counts.reused,
            nibLoads: fileReads - fileReadsBefore, queued: counts.queued,
            live: livingObjects)
    }

    /// How many objects of each counted class were made by this session and are alive.
    private var ownLiving: [(name: String, count: Int)] {
        zip(countLiving(), livingBefore).map { ($0.name, $0.count - $1) }
    }

    /// How many of the counted objects were made by this session and are alive.
    var livingObjects: Int { ownLiving.reduce(0) { $0 + $1.count } }

    /// The names of the classes that are counted, as far as there are objects of them.
    var countedClasses: String {
        let counts = ownLiving
        let alive = counts.filter { $0.count > 0 }
        return (alive.isEmpty ? Array(counts.prefix(1)) : alive).map(\.name).joined(separator: " or ")
    }
}
