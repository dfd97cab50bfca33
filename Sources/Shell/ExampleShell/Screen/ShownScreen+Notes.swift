package import TerminalUIKit

extension ShownScreen {
    /// The notes beside the screen: what makes it, what is broken, the counts, and what happened where.
    package var notes: ScreenNotes {
        let faults = faults
        let lists = window.cellContainers.map { ($0, session.recorder.cells.changes(of: $0.cellsOnScreen)) }
        let cellNotes = lists.flatMap { list, cells in
            CellNotes(of: cells.filter { !isUnderCard($0) }, in: list, faults: faults).notes
        }
        let placeNotes = session.screenParts.map { $0.note(since: before?.screenParts) }
        var notes = ScreenNotes(header: header(counting: faults), notes: cellNotes + placeNotes)
        guard session.isInteractive, session.shownList != nil else { return notes }
        let cells = lists.flatMap(\.1)
        let wrong = faults.isEmpty ? "" : "\u{A0}· " + StyledText("\(faults.count) wrong", .broken).unbroken
        notes.briefs = [
            session.stats.brief(since: before?.counts, cells: cells) + remark(on: faults),
            session.stats.brief(since: before?.counts) + wrong,
        ]
        notes.summary = before.flatMap { CellSummary(before: $0, now: state, cells: cells).sentence }
            .map { StyledText($0, .dim) }
        notes.queue = StyledText("reuse queue  ", .dim) + ReuseQueueText(of: lists.map(\.0)).line
        return notes
    }

    /// Returns a Boolean value that indicates whether a card, such as an alert, covers a part of a cell.
    private func isUnderCard(_ cell: ChangedCell) -> Bool {
        guard window.rootViewController?.presentedViewController != nil else { return false }
        return cell.cell.isCovered(in: cell.cell.convert(cell.cell.bounds, to: nil))
    }

    /// The badges over the app's picture, or empty on screens that aren't about cells.
    package var badges: [CellBadge] {
        session.shownList == nil ? [] : CellBadge.badges(in: window, changes: session.recorder.cells)
    }

    /// The notes, and where the steps of the last command are to be seen for which there is no room, if there are any.
    package func notes(hintingAt steps: [TraceEvent]) -> ScreenNotes {
        var notes = notes
        guard !steps.isEmpty else { return notes }
        let (count, them) = steps.count == 1 ? ("1 step", "it") : ("\(steps.count) steps", "them")
        notes.header.append(StyledText("\(count): \"trace last\" shows \(them).", .dim))
        return notes
    }

    /// The name of the experiment, red if something is broken, or nil without an experiment. Nibs that the learner
    /// changed may be those of an experiment, which then has its name before.
    var experimentName: StyledText? {
        session.knownExperiment.map { experiment in
            let base = session.editing.nameOfBase.map { $0 + ", " } ?? ""
            return StyledText(base + experiment.name, experiment.kind == .worksAfterAll ? .plain : .broken)
        }
    }

    private func header(counting faults: [ObjectIdentifier: CellFault]) -> [StyledText] {
        let what = StyledText(session.technique.name, .bold) + (experimentName.map { ", " + $0 } ?? "")
        // A user at the prompt has read it when the experiment began.
        let broken = session.isInteractive ? [] : session.knownExperiment.map { [StyledText($0.broken)] } ?? []
        let counts = session.stats.notes(since: before?.counts, countsCells: !window.cellContainers.isEmpty)
        return [what] + broken + [counts + remark(on: faults)]
    }

    private func remark(on faults: [ObjectIdentifier: CellFault]) -> StyledText {
        guard !faults.isEmpty else { return "" }
        let areElsewhere = faults.values.allSatisfy { if case .shows = $0 { true } else { false } }
        let (count, item) = (faults.count, session.itemName)
        let words =
            areElsewhere
            ? "\(count) \(count == 1 ? "shows" : "show") a wrong \(item)"
            : "\(count) \(item)\(count == 1 ? " is" : "s are") wrong"
        return "\u{A0}· " + StyledText(words, .broken).unbroken
    }
}
