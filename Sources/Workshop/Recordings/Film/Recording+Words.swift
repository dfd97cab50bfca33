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
        let rest = has(.dropped) ? "2  is dropped: it has no name" : "2  waits in the queue"
        let back =
            has(.taken)
            ? "3  and comes back with \(isStale ? "old" : "new") text."
            : has(.made) ? "3  and the next \(item) gets a new one." : ""
        return ["1  A cell leaves,", rest + (back.isEmpty ? "." : ","), back]
    }

    /// The film in words, for those who don't see it: the commands, or the way of the cells, and the counts at the end.
    var summary: String {
        var commands: [String] = []
        for (index, moment) in steps.enumerated() {
            let previous = moments[index]
            if let command = moment.command, previous.line != moment.line { commands.append(command) }
        }
        guard movesCells else { return "After \(commands.joined(separator: ", "))." }
        let way = sentences.map { $0.drop { $0.isNumber || $0 == " " } }.filter { !$0.isEmpty }.joined(separator: " ")
        let stats = moments[moments.count - 1].counts
        return "\(way) In the end \(stats.made) made, \(stats.reused) reused, \(stats.nibReads) nib reads."
    }
}
