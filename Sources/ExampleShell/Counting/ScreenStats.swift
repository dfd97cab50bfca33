internal import PlainText

/// What `stats` prints.
struct ScreenStats: Codable, Equatable {
    let visible: Int
    let created: Int
    let reused: Int
    let nibLoads: Int
    let queued: Int
    let live: Int

    /// A line for each number, with what it counts.
    ///
    /// - Parameters:
    ///   - counted: The class whose living objects are counted.
    ///   - showsCells: Whether the screen has cells at all.
    ///   - countsControllersNibs: Whether nibs of controllers' own views are counted.
    func text(counting counted: String, showsCells: Bool, countsControllersNibs: Bool) -> String {
        let cells = [
            (visible, "visible", "cells on screen"),
            (created, "created", "cells made so far"),
            (reused, "reused", "times a cell came back"),
            (queued, "queued", "cells waiting to come back"),
        ]
        let others = [
            (
                nibLoads, "nibLoads",
                "nib files read" + (countsControllersNibs ? "" : ", those of controllers' own views aside")
            ),
            (live, "live", "living objects of class \(counted)"),
        ]
        let lines = (showsCells ? cells : []) + others
        let width = lines.map { "\($0.0)".count }.max() ?? 0
        return lines.map { number, name, meaning in
            name.padded(to: 10) + String(repeating: " ", count: width - "\(number)".count) + "\(number)  \(meaning)"
        }.joined(separator: "\n")
    }
}
