internal import PlainText

/// The text that `stats` prints: a line for each count, with its meaning, and with a bar for users who can see one.
struct StatsReport {
    let stats: ScreenStats
    /// The class whose living objects are counted.
    let counted: String
    /// The reason that nib files are counted, such as `for cells`, or empty if all are counted.
    let purposeOfNibs: String
    /// The name of an item of the list, such as `row`, or nil if the screen has no cells.
    let item: String?
    let claims: [String]

    private static let nameWidth = 11
    private static let gap = 2
    /// A bar shorter than this tells too little.
    private static let leastBar = 10

    private var counts: [ScreenCount] { ScreenCount.all(withCells: item != nil) }
    private var numberWidth: Int { counts.map { "\(stats[keyPath: $0.number])".count }.max() ?? 0 }

    private func meaning(of count: ScreenCount) -> String {
        switch count {
        case .visible: "cells on screen"
        case .made: "cells made so far"
        case .reused: "times a cell was reused"
        case .waiting: "cells in the reuse queue"
        case .nibReads: "nib files read\(purposeOfNibs.isEmpty ? "" : " ")\(purposeOfNibs)"
        case .live: "living objects of class \(counted)"
        }
    }

    private func start(of count: ScreenCount) -> String {
        count.rawValue.padded(to: Self.nameWidth)
            + "\(stats[keyPath: count.number])".padded(to: numberWidth, at: .leading)
    }

    var plainText: StyledText {
        StyledText(counts.map { start(of: $0) + "  " + meaning(of: $0) }.joined(separator: "\n"))
    }

    /// Returns a line for each count with its bar, and their sum below.
    func chart(columns: Int) -> StyledText {
        let room = columns - Self.nameWidth - numberWidth - Self.gap
        let largest = counts.map { stats[keyPath: $0.number] }.max() ?? 0
        let scale = scale(to: largest, within: room)
        let lines = counts.map { count in
            let number = Double(stats[keyPath: count.number])
            let bar = scale.length(of: number) > 0 ? "  " + scale.bar(number, count.role) : ""
            let line = StyledText(start(of: count)) + bar
            // A long class name may leave room for itself alone.
            let meanings = [meaning(of: count), meaning(of: count).replacing("living objects ", with: "")]
            let fitting = meanings.first { line.columns + Self.gap + $0.count <= columns }
            return line + StyledText(fitting.map { "  \($0)" } ?? "", .dim)
        }
        let sum = sum.map { [$0.wrapped(to: columns)] } ?? []
        return (lines + sum).joined(by: "\n")
    }

    /// Returns a scale with a column for each thing counted, or as many as leave room for the text after each bar.
    private func scale(to largest: Int, within room: Int) -> BarScale {
        func fits(_ scale: BarScale) -> Bool {
            counts.allSatisfy {
                scale.length(of: Double(stats[keyPath: $0.number])) + Self.gap + meaning(of: $0).count <= room
            }
        }
        var columns = min(largest, max(room, 0))
        while columns > Self.leastBar, !fits(BarScale(largest: Double(largest), columns: columns)) { columns -= 1 }
        return BarScale(largest: Double(largest), columns: columns)
    }

    /// The sum of the counts of cells, or nil if there are no cells, or if one cell is in several places.
    private var sum: StyledText? {
        guard let item, stats.made > 0, stats.made >= stats.visible else { return nil }
        let shown = stats.made + stats.reused
        let items = shown == 1 ? "1 \(item)" : "\(shown) \(item)s"
        if stats.reused > 0 {
            let cells = stats.made == 1 ? "1 cell was" : "\(stats.made) cells were"
            return "\(items) came on screen, and \(cells) enough."
                + claim(among: stats.made <= stats.visible + 1 ? ["T6", "G6"] : [])
        }
        let sum = "\(items) came on screen, \(shown == 1 ? "in" : "each in") a new cell"
        if stats.made > stats.visible { return StyledText(sum + ".") + claim(among: ["T7", "G2"]) }
        return StyledText(sum + (shown == 1 ? ": it has not left yet." : ": none has left yet."))
    }

    private func claim(among ids: [String]) -> StyledText {
        StyledText(claims.first(where: ids.contains).map { "  \($0)" } ?? "", .dim)
    }
}
