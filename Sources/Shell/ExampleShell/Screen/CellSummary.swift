internal import TerminalUIKit

/// A sentence about what the last command did to the cells of a list, as far as that is certain.
struct CellSummary {
    let before: ShownScreen.State
    let now: ShownScreen.State
    let cells: [ChangedCell]

    private var made: Int { now.counts.made - before.counts.made }
    private var reused: Int { now.counts.reused - before.counts.reused }
    /// Cells that left the screen, those aside that are in several places at once.
    private var left: Int { before.counts.visible + made + reused - now.counts.visible }
    /// Those that left and did not go to the reuse queue.
    private var dropped: Int { left - reused - (now.counts.waiting - before.counts.waiting) }
    /// The reused cells on screen: where each was, how often it was reused, and where it is.
    private var back: [(from: CellPlace, times: Int, place: CellPlace)] {
        cells.compactMap { cell in
            guard case .reused(let from, let times) = cell.change else { return nil }
            return (from, times, cell.place)
        }
    }

    /// The sentence, or nil if no cell changed, or there is no sentence for it.
    var sentence: String? {
        let isShared = Set(cells.map { ObjectIdentifier($0.cell) }).count < cells.count
        guard !isShared, made >= 0, reused >= 0, left >= 0, dropped >= 0 else { return nil }
        switch (made, reused) {
        case (0, 0): return sentenceOnPlaces
        case (0, _): return sentenceOnReused
        case (_, 0): return "\(wereMade)\(reason)"
        default: return "\(wereMade), \(reused.inWords) reused."
        }
    }

    private var wereMade: String { "\(Self.cells(made)) \(made == 1 ? "was" : "were") made" }

    private var sentenceOnPlaces: String? {
        if left > 0 {
            let isOne = left == 1
            let end =
                dropped == left
                ? "\(isOne ? "was" : "were") dropped: \(isOne ? "it has" : "they have") no identifier"
                : "\(isOne ? "waits" : "wait") in the reuse queue"
            return "\(Self.cells(left)) left and \(end)."
        }
        let isMoved = cells.contains { if case .moved = $0.change { true } else { false } }
        return isMoved ? "The cells moved with their \(cells[0].place.itemName)s: none was made or reused." : nil
    }

    private var sentenceOnReused: String {
        let sum = back.reduce(0) { $0 + $1.times }
        if sum == reused, back.allSatisfy({ $0.times == 1 }) {
            if reused == 1 { return "The cell that left \(back[0].from) came back in \(back[0].place): none was made." }
            let areTheSame = left == reused && before.counts.waiting == 0
            return "\(Self.cells(reused)) \(areTheSame ? "left\(way)" : "were reused"): none was made."
        }
        let subject = sum == reused ? Self.cells(back.count) : "Cells"
        let times = reused == 1 ? "once" : "\(reused.inWords) times in all"
        return "\(subject) \(subject == "One cell" ? "was" : "were") reused \(times): none was made."
    }

    private var way: String {
        guard let old = before.items, let new = now.items, before.listLength == now.listLength, old != new else {
            return " and came back"
        }
        if !old.overlaps(new) { return " and came back in other \(cells[0].place.itemName)s" }
        return new.lowerBound > old.lowerBound
            ? " at the top and came back below" : " at the bottom and came back above"
    }

    private var reason: String {
        if left == 0 { return before.counts.waiting == 0 ? ", because none was waiting." : "." }
        let isOne = left == 1
        if dropped == left {
            return isOne
                ? ", and the one that left was dropped, because it has no identifier."
                : ", and the ones that left were dropped, because they have no identifier."
        }
        guard dropped == 0 else { return "." }
        return isOne
            ? ", and the one that left waits, because no code asked for its identifier."
            : ", and the ones that left wait, because no code asked for their identifier."
    }

    /// `Three cells`
    private static func cells(_ count: Int) -> String {
        "\(count.inWords.capitalized) \(count == 1 ? "cell" : "cells")"
    }
}

extension Int {
    /// The number in words, up to twelve.
    package var inWords: String {
        let words = [
            "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ]
        return words.indices.contains(self) ? words[self] : "\(self)"
    }
}
