internal import Canvases
internal import Inspection
internal import TerminalUIKit

/// While somebody is taught, the phone keeps its place at the top of the window. What is to be read stands right of it,
/// or where there is no room, below a phone that is folded to make some.
extension ShownScreen {
    /// What was said for a line, until the tutor has judged it: then it is written.
    struct Told {
        var sayings: [Saying] = []
        /// What it did, if that is traced.
        var steps: [TraceEvent] = []
        var replies: [Saying] = []
        /// Whether what was said is what the tutor answered a command.
        var isAnswer = false
        /// Whether another program wrote what is to be read first: then it is written below that.
        var isBelowProcess = false
        var hasNews = false
        /// Whether traced steps found no room: then it is only said how many there were.
        var hidesSteps = false
        /// Whether the phone was asked for: it is as high as the window allows, and what was read makes room.
        var isAsked = false
    }

    /// From these columns on, what is to be read stands beside the phone.
    private static let leastColumnsBeside = 100
    /// How many lines of text, below what was said, are worth more than a phone.
    private static let leastLines = 4
    /// How many lines are, where nothing was said.
    private static let leastAlone = 10
    /// The number of lines below the output that tell how to continue.
    private static let leastRoom = 2

    /// Keeps what a command said and did until the tutor has judged it.
    func keep(_ sayings: [Saying], steps: [TraceEvent], of line: ParsedLine, outcome: Outcome) {
        let before = rendering
        told.isAnswer = line.command is any TutorialCommand.Type && told.sayings.isEmpty
        _ = drawPage()
        if rendering != before { told.hasNews = true }
        told.sayings += sayings
        told.steps += steps
        if !told.hasNews, told.sayings.isEmpty, steps.isEmpty, outcome == .ok, !session.tutorial.reading.isDue {
            told.sayings = [.prose(remarkOnNothing, indent: 0)]
        }
        let room = appearance.size.rows - 1 - Self.leastLines - (rendering.foldings.last?.lines.count ?? 0)
        let lines = told.sayings.flatMap { $0.lines(columns: appearance.size.columns, in: appearance.style) }
        told.hidesSteps = !told.steps.isEmpty && lines.count + report(on: told.steps).lines.count > room
    }

    /// Writes what a line did and what the tutor says of it, which is never more than the window holds: output that is
    /// longer is read first.
    func presentLesson(replies: [Saying]) {
        told.replies = replies
        let output = output(of: told)
        if !output.isEmpty, room(below: output, in: told) < Self.leastRoom {
            (told.sayings, told.steps) = ([], [])
            let text = output.joined(separator: "\n")
            if !session.showInPager(text) {
                session.output(text + "\n")
                let line = "The output, \(session.height(of: text)) lines, is above this window: scroll up to read it."
                told.sayings = [.prose(StyledText(line, .dim), indent: 0)]
            }
        }
        let told = told
        let page = layOut(drawPage()) { [unowned self] in lines(of: $0, told: told) }
        // The user can scroll back to what was in the window.
        let clearing =
            appearance.style.attributes ? String(repeating: "\n", count: appearance.size.rows - 1) + "\u{1B}[H" : ""
        session.output(clearing + page.joined(separator: "\n") + "\n")
        session.writeComplaint()
    }

    private func output(of told: Told) -> [String] {
        guard !told.steps.isEmpty, !told.hidesSteps else { return lines(of: told.sayings) }
        return lines(of: told.sayings + [.lines(report(on: told.steps).text(in: appearance.style))])
    }

    /// The number of lines in the window that aren't output, replies or the prompt.
    private func room(below output: [String], in told: Told) -> Int {
        appearance.size.rows - 1 - session.complaintLines - lines(of: told.replies).count
            - (output.isEmpty ? 0 : session.height(of: output.joined(separator: "\n")))
    }

    private func lines(of page: ScreenPage, told: Told) -> [String] {
        var notes = notes(hintingAt: told.hidesSteps ? told.steps : [])
        // What makes the screen stands in the prompt.
        notes.header.removeFirst()
        notes.summary = nil
        var output = self.output(of: told)
        // The window may have been made smaller since.
        if room(below: output, in: told) < Self.leastRoom { output = [] }
        let rows = room(below: output, in: told)
        let replies = lines(of: told.replies)
        let isAlone = output.isEmpty
        if isBeside {
            if let lines = linesBeside(page, notes, rows: rows, isAlone: isAlone) { return lines + output + replies }
        } else {
            let gap = isAlone ? [] : [""]
            let new = session.tutorial.reading.height(columns: appearance.size.columns)
            let least = leastText(of: new, in: rows, told: told, isAlone: isAlone)
            if let (phone, text) = linesBelow(page, notes, rows: rows - gap.count, leastText: least) {
                return phone + (told.isAnswer ? text + gap + output : output + gap + text) + replies
            }
        }
        // What is to be read needs the window.
        let columns = appearance.size.columns
        if isAlone { return text(rows: rows, columns: columns, withOld: true) + replies }
        if told.isAnswer, rows > Self.leastLines {
            return text(rows: rows - 1, columns: columns, withOld: true) + [""] + output + replies
        }
        return output + [""] + text(rows: rows - 1, columns: columns, withOld: false) + replies
    }

    /// How many lines of what is new to read are worth more than a phone.
    private func leastText(of new: Int, in rows: Int, told: Told, isAlone: Bool) -> Int {
        // Who begins a mystery wants all answers at once.
        if session.tutorial.mystery?.commands == 0 { return new }
        if told.hasNews { return isAlone ? .min : 1 }
        if isAlone { return Self.leastAlone }
        return new < rows ? new : Self.leastLines
    }

    private var isBeside: Bool { appearance.size.columns >= Self.leastColumnsBeside }

    /// A Boolean value that indicates whether the phone is folded while there is much to read; not without a learner.
    var foldsPhone: Bool {
        let rows = isBeside ? appearance.size.rows - 1 : appearance.size.rows / 2
        return session.isInteractive && rows < PhoneFrame.wholeLines
    }

    /// Whether the tutorial's window has room for all of the phone.
    var fitsWindow: Bool { session.tutorial.hasWindow && rendering.lines.count < appearance.size.rows }

    /// The phone, its notes, and right of them what is to be read; nil if there is no room for what is new.
    private func linesBeside(_ page: ScreenPage, _ notes: ScreenNotes, rows: Int, isAlone: Bool) -> [String]? {
        let reading = session.tutorial.reading
        let columns = page.isWide ? page.paneColumns : page.besideColumns ?? 0
        // Fewer lines than these are no list of notes.
        let leastNotes = page.isWide ? 0 : 1 + min(rows / 2, notes.notes.count + 1)
        guard let page = page.foldings.first(where: { $0.rendering.lines.count <= rows }),
            isAlone || reading.height(columns: columns) + leastNotes <= rows
        else { return nil }
        if page.isWide {
            let text = session.tutorial.turn(rows: rows, columns: columns, withOld: true)
            let beside = notes.lines(beside: page.rendering, columns: page.notesColumns, rows: rows)
            return page.lines(beside: beside, pane: text)
        }
        let height = reading.height(columns: columns, withOld: true)
        let listed = notes.listed(columns: columns, rows: max(rows - 1 - height, leastNotes - 1))
        let rule = StyledText(String(repeating: "─", count: columns), .dim)
        let text = session.tutorial.turn(rows: rows - 1 - listed.count, columns: columns, withOld: true)
        return page.lines(beside: listed + [rule] + text)
    }

    /// The phone with its notes, as high as what is to be read below leaves; nil if there is no room for both, with so
    /// many lines of text, unless there are fewer.
    private func linesBelow(
        _ page: ScreenPage, _ notes: ScreenNotes, rows: Int, leastText: Int
    ) -> (phone: [String], text: [String])? {
        let columns = appearance.size.columns
        let reading = session.tutorial.reading
        let (new, all) = (reading.height(columns: columns), reading.height(columns: columns, withOld: true))
        let foldings = page.foldings
        func highest(leaving lines: Int) -> [String]? {
            // Notes don't make a phone lower.
            foldings.lazy.filter { rows - $0.rendering.lines.count >= lines }.map { $0.lines(with: notes) }
                .first { rows - $0.count >= lines }
        }
        let lowest = foldings.last?.lines(with: notes) ?? []
        let phone = (told.isAsked ? nil : highest(leaving: all)) ?? highest(leaving: new) ?? lowest
        let room = rows - phone.count
        guard room >= min(new, max(1, leastText)) else { return nil }
        return (phone, text(rows: room, columns: columns, withOld: room > 2))
    }

    private func text(rows: Int, columns: Int, withOld: Bool) -> [String] {
        session.tutorial.turn(rows: rows, columns: columns, withOld: withOld).map { $0.text(in: appearance.style) }
    }
}
