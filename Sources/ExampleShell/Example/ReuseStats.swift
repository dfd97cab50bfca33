/// What `stats` prints.
struct ReuseStats: Codable, Equatable {
    let visible: Int
    let created: Int
    let reused: Int
    let nibLoads: Int
    let queued: Int
    let live: Int

    /// A line for each number, with what it counts.
    var text: String {
        let lines = [
            (visible, "visible", "cells on screen"),
            (created, "created", "cells made so far"),
            (reused, "reused", "times a cell came back"),
            (nibLoads, "nibLoads", "nib files read, the screen's own aside"),
            (queued, "queued", "cells waiting to come back"),
            (live, "live", "objects of that kind alive now"),
        ]
        let width = lines.map { "\($0.0)".count }.max() ?? 0
        return lines.map { number, name, meaning in
            name.padded(to: 10) + String(repeating: " ", count: width - "\(number)".count) + "\(number)  \(meaning)"
        }.joined(separator: "\n")
    }
}
