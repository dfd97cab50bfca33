internal import ExampleShell
internal import TerminalUIKit

extension Recording {
    private var steps: ArraySlice<Moment> { moments.dropFirst() }

    private func has(_ kind: Event.Kind) -> Bool { steps.contains { !$0.cells(kind).isEmpty } }

    /// A Boolean value that indicates whether any cell comes or goes.
    var movesCells: Bool { steps.contains { !$0.events.isEmpty } }

    /// The three sentences about the way of a cell, each in its own time; empty if no cell leaves or comes.
    var sentences: [String] {
        guard movesCells else { return [] }
        let isStale = moments.contains { moment in moment.shown.contains { $0.fault != nil } }
        let rest =
            has(.dropped) ? "2  is dropped: it has no name," : has(.taken) ? "2  waits in the queue," : "2  waits,"
        let back =
            has(.taken)
            ? isStale ? "3  and comes back with old text." : "3  and comes back with new text."
            : has(.made) ? "3  and the next \(item) gets a new one." : ""
        return ["1  A cell leaves,", rest, back]
    }

    /// A sentence about what becomes of the cells; nil if none comes or goes.
    var lesson: String? {
        switch (has(.taken), has(.made)) {
        case (true, false): "A cell that leaves waits, and comes back"
        case (true, true): "Some cells come back, some are new"
        case (false, true) where has(.waits): "Cells wait, but each \(item) gets a new one"
        case (false, true): "Every \(item) gets a new cell"
        case (false, false) where has(.waits): "A cell that leaves waits"
        case (false, false): has(.dropped) ? "A cell that leaves is dropped" : nil
        }
    }

    var summary: String {
        var commands: [String] = []
        for (index, moment) in steps.enumerated() {
            let previous = moments[index]
            if let command = moment.command, previous.line != moment.line { commands.append(command) }
        }
        guard let lesson else { return "After \(commands.joined(separator: ", "))." }
        let heading = hasIdentifier == true ? "With a reuse identifier" : "Without a reuse identifier"
        let moves = steps.flatMap { moment in
            moment.shown.compactMap { shown -> String? in
                let cell = "cell #\(shown.cell.object.number ?? 0)"
                if moment.cells(.taken).contains(shown.cell) { return "\(cell) comes back in \(shown.place)" }
                return moment.cells(.made).contains(shown.cell) ? "\(cell) is made for \(shown.place)" : nil
            }
        }
        let stats = moments[moments.count - 1].counts
        let counts = "in the end \(stats.made) made, \(stats.reused) reused, \(stats.nibReads) nib reads."
        return "\(heading). \(lesson). " + (moves + [counts]).joined(separator: "; ").capitalizedFirst
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
