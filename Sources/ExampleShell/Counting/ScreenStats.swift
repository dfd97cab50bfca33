internal import PlainText

/// What `stats` prints.
struct ScreenStats: Equatable {
    let visible: Int
    let made: Int
    let reused: Int
    let waiting: Int
    let nibReads: Int
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
            (made, "made", "cells made so far"),
            (reused, "reused", "times a cell was reused"),
            (waiting, "waiting", "cells in the reuse queue"),
        ]
        let others = [
            (nibReads, "nib reads", "nib files read" + (countsControllersNibs ? "" : " for cells")),
            (live, "live", "living objects of class \(counted)"),
        ]
        let lines = (showsCells ? cells : []) + others
        let width = lines.map { "\($0.0)".count }.max() ?? 0
        return lines.map { number, name, meaning in
            name.padded(to: 11) + String(repeating: " ", count: width - "\(number)".count) + "\(number)  \(meaning)"
        }.joined(separator: "\n")
    }
}

extension ScreenStats: Encodable {
    private enum CodingKeys: String, CodingKey {
        case visible, made, reused, waiting, nibReads, live
        // As version 1 called them.
        case created, queued, nibLoads
    }

    /// Writes each number by its name, and for one more version by the name it had before.
    func encode(to encoder: any Encoder) throws {
        var numbers = encoder.container(keyedBy: CodingKeys.self)
        let pairs: [(CodingKeys, Int)] = [
            (.visible, visible), (.made, made), (.reused, reused), (.waiting, waiting), (.nibReads, nibReads),
            (.live, live), (.created, made), (.queued, waiting), (.nibLoads, nibReads),
        ]
        for (key, number) in pairs { try numbers.encode(number, forKey: key) }
    }
}
