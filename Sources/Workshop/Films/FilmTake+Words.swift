internal import ExampleShell
internal import TerminalUIKit

extension FilmTake {
    /// A Boolean value that indicates whether nibs are read after the beginning.
    var readsNibs: Bool { states.contains { $0.stats.nibReads != states[0].stats.nibReads } }

    /// The heading of the lesson, or nil if there is no lesson.
    var heading: String? {
        lesson.map { _ in hasIdentifier == true ? "With a reuse identifier" : "Without a reuse identifier" }
    }

    /// A sentence about cells that leave and rows that come, or nil if there aren't any.
    var lesson: String? {
        let reused = steps.contains { !$0.reused.isEmpty }
        let made = steps.contains { !$0.made.isEmpty }
        let waits = steps.contains { !$0.queued.isEmpty }
        switch (reused, made) {
        case (true, false): return "A cell that leaves waits, and comes back"
        case (true, true): return "Some cells come back, some are new"
        case (false, true) where waits: return "Cells wait, but each \(itemName) gets a new one"
        case (false, true): return "Every \(itemName) gets a new cell"
        case (false, false) where waits: return "A cell that leaves waits"
        case (false, false): return steps.contains { !$0.dropped.isEmpty } ? "A cell that leaves is dropped" : nil
        }
    }

    var summary: String {
        if lesson == nil { return "After \(steps.map(\.command).joined(separator: ", "))." }
        let moves = zip(steps, states.dropFirst()).flatMap { step, state in
            state.shown.compactMap { shown -> String? in
                let cell = "cell #\(shown.cell.object.number ?? 0)"
                if step.reused.contains(shown.cell) { return "\(cell) comes back in \(shown.place)" }
                return step.made.contains(shown.cell) ? "\(cell) is made for \(shown.place)" : nil
            }
        }
        let stats = states[states.count - 1].stats
        let counts = "in the end \(stats.made) made, \(stats.reused) reused, \(stats.nibReads) nib reads."
        return [heading, lesson].compactMap { $0.map { $0 + ". " } }.joined()
            + (moves + [counts]).joined(separator: "; ").capitalizedFirst
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
