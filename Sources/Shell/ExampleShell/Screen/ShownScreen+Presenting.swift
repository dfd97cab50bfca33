internal import Canvases
internal import Inspection
package import TerminalUIKit

extension ShownScreen {
    /// The screen as lines of text, in an interactive session with its notes, as far as there is room.
    var lines: [String] {
        let page = page(renderPhone(withBadges: session.isInteractive))
        return session.isInteractive
            ? page.lines(with: notes, pane: pane(of: page)) : page.lines(beside: [])
    }

    /// The screen as lines of text with all of its notes, below it where there is no room beside it.
    var linesWithAllNotes: [String] {
        let columns = session.isInteractive ? appearance.size.columns : appearance.proseColumns
        let page = ScreenPage(rendering: renderPhone(), style: appearance.style, columns: columns, rows: nil)
        return page.hasRoom ? page.lines(with: notes) : page.lines(above: notes)
    }

    func renderPhone(withBadges: Bool = true) -> PhoneRendering {
        window.frame = screenFrame
        // Without a device, the phone is as wide as there is room. Of a device, the page shows a part.
        let columns = session.isInteractive && session.world.device == nil ? appearance.size.columns : nil
        return PhoneFrame.rendering(
            of: window, badges: withBadges ? givenBadges?() ?? badges : [], columns: columns, style: appearance.style)
    }

    /// The number of lines for the phone, between the typed line and what is below it, or nil if the session isn't
    /// interactive.
    var linesForPhone: Int? {
        if let givenLines { return givenLines }
        guard session.isInteractive else { return nil }
        let (rows, hasRoom) = (appearance.size.rows - 2, appearance.size.columns >= ScreenPage.leastColumns)
        return rows - (hasRoom ? session.shownList == nil ? 0 : ScreenPage.linesBelow : 1)
    }

    /// The frame of a phone's screen, or of the part for which there are columns. It doesn't depend on the terminal's
    /// height.
    package var screenFrame: CGRect {
        let frame = session.world.run { UIScreen.main.applicationFrame }
        if session.world.device != nil { return frame }
        let width = UIWindow.outlinedWidth(columns: appearance.size.columns)
        return CGRect(x: 0, y: 0, width: min(frame.width, width), height: givenHeight ?? frame.height)
    }

    // MARK: After a command

    /// Shows a command's effect to a user at the terminal: draws the screen if it has changed. Explanations are beside
    /// or below it, and push no line off the terminal while there is room.
    func present(_ pieces: [OutputPiece], steps: [TraceEvent], outcome: Outcome) {
        let before = rendering
        // A user who leaves has seen the page.
        let page = outcome == .quit ? nil : drawPage()
        guard let page, rendering != before else {
            return writeWithoutPhone(pieces, steps: steps, outcome: outcome)
        }
        let all = layOut(page) { [unowned self] in lines(of: $0, saying: pieces, steps: steps) }
        play(above: all.count)
        write(all)
    }

    func presentGreeting() {
        let greeting = layOut(drawPage()) { [unowned self] page in
            Greeting(session: session).lines(with: page, pane: pane(of: page))
        }
        write(greeting)
    }

    /// The lines of a page, which is kept to be written again in a window of another size.
    package func layOut(_ page: ScreenPage, _ lay: @escaping (ScreenPage) -> [String]) -> [String] {
        // A device may be wider than the window.
        func layPart(of page: ScreenPage) -> [String] {
            lay(page.columns.map { page.scrolled(toRows: .max, from: 0, columns: $0, from: 0) } ?? page)
        }
        let written = Page(lines: layPart(of: page), lay: layPart)
        self.page = written
        return written.lines
    }

    /// Writes lines, through a pager if they are too many for the window.
    private func write(_ lines: [String]) {
        let text = lines.joined(separator: "\n")
        if session.isTall(text), session.showInPager(text) { return }
        session.output(text + "\n")
    }

    /// Returns the page with its notes, and the output and steps of a command below, or beside if there is no room.
    private func lines(of page: ScreenPage, saying pieces: [OutputPiece], steps: [TraceEvent]) -> [String] {
        var page = page
        var notes = notes
        let pane = pane(of: page)
        let below = lines(of: pieces)
        let rows = appearance.size.rows - 2
        var room = rows - page.lines(with: notes, pane: pane).count
        // If there are no notes beside the phone, the phone makes room for the output.
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
        if below.count > room, let lines = page.lines(with: notes, pane: pane, saying: pieces) {
            return lines + stepLines
        }
        return page.lines(with: notes, pane: pane) + below + stepLines
    }

    /// Returns the pane beside the page. Without code, it may be higher than the phone, and leaves room for output.
    private func pane(of page: ScreenPage) -> SidePane? {
        let room = (page.rows ?? 0) - ScreenPage.linesBelow - Self.linesOfOutput
        return pane(of: page, rows: page.rows, most: max(page.rendering.lines.count, room))
    }

    private static let linesOfOutput = 8

    /// Returns the pane with the last command's steps, the waiting cells, and the code that provides the cells, if some
    /// rows are enough for the code below the phone. Without code, the pane has so many lines at most. Returns nil if
    /// there is no room, or if the learner must find a fault.
    ///
    /// - Parameter moment: The steps of a moment, in the place of the last command's. What waits then is not in the
    ///   pane, because the queue is that of the end.
    func pane(of page: ScreenPage, rows: Int?, most: Int, at moment: CommandSteps? = nil) -> SidePane? {
        guard page.isWide, !session.hidesExperiment else { return nil }
        let (columns, phone) = (page.leftColumns, page.rendering.lines.count)
        var code = code(columns: columns)
        if !code.isEmpty { code = SidePane.section("the code that gives the cells", code, columns: columns) }
        let high = phone + ScreenPage.linesBelow + code.count
        let isHigh = !code.isEmpty && high <= rows ?? 0
        let happened = moment ?? session.recorder.happened
        return SidePane(
            happened: happened, lists: moment == nil ? window.cellContainers : [],
            nib: isHigh ? nib(litBy: happened, columns: page.paneColumns) : nil, below: isHigh ? code : [],
            columns: page.paneColumns, rows: isHigh ? high : most)
    }

    /// Draws the screen, and if it looks different, forgets everything earlier than the last command.
    package func drawPage() -> ScreenPage {
        let (size, before) = (window.frame.size, self.rendering)
        let rendering = renderPhone()
        if rendering != before {
            self.rendering = rendering
            // A change by a resize is no news, and neither is one that the user saw in a full screen. Before the first
            // picture, no part could have stayed the same.
            if window.frame.size != size || before.lines.isEmpty { return page(rendering) }
            session.tell(.screenChanged)
            settle()
        }
        return page(rendering)
    }

    private func page(_ rendering: PhoneRendering) -> ScreenPage {
        let (size, style) = (appearance.size, appearance.style)
        let rows = session.isInteractive ? size.rows - 2 : nil
        let (lines, neighbor) = (linesForPhone, neighbor?())
        let folded = neighbor.map { PhoneRendering.folded([rendering, $0], to: lines ?? .max)[0] }
        return ScreenPage(
            rendering: folded ?? rendering, style: style, columns: size.columns, rows: rows, phoneRows: lines)
    }

    private func writeWithoutPhone(_ pieces: [OutputPiece], steps: [TraceEvent], outcome: Outcome) {
        var pieces = pieces
        if pieces.isEmpty, steps.isEmpty, outcome == .ok, teacher?.isMoreToSay != true {
            pieces = [.prose(remarkOnNothing, indent: 0)]
        }
        guard !pieces.isEmpty || !steps.isEmpty else { return }
        page = nil
        let report = steps.isEmpty ? [] : [OutputPiece.lines(report(on: steps).text(in: appearance.style))]
        let lines = lines(of: pieces + report)
        if !lines.isEmpty { write(lines) }
    }

    package func lines(of pieces: [OutputPiece]) -> [String] {
        pieces.flatMap {
            session.text(of: $0)?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
        }
    }

    package func report(on steps: [TraceEvent]) -> StyledText {
        TraceReport(steps).text(columns: appearance.proseColumns)
    }

    /// The text for a command after which the screen looks the same.
    package var remarkOnNothing: StyledText {
        if isNew { return "The screen was built again, and looks as before\(session.editing.whyUnseen)." }
        guard let (before, now) = change else { return "Nothing has changed." }
        var changes = [ScreenCount.made, .reused, .nibReads].compactMap { count in
            let more = now.counts[keyPath: count.number] - before.counts[keyPath: count.number]
            return more == 0 ? nil : "\(more) \(count.rawValue)"
        }
        if let length = now.listLength, length != before.listLength { changes.append("there are \(length) now") }
        changes += now.screenParts.flatMap { $0.news(since: before.screenParts) }
        return "The screen looks as before.\(changes.isEmpty ? "" : " New: \(changes.joined(separator: "; ")).")"
    }

    /// The page after a change of the screen by itself, over the one above the prompt, or below output that came since.
    /// Text that the screen's own code has printed is above it. Nil without a change. A terminal without escape codes
    /// can't erase a page, so it is told once after each command.
    var changed: String? {
        let printed = session.takePrinted()
        let isChanged = renderPhone() != rendering
        guard isChanged || !printed.isEmpty else { return nil }
        guard appearance.style.attributes else {
            guard isChanged, remarked != rendering else { return printed.isEmpty ? nil : printed }
            remarked = rendering
            return printed + "The screen has changed by itself. Type show to see it.\n"
        }
        let above = session.hasComplaint ? nil : page
        guard isChanged || above != nil else { return printed }
        let lines = layOut(drawPage(), above?.lay ?? { [unowned self] in self.lines(of: $0, saying: [], steps: []) })
        session.forgetComplaint()
        return (above.map { "\u{1B}[\($0.lines.count)A\u{1B}[J" } ?? "") + printed
            + lines.joined(separator: "\n") + "\n"
    }

    /// The page for a terminal of another size, or nil if it would be the same, or something was written below it
    /// since.
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
