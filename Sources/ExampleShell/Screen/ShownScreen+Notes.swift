internal import TerminalUIKit

extension ShownScreen {
    /// What is said beside the screen: what makes it, what is broken, the counts, and what happened where.
    var notes: ScreenNotes {
        ScreenNotes(header: header, notes: placeNotes)
    }

    /// The notes, and where the steps of the last command are to be seen, if it had any.
    func notes(hintingAt steps: [TraceEvent]) -> ScreenNotes {
        var notes = notes
        if !steps.isEmpty {
            let (count, them) = steps.count == 1 ? ("1 step", "it") : ("\(steps.count) steps", "them")
            notes.header.append(StyledText("\(count): \"trace last\" shows \(them).", .dim))
        }
        return notes
    }

    /// What is said of places on the screen, from top to bottom: of cells, and of what else is there.
    private var placeNotes: [ScreenNotes.Note] {
        let cells = window.cellContainers.flatMap { CellNotes(of: $0, steps: session.recorder.current).notes }
        return cells + session.placeStates.map { $0.note(since: before?.placeStates) }
    }

    /// The name of the experiment, red if something is broken; nil if none is in force.
    var experimentName: StyledText? {
        session.knownExperiment.map { StyledText($0.name, $0.kind == .worksAfterAll ? .plain : .broken) }
    }

    private var header: [StyledText] {
        let what = StyledText(session.technique.name, .bold) + (experimentName.map { ", " + $0 } ?? "")
        let broken = session.knownExperiment.map { [StyledText($0.broken)] } ?? []
        let counts = session.stats.notes(since: before?.counts, countsCells: !window.cellContainers.isEmpty)
        return [what] + broken + [counts]
    }
}
