internal import Canvases
internal import Foundation
internal import TerminalUIKit

extension ExampleSession {
    /// What is said beside the screen: what makes it, what is broken, the counts, and what happened where.
    public var notes: ScreenNotes {
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
        let cells = window.reusingViews.flatMap { CellNotes(of: $0, steps: recorder.current).notes }
        return cells + facts.map { $0.note(since: shown.before?.facts) }
    }

    /// The state whose changes the notes tell.
    var screenState: ShownScreen.State {
        ShownScreen.State(counts: stats, facts: facts, listLength: listLength)
    }

    /// The screen as lines of text: where somebody types the commands, with its notes, as far as there is room.
    var screenLines: [String] {
        let page = page(drawPicture())
        return isInteractive ? page.lines(with: notes) : page.lines(beside: [])
    }

    /// The screen as lines of text with all of its notes, below it where there is no room beside it.
    var screenLinesWithAllNotes: [String] {
        let columns = isInteractive ? appearance.size.columns : appearance.proseColumns
        let page = ScreenPage(picture: drawPicture(), style: appearance.style, columns: columns, rows: nil)
        return page.hasRoom ? page.lines(with: notes) : page.lines(above: notes)
    }

    /// The experiment that is in force, unless the learner is to find out which it is.
    var knownExperiment: Experiment? { tutorial.mystery == nil ? experiment : nil }

    /// The name of the experiment, red if something is broken; nil if none is in force.
    var experimentName: StyledText? {
        knownExperiment.map { StyledText($0.name, $0.kind == .worksAfterAll ? .plain : .broken) }
    }

    private var header: [StyledText] {
        let what = StyledText(technique.name, .bold) + (experimentName.map { ", " + $0 } ?? "")
        let broken = knownExperiment.map { [StyledText($0.broken)] } ?? []
        let counts = stats.notes(since: shown.before?.counts, countsCells: !window.reusingViews.isEmpty)
        return [what] + broken + [counts]
    }

    /// Draws the screen as large as there is room for.
    private func drawPicture() -> PhonePicture {
        window.frame = screenFrame
        return PhoneFrame.picture(of: window, style: appearance.style, lines: linesForPicture)
    }

    /// What is between the line that was typed and the next prompt; nil if nobody types.
    private var linesForPicture: Int? { isInteractive ? appearance.size.rows - 2 : nil }

    /// A phone's screen, or as much of it as the terminal has room for.
    var screenFrame: CGRect {
        let frame = UIScreen.main.applicationFrame
        let width = PhoneFrame.contentWidth(columns: appearance.size.columns)
        let height = linesForPicture.map(PhoneFrame.contentHeight) ?? frame.height
        return CGRect(x: 0, y: 0, width: min(frame.width, width), height: min(frame.height, height))
    }

    // MARK: After a command

    /// Shows what a command did to somebody who sees the terminal.
    ///
    /// The screen is drawn if it has changed. What explains it stands beside or below, and pushes nothing off the
    /// terminal while there is room.
    func present(_ sayings: [Saying], steps: [TraceEvent], outcome: Outcome) {
        shown.hidesSteps = false
        let before = shown.picture
        let page = drawPage()
        guard page.picture != before else { return writeWithoutPicture(sayings, steps: steps, outcome: outcome) }
        let written = ShownScreen.Page(
            lines: lines(of: page, saying: sayings, steps: steps), sayings: sayings, steps: steps)
        shown.page = written
        shown.height += written.lines.count
        output(written.lines.joined(separator: "\n") + "\n")
    }

    /// The page with its notes, and what a command said and did below, or beside where there is no room.
    private func lines(of page: ScreenPage, saying sayings: [Saying], steps: [TraceEvent]) -> [String] {
        var notes = notes
        let room = appearance.size.rows - 2 - page.picture.lines.count
        let below = lines(of: sayings)
        var stepLines = steps.isEmpty ? [] : lines(of: [.lines(report(on: steps).text(in: appearance.style))])
        shown.hidesSteps = page.hasRoom && !steps.isEmpty && below.count + stepLines.count > room
        if shown.hidesSteps {
            notes = self.notes(hintingAt: steps)
            stepLines = []
        }
        let prose = sayings.allSatisfy { if case .prose = $0 { true } else { false } }
        if below.count > room, prose, let columns = page.besideColumns {
            let beside = sayings.flatMap { $0.lines(columns: columns) }
            if let lines = page.lines(with: notes, saying: beside) { return lines + stepLines }
        }
        return page.lines(with: notes) + below + stepLines
    }

    /// Draws the screen, and if it looks otherwise than before, forgets what happened earlier than the last command.
    func drawPage() -> ScreenPage {
        let picture = drawPicture()
        if picture != shown.picture {
            shown.picture = picture
            window.reusingViews.forEach { $0.settleChanges() }
            shown.settle(screenState)
        }
        return page(picture)
    }

    private func page(_ picture: PhonePicture) -> ScreenPage {
        ScreenPage(picture: picture, style: appearance.style, columns: appearance.size.columns, rows: linesForPicture)
    }

    private func writeWithoutPicture(_ sayings: [Saying], steps: [TraceEvent], outcome: Outcome) {
        var sayings = sayings
        if sayings.isEmpty, steps.isEmpty, outcome == .ok, !tutorial.reading.isDue {
            sayings = [.prose(remarkOnNothing, indent: 0)]
        }
        guard !sayings.isEmpty || !steps.isEmpty else { return }
        shown.page = nil
        let lines = lines(of: sayings)
        shown.height += lines.count
        if !lines.isEmpty { output(lines.joined(separator: "\n") + "\n") }
        if !steps.isEmpty { page(report(on: steps)) }
    }

    private func lines(of sayings: [Saying]) -> [String] {
        sayings.flatMap {
            text(of: $0)?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
        }
    }

    private func report(on steps: [TraceEvent]) -> StyledText {
        TraceReport(steps).text(columns: appearance.proseColumns)
    }

    /// What to say when nobody sees a difference.
    private var remarkOnNothing: StyledText {
        let state = screenState
        guard let change = shown.change(to: state) else { return "Nothing has changed." }
        let (before, counts) = (change.counts, state.counts)
        var changes = [
            (counts.created - before.created, "made"), (counts.reused - before.reused, "came back"),
            (counts.nibLoads - before.nibLoads, "nib reads"),
        ].filter { $0.0 != 0 }.map { "\($0) \($1)" }
        if let length = state.listLength, length != change.listLength { changes.append("there are \(length) now") }
        changes += state.facts.flatMap { $0.news(since: change.facts) }
        return "The screen looks as before\(changes.isEmpty ? "" : ": " + changes.joined(separator: ", "))."
    }

    /// The page for a terminal of another size; nil if it would be the same, or something was written below it since.
    var redrawnScreen: String? {
        guard var written = shown.page else { return nil }
        let picture = drawPicture()
        let lines = lines(of: page(picture), saying: written.sayings, steps: written.steps)
        guard lines != written.lines else { return nil }
        shown.picture = picture
        written.lines = lines
        shown.page = written
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Saying {
    /// The lines of prose no wider than some columns.
    fileprivate func lines(columns: Int) -> [StyledText] {
        switch self {
        case .lines(let text): [StyledText(text)]
        case .paged: []
        case .prose(let text, let indent): text.wrapped(to: columns, indent: indent).lines
        }
    }
}
