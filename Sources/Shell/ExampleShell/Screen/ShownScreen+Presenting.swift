internal import Canvases
internal import Inspection
package import TerminalUIKit

extension ShownScreen {
    /// The screen as lines of text: where somebody types the commands, with its notes, as far as there is room.
    var lines: [String] {
        let page = page(renderPhone(withBadges: session.isInteractive))
        return session.isInteractive ? page.lines(with: notes, pane: pane(of: page)?.lines) : page.lines(beside: [])
    }

    /// The screen as lines of text with all of its notes, below it where there is no room beside it.
    var linesWithAllNotes: [String] {
        let columns = session.isInteractive ? appearance.size.columns : appearance.proseColumns
        let page = ScreenPage(rendering: renderPhone(), style: appearance.style, columns: columns, rows: nil)
        return page.hasRoom ? page.lines(with: notes) : page.lines(above: notes)
    }

    private func renderPhone(withBadges: Bool = true) -> PhoneRendering {
        window.frame = screenFrame
        return PhoneFrame.rendering(
            of: window, badges: withBadges ? givenBadges?() ?? badges : [], style: appearance.style,
            lines: linesForPhone)
    }

    /// What is between the line that was typed and the next prompt; nil if nobody types. Where there is no room beside
    /// the phone, a line below is left to the counts.
    private var linesForPhone: Int? {
        if let givenLines { return givenLines }
        guard session.isInteractive else { return nil }
        return appearance.size.rows - (appearance.size.columns < ScreenPage.leastColumns ? 3 : 2)
    }

    /// A phone's screen, or as much of it as somebody else leaves room for. How high the terminal is changes nothing.
    package var screenFrame: CGRect {
        let frame = UIScreen.main.applicationFrame
        let width = UIWindow.outlinedWidth(columns: appearance.size.columns)
        let height = givenLines.map(PhoneFrame.contentHeight) ?? frame.height
        return CGRect(x: 0, y: 0, width: min(frame.width, width), height: min(frame.height, height))
    }

    /// Whether the phone is lower than a phone is: then fewer cells are on the screen.
    var isLower: Bool { screenFrame.height < UIScreen.main.applicationFrame.height }

    // MARK: After a command

    /// Shows what a command did to somebody who sees the terminal: the screen is drawn if it has changed. What explains
    /// it stands beside or below, and pushes nothing off the terminal while there is room.
    func present(_ sayings: [Saying], steps: [TraceEvent], outcome: Outcome) {
        let before = rendering
        // Who leaves has seen it.
        let page = outcome == .quit ? nil : drawPage()
        guard let page, rendering != before else {
            return writeWithoutPhone(sayings, steps: steps, outcome: outcome)
        }
        write(layOut(page) { [unowned self] in lines(of: $0, saying: sayings, steps: steps) })
    }

    func presentGreeting() {
        let greeting = layOut(drawPage()) { [unowned self] page in
            Greeting(session: session).lines(with: page, pane: pane(of: page)?.lines)
        }
        write(greeting)
    }

    /// The lines of a page, which is kept to be written again in a window of another size.
    package func layOut(_ page: ScreenPage, _ lay: @escaping (ScreenPage) -> [String]) -> [String] {
        let written = Page(lines: lay(page), lay: lay)
        self.page = written
        return written.lines
    }

    /// Writes lines, through a pager if they are too many for the window.
    private func write(_ lines: [String]) {
        let text = lines.joined(separator: "\n")
        if session.isTall(text), session.showInPager(text) { return }
        session.output(text + "\n")
    }

    /// The page with its notes, and what a command said and did below, or beside where there is no room.
    private func lines(of page: ScreenPage, saying sayings: [Saying], steps: [TraceEvent]) -> [String] {
        var page = page
        var notes = notes
        let pane = pane(of: page)
        let below = lines(of: sayings)
        let rows = appearance.size.rows - 2
        var room = rows - page.lines(with: notes, pane: pane?.lines).count
        // Where nothing stands beside the phone, it makes room for what was said.
        if below.count > room, !page.hasRoom,
            let lower = page.foldings.first(where: { $0.lines(with: notes).count + below.count <= rows })
        {
            (page, room) = (lower, below.count)
        }
        let report = steps.isEmpty || pane?.showsAllSteps == true ? [] : [report(on: steps).text(in: appearance.style)]
        var stepLines = lines(of: report.map { .lines($0) })
        hidesSteps = page.hasRoom && !report.isEmpty && below.count + stepLines.count > room
        if hidesSteps {
            if pane == nil { notes = self.notes(hintingAt: steps) }
            stepLines = []
        }
        if below.count > room, let lines = page.lines(with: notes, pane: pane?.lines, saying: sayings) {
            return lines + stepLines
        }
        return page.lines(with: notes, pane: pane?.lines) + below + stepLines
    }

    /// What stands right of the notes, as high as the phone; nil where there is no room for it.
    private func pane(of page: ScreenPage) -> SidePane? {
        pane(of: page, rows: page.rendering.lines.count)
    }

    /// What the last command did, which cells wait, and the code that gives the cells, if that is to be seen, too; nil
    /// where there is no room for it, or somebody is to find out.
    func pane(of page: ScreenPage, code: [StyledText] = [], rows: Int) -> SidePane? {
        guard page.isWide, !session.hidesExperiment else { return nil }
        return SidePane(
            happened: session.recorder.happened, lists: window.cellContainers, code: code, columns: page.paneColumns,
            rows: rows)
    }

    /// Draws the screen, and if it looks otherwise than before, forgets what happened earlier than the last command.
    package func drawPage() -> ScreenPage {
        let (size, before) = (window.frame.size, self.rendering)
        let rendering = renderPhone()
        if rendering != before {
            self.rendering = rendering
            // What only a resize has changed is no news, nor is what was seen under somebody's fingers; and before the
            // first picture there was nothing that could have stayed.
            if window.frame.size != size || before.lines.isEmpty { return page(rendering) }
            session.tell(.screenChanged)
            settle()
        }
        return page(rendering)
    }

    private func page(_ rendering: PhoneRendering) -> ScreenPage {
        let (size, style) = (appearance.size, appearance.style)
        let rows = session.isInteractive ? size.rows - 2 : nil
        return ScreenPage(
            rendering: rendering, style: style, columns: size.columns, rows: rows, phoneRows: linesForPhone)
    }

    private func writeWithoutPhone(_ sayings: [Saying], steps: [TraceEvent], outcome: Outcome) {
        var sayings = sayings
        if sayings.isEmpty, steps.isEmpty, outcome == .ok, !isMoreToSay() {
            sayings = [.prose(remarkOnNothing, indent: 0)]
        }
        guard !sayings.isEmpty || !steps.isEmpty else { return }
        page = nil
        let report = steps.isEmpty ? [] : [Saying.lines(report(on: steps).text(in: appearance.style))]
        let lines = lines(of: sayings + report)
        if !lines.isEmpty { write(lines) }
    }

    package func lines(of sayings: [Saying]) -> [String] {
        sayings.flatMap {
            session.text(of: $0)?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
        }
    }

    package func report(on steps: [TraceEvent]) -> StyledText {
        TraceReport(steps).text(columns: appearance.proseColumns)
    }

    /// What to say when nobody sees a difference.
    package var remarkOnNothing: StyledText {
        if isNew { return "The screen was made again, and looks as before." }
        guard let (before, now) = change else { return "Nothing has changed." }
        var changes = [ScreenCount.made, .reused, .nibReads].compactMap { count in
            let more = now.counts[keyPath: count.number] - before.counts[keyPath: count.number]
            return more == 0 ? nil : "\(more) \(count.rawValue)"
        }
        if let length = now.listLength, length != before.listLength { changes.append("there are \(length) now") }
        changes += now.placeStates.flatMap { $0.news(since: before.placeStates) }
        return "The screen looks as before\(changes.isEmpty ? "" : ": " + changes.joined(separator: ", "))."
    }

    /// The page for a terminal of another size; nil if it would be the same, or something was written below it since.
    var redrawn: String? {
        guard var written = page else { return nil }
        let rendering = renderPhone()
        let lines = written.lay(page(rendering))
        guard lines != written.lines else { return nil }
        self.rendering = rendering
        written.lines = lines
        self.page = written
        return lines.joined(separator: "\n") + "\n"
    }
}
