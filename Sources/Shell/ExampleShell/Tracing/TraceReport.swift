internal import PlainText
package import TerminalUIKit

/// The steps of a command for people: a block for each nib, nested as loads are, with repetitions only once.
package struct TraceReport {
    private let lines: [TraceLine]
    private let folds: [TraceFold]
    private let events: [TraceEvent]
    private let isCut: Bool

    /// Groups steps, of which there may have been more.
    package init(_ events: [TraceEvent], isCut: Bool = false) {
        self.events = events
        self.isCut = isCut
        lines = Self.lines(of: events)
        folds = TraceFold.folds(in: lines.map(\.pattern)) { [lines] in lines[$0].beginsUnit }
    }

    /// Returns the lines, then one for those left out, with the command that shows them if hints are wanted, and one
    /// with the sum.
    package func text(columns: Int?, hints: Bool = true) -> StyledText {
        var result: [StyledText] = []
        var index = 0
        for fold in folds {
            result += lines[index..<fold.unit.upperBound].map { $0.text(columns: columns) }
            result.append(summary(of: fold).wrapped(to: columns, indent: TraceLine.indent(columns)))
            index = fold.end
        }
        result += lines[index...].map { $0.text(columns: columns) }
        return (result + [sum(hints: hints).wrapped(to: columns)]).joined(by: "\n")
    }

    /// `… the same for cells #2–#7, rows 1–6: 6 × 17 steps`
    private func summary(of fold: TraceFold) -> StyledText {
        let folded = lines[fold.unit.upperBound..<fold.end]
        let cells = folded.flatMap(\.cells)
        let places = folded.flatMap(\.places)
        let whom = [
            cells.isEmpty ? nil : "cell\(Set(cells).count == 1 ? "" : "s") \(NumberRanges(cells).text(prefix: "#"))",
            places.isEmpty ? nil : NumberRanges.text(ofPlaces: places),
        ].compactMap(\.self).joined(separator: ", ")
        let steps = lines[fold.unit].reduce(0) { $0 + $1.steps }
        let times = fold.repetitions == 1 ? "" : "\(fold.repetitions) × "
        return StyledText(
            String(repeating: " ", count: TraceLine.textStart) + "… the same" + (whom.isEmpty ? "" : " for \(whom)")
                + ": \(times)\(steps) \(steps == 1 ? "step" : "steps")", .dim)
    }

    private func sum(hints: Bool) -> StyledText {
        func count(_ kind: TraceEvent.Kind, _ one: String, _ many: String) -> String {
            let number = events.count { $0.event == kind }
            return "\(number) \(number == 1 ? one : many)"
        }
        let counts = [
            count(.load, "nib read", "nib reads") + ofControllers, count(.make, "cell made", "cells made"),
            count(.reuse, "reused", "reused"),
        ]
        let hint = folds.isEmpty || !hints ? "." : "; \"trace last --all\" shows all."
        let number = events.count == 1 ? "1 step" : "\(events.count) steps"
        let steps = isCut ? "The first \(number)" : number
        return StyledText("\(steps): \(counts.joined(separator: ", "))\(hint)", .dim)
    }

    /// The number of reads by controllers for their own views in parentheses, because the counts of a list's screen
    /// don't contain them. Empty if there are none.
    private var ofControllers: String {
        let number = zip(events, events.dropFirst()).count { before, event in
            event.event == .load && before.event == .lifecycle && before.key == "loadView"
                && before.subject == event.subject
        }
        if number == 0 { return "" }
        let isAll = number == events.count { $0.event == .load }
        return " (\(isAll ? "" : "\(number) ")by \(number == 1 ? "a controller" : "controllers"))"
    }

    private static func lines(of events: [TraceEvent]) -> [TraceLine] {
        var lines: [TraceLine] = []
        var begun: Set<NibLoad> = []
        var read: TraceEvent?
        for event in events {
            if let load = event.load, begun.insert(load).inserted {
                lines.append(TraceLine(beginning: load, wasRead: read?.object == load.file))
                read = nil
            }
            // A file that was read and gave no objects.
            if let event = read { lines.append(TraceLine(event)) }
            read = event.event == .load ? event : nil
            guard read == nil else { continue }
            let line = TraceLine(event)
            if lines.last?.canTake(line) == true { lines[lines.count - 1].take(line) } else { lines.append(line) }
        }
        if let event = read { lines.append(TraceLine(event)) }
        return lines
    }
}
