internal import Canvases
internal import ExampleShell
internal import Inspection
internal import TerminalUIKit

/// The window during a lesson: the phone keeps its place at the top. The text to read is right of it, or, if there is
/// no room, below a phone that is folded to make some.
final class LessonWindow {
    private unowned let tutorial: Tutorial
    /// The output of the line that runs.
    var lineOutput = LineOutput()

    private var session: ExampleSession { tutorial.session }
    private var shown: ShownScreen { session.shown }
    private var appearance: Appearance { session.appearance }

    init(of tutorial: Tutorial) {
        self.tutorial = tutorial
    }

    /// The number of columns from which on the text is beside the phone.
    private static let leastColumnsBeside = 100
    /// The number of lines of text, below the output, that are more important than a phone.
    private static let leastLines = 4
    /// The number of lines of text that are more important than the images on a phone.
    private static let leastTold = 3
    /// The number of lines of text, if there is no output, that are more important than a phone.
    private static let leastAlone = 10
    /// The number of lines below the output that tell how to continue.
    private static let leastRoom = 2

    /// Keeps the output and steps of a command until the tutor has judged it.
    func keep(_ pieces: [OutputPiece], steps: [TraceEvent], of line: ParsedLine, outcome: Outcome) {
        let before = shown.rendering
        lineOutput.isAnswer = line.command is any TutorialCommand.Type && lineOutput.pieces.isEmpty
        _ = shown.drawPage()
        if shown.rendering != before { lineOutput.hasNews = true }
        lineOutput.pieces += pieces
        // The steps of lines that run for the tutorial aren't the learner's.
        if !(line.command is any TutorialCommand.Type) { lineOutput.steps += steps }
        let isSilent = !lineOutput.hasNews && lineOutput.pieces.isEmpty && lineOutput.steps.isEmpty
        if isSilent, outcome == .ok, !tutorial.reading.isDue {
            lineOutput.pieces = [.prose(shown.remarkOnNothing, indent: 0)]
        }
        let room = appearance.size.rows - 1 - Self.leastLines - (shown.rendering.foldings.last?.lines.count ?? 0)
        let lines = lineOutput.pieces.flatMap { $0.lines(columns: appearance.size.columns, in: appearance.style) }
        let stepLines = lineOutput.steps.isEmpty ? 0 : shown.report(on: lineOutput.steps).lines.count
        lineOutput.hidesSteps = stepLines > 0 && lines.count + stepLines > room
    }

    /// Writes the effect of a line and the tutor's comments, which never exceed the window: longer output is read
    /// first.
    func presentLesson(replies: [OutputPiece]) {
        lineOutput.replies = replies
        let output = output(of: lineOutput)
        if !output.isEmpty, room(below: output, in: lineOutput) < Self.leastRoom {
            (lineOutput.pieces, lineOutput.steps) = ([], [])
            let text = output.joined(separator: "\n")
            if !session.showInPager(text) {
                session.output(text + "\n")
                let line = "The output, \(session.height(of: text)) lines, is above this window: scroll up to read it."
                lineOutput.pieces = [.prose(StyledText(line, .dim), indent: 0)]
            }
        }
        let lineOutput = lineOutput
        if !isBeside {
            let rows = room(below: self.output(of: lineOutput), in: lineOutput) - 1
            tutorial.reading.returnToLesson(columns: appearance.size.columns, rows: isQuestionRead ? rows : 0)
        }
        let page = shown.layOut(shown.drawPage()) { [unowned self] in lines(of: $0, lineOutput: lineOutput) }
        // The user can scroll back to the former contents of the window.
        let clearing =
            appearance.style.attributes ? String(repeating: "\n", count: appearance.size.rows - 1) + "\u{1B}[H" : ""
        session.output(clearing)
        shown.play(above: page.count)
        session.output(page.joined(separator: "\n") + "\n")
        session.writeComplaint()
    }

    private func output(of lineOutput: LineOutput) -> [String] {
        guard !lineOutput.steps.isEmpty, !lineOutput.hidesSteps else { return shown.lines(of: lineOutput.pieces) }
        let report = shown.report(on: lineOutput.steps).text(in: appearance.style)
        return shown.lines(of: lineOutput.pieces + [.lines(report)])
    }

    /// The number of lines in the window that aren't output, replies or the prompt.
    private func room(below output: [String], in lineOutput: LineOutput) -> Int {
        appearance.size.rows - 1 - session.complaintLines - shown.lines(of: lineOutput.replies).count
            - (output.isEmpty ? 0 : session.height(of: output.joined(separator: "\n")))
    }

    private func lines(of page: ScreenPage, lineOutput: LineOutput) -> [String] {
        var notes = shown.notes(hintingAt: lineOutput.hidesSteps ? lineOutput.steps : [])
        // The prompt already names the code that makes the screen.
        notes.header.removeFirst()
        notes.summary = nil
        var output = self.output(of: lineOutput)
        // The window may have been made smaller since.
        if room(below: output, in: lineOutput) < Self.leastRoom { output = [] }
        let rows = room(below: output, in: lineOutput)
        let replies = shown.lines(of: lineOutput.replies)
        let isAlone = output.isEmpty
        if isBeside {
            if let lines = linesBeside(page, notes, rows: rows, isAlone: isAlone) { return lines + output + replies }
        } else {
            let gap = isAlone ? [] : [""]
            let new = tutorial.reading.height(columns: appearance.size.columns)
            let least = leastText(of: new, in: rows, lineOutput: lineOutput, isAlone: isAlone)
            if let (phone, text) = linesBelow(page, notes, rows: rows - gap.count, leastText: least) {
                return phone + (lineOutput.isAnswer ? text + gap + output : output + gap + text) + replies
            }
        }
        // The text to read needs the window, but for the counts that a line has changed.
        let columns = appearance.size.columns
        if isAlone {
            let news = lineOutput.hasNews ? notes.counts(columns: columns) : nil
            let counts = [news].compactMap { $0?.text(in: appearance.style) }
            return counts + text(rows: rows - counts.count, columns: columns, withOld: true) + replies
        }
        if lineOutput.isAnswer, rows > Self.leastLines {
            return text(rows: rows - 1, columns: columns, withOld: true) + [""] + output + replies
        }
        return output + [""] + text(rows: rows - 1, columns: columns, withOld: false) + replies
    }

    /// Returns the number of lines of new text that are more important than a phone.
    private func leastText(of new: Int, in rows: Int, lineOutput: LineOutput, isAlone: Bool) -> Int {
        // A user who begins a mystery wants all answers at once.
        if tutorial.mystery?.commands == 0 { return new }
        if isQuestionRead, !lineOutput.hasNews, new < rows { return new }
        if lineOutput.hasNews { return isAlone ? .min : 1 }
        if isAlone { return Self.leastAlone }
        return new < rows ? new : Self.leastLines
    }

    /// A Boolean value that indicates whether the learner has read a question, and thinks about the answer.
    private var isQuestionRead: Bool {
        guard let tutor = tutorial.tutor, !tutor.isWaiting, !tutorial.reading.isDue else { return false }
        return tutor.lesson?.question != nil
    }

    private var isBeside: Bool { appearance.size.columns >= Self.leastColumnsBeside }

    /// A Boolean value that indicates whether the phone is folded while there is much to read, not without a learner.
    var foldsPhone: Bool {
        let rows = isBeside ? appearance.size.rows - 1 : appearance.size.rows / 2
        return session.isInteractive && rows < PhoneFrame.wholeLines
    }

    /// Shows all of the phone, if there is room for it.
    func show() -> Bool {
        guard tutorial.hasWindow, shown.rendering.lines.count < appearance.size.rows else { return false }
        (lineOutput.hasNews, lineOutput.isAsked) = (true, true)
        return true
    }

    /// Returns the phone, its notes, and right of them the text to read, or nil if there is no room for new text.
    private func linesBeside(_ page: ScreenPage, _ notes: ScreenNotes, rows: Int, isAlone: Bool) -> [String]? {
        let reading = tutorial.reading
        let columns = page.isWide ? page.paneColumns : page.besideColumns ?? 0
        // Fewer lines than these are no list of notes.
        let leastNotes = page.isWide ? 0 : 1 + min(rows / 2, notes.notes.count + 1)
        guard
            let page = page.foldings.first(where: {
                $0.rendering.hasUpperEdge && $0.rendering.lines.count <= rows
            }),
            isAlone || reading.height(columns: columns) + leastNotes <= rows
        else { return nil }
        if page.isWide {
            let text = tutorial.turn(rows: rows, columns: columns, withOld: true)
            let beside = notes.lines(beside: page.rendering, columns: page.notesColumns, rows: rows)
            return page.lines(beside: beside, pane: text)
        }
        let height = reading.height(columns: columns, withOld: true)
        let listed = notes.listed(columns: columns, rows: max(rows - 1 - height, leastNotes - 1))
        let rule = StyledText(String(repeating: "─", count: columns), .dim)
        let text = tutorial.turn(rows: rows - 1 - listed.count, columns: columns, withOld: true)
        return page.lines(beside: listed + [rule] + text)
    }

    /// Returns the phone with its notes, as high as possible, and the text below it. Returns nil if there is no room
    /// for both with `leastText` lines of text, or with all lines if there are fewer.
    private func linesBelow(
        _ page: ScreenPage, _ notes: ScreenNotes, rows: Int, leastText: Int
    ) -> (phone: [String], text: [String])? {
        let columns = appearance.size.columns
        let reading = tutorial.reading
        let (new, all) = (reading.height(columns: columns), reading.height(columns: columns, withOld: true))
        // A phone without its upper edge looks as if it were pushed out of the window.
        let foldings = page.tellingFoldings.filter(\.rendering.hasUpperEdge)
        func highest(leaving lines: Int) -> [String]? {
            // Notes don't make a phone lower.
            foldings.lazy.filter { rows - $0.rendering.lines.count >= lines }.map { $0.lines(with: notes) }
                .first { rows - $0.count >= lines }
        }
        // A picture without images, or with only the chosen rows of wheels, is the last resort, if it is lower.
        let least = min(new, max(Self.leastTold, leastText))
        let telling = foldings.last?.lines(with: notes) ?? []
        let bare = page.foldings.last(where: \.rendering.hasUpperEdge)?.lines(with: notes) ?? []
        let lowest = rows - telling.count >= least || telling.count <= bare.count ? telling : bare
        // Code is read together with the text about it.
        let withCode = lineOutput.isAsked ? new : reading.heightWithListing(columns: columns)
        let phone = (lineOutput.isAsked ? nil : highest(leaving: all)) ?? highest(leaving: withCode)
        if phone == nil, withCode > new, withCode <= rows { return nil }
        let drawn = phone ?? highest(leaving: new) ?? lowest
        let room = rows - drawn.count
        guard room >= min(new, max(1, leastText)) else { return nil }
        return (drawn, text(rows: room, columns: columns, withOld: room > 2))
    }

    private func text(rows: Int, columns: Int, withOld: Bool) -> [String] {
        tutorial.turn(rows: rows, columns: columns, withOld: withOld).map { $0.text(in: appearance.style) }
    }
}
