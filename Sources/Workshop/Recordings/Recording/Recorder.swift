internal import Canvases
internal import ExampleShell
internal import Foundation
internal import PlainText
internal import TerminalUIKit

/// Plays commands in a hidden session of the same program, and records them.
struct Recorder {
    /// The distance by which a list is scrolled from one moment to the next.
    enum Pace {
        case rows
        /// Half rows, on a phone so low that only whole rows fit between them.
        case halfRows
    }

    var recording: Recording
    private let canvas: SVGCanvas
    /// The hidden session.
    let session: ExampleSession
    /// A session that runs lines whole, for their notes; nil if the recording has no notes.
    private let whole: ExampleSession?
    private let pace: Pace
    /// A Boolean value that indicates whether the recording says what lists show wherever they are scrolled to.
    private let learnsScrolling: Bool
    /// The number of steps in which something changes; half a row is half a step.
    private var length = 0.0
    /// The cells as they were on the screen last.
    private var lastShown: [Recording.Cell: Recording.Shown] = [:]

    /// The most steps of a recording that isn't a film.
    static let mostSteps = 10_000
    /// The most moments for each step that a recording may have. Moments in which nothing changes take time, too.
    private static let mostMoments = 20

    /// A Boolean value that indicates whether the last moment looks like the one before.
    private var isIdle: Bool { recording.isIdle(recording.moments.count - 1) }

    /// Begins with a fresh screen, whole or broken, on a whole phone, or on one with no more than an edge.
    init(
        technique: Technique, breaking experiment: Experiment?, like session: ExampleSession, on canvas: SVGCanvas,
        isSlim: Bool = false, pace: Pace = .rows, learningScrolling learnsScrolling: Bool = false
    ) throws {
        let twin = session.twin()
        twin.appearance = Appearance(fixedWidth: 80)
        (self.canvas, self.session, self.pace, self.learnsScrolling) = (canvas, twin, pace, learnsScrolling)
        try Self.makeScreen(in: twin, by: technique, breaking: experiment)
        whole = pace == .rows ? session.twin() : nil
        whole?.appearance = twin.appearance
        if let whole { try Self.makeScreen(in: whole, by: technique, breaking: experiment) }
        if pace == .halfRows, let list = twin.shownList {
            twin.shown.givenHeight = Self.height(showingWholeRowsOf: list, in: twin.window)
            try Self.makeScreen(in: twin, by: technique, breaking: experiment)
        }
        twin.recorder.isOn = true
        twin.window.frame = twin.shown.screenFrame
        // Row by row, a list shows one cell more between two rows: a film begins there.
        if pace == .halfRows { twin.run("scroll 0.5") }
        let drawing = PhoneDrawing(window: twin.window, isSlim: isSlim)
        recording = Recording(
            program: twin.name, technique: technique.name, experiment: experiment?.name,
            broken: experiment, item: twin.itemName,
            phone: canvas.symbol { drawing.drawBody(on: canvas) }, size: drawing.size,
            screen: CGRect(origin: drawing.origin, size: twin.window.bounds.size),
            itemCount: twin.shownList?.itemCount)
        recording.moments = [moment(after: nil, line: nil)]
        tell(of: twin)
        learnScrolling()
    }

    /// Makes the screen of a twin as its session does: with a technique of that name, whole or broken.
    private static func makeScreen(
        in twin: ExampleSession, by technique: Technique, breaking experiment: Experiment?
    ) throws {
        twin.technique = try twin.program.technique(named: technique.name)
        guard let experiment else { return twin.restart() }
        try twin.begin((try? twin.experiment(named: experiment.name)) ?? experiment)
    }

    /// Returns the height of a window in which only whole rows fit.
    private static func height(showingWholeRowsOf list: any CellList, in window: UIWindow) -> CGFloat {
        window.layoutIfNeeded()
        return window.bounds.height - list.bounds.height.truncatingRemainder(dividingBy: list.heightOfRow)
    }

    // MARK: Playing

    /// Plays a script until it ends, or a line can't be played.
    ///
    /// - Parameters:
    ///   - most: The most steps; the error for more says how to do with less.
    ///   - isTolerant: Whether lines that fail or end the program are skipped.
    mutating func play(_ script: Script, most: Int, isTolerant: Bool = false) throws {
        for (index, line) in script.lines.enumerated() {
            guard try play(line, at: index, isTolerant: isTolerant) else { break }
            if max(length, Double(recording.moments.count / Self.mostMoments)) > Double(most) {
                let kind = most == Self.mostSteps ? "recording" : "film"
                throw CommandError(
                    "\(line.place): a \(kind) has \(most) steps at most, and each row that is "
                        + "scrolled past is one; scroll less far, or use goto")
            }
        }
    }

    /// Plays a line, and returns a Boolean value that indicates whether the script goes on.
    private mutating func play(_ line: Script.Line, at index: Int, isTolerant: Bool) throws -> Bool {
        let parsed = session.parse(line.text)
        if !isTolerant, let run: RunExperiment = try? session.command(parsing: line.text), let name = run.name,
            (try? session.experiment(named: name))?.endsProgram == true
        {
            throw CommandError.endsFilm(name, place: line.place)
        }
        // Commands that only show something have no place in a film. Lines that can't be run report the reason.
        if case .shows = parsed.effect, parsed.command?.purpose != .session { return true }
        let (pieces, isHalfRow) = pieces(of: line.text)
        for text in pieces {
            var complaint = ""
            session.errors = { complaint += $0 }
            switch session.run(text) {
            case .quit: return false
            case .failed where !isTolerant:
                let problem = complaint.trimmingPrefix("error: ").trimmingCharacters(in: .newlines)
                throw CommandError("\(line.place): \(problem)")
            case .ok, .failed: take(after: line.text, at: index, isHalfRow: isHalfRow)
            }
            // At the end of a list, the rest of a touch moves nothing. The two sides of a film keep the same moments.
            if learnsScrolling, isIdle { break }
        }
        guard let whole else { return true }
        whole.run(line.text)
        whole.window.frame = whole.shown.screenFrame
        tell(of: pieces.count > 1 ? whole : session)
        return true
    }

    /// Returns the commands of a line; a touch that scrolls passes one row after another.
    private func pieces(of line: String) -> ([String], isHalfRow: Bool) {
        guard let scroll: Scroll = try? session.command(parsing: line) else { return ([line], false) }
        let pieces = pace == .rows ? scroll.rows.magnitude : scroll.rows.magnitude * 2
        guard pieces > 1, pieces <= 2000 else { return ([line], false) }
        let count = pieces.rounded(.up)
        return (Array(repeating: "scroll \(scroll.rows / count)", count: count.whole(in: 1...2000)), pace == .halfRows)
    }

    private mutating func take(after command: String, at line: Int, isHalfRow: Bool) {
        guard let last = recording.moments.last else { return }
        // In a film, a command that makes the screen before any step makes the first moment, which is after no command.
        let isFirst = !learnsScrolling && session.screensMade != last.screen && recording.moments.count == 1
        if isFirst { recording.moments = [] }
        var moment = moment(after: isFirst ? nil : command, line: isFirst ? nil : line)
        moment.isHalfRow = isHalfRow
        recording.moments.append(moment)
        if !isFirst, !isIdle { length += isHalfRow ? 0.5 : 1 }
        learnScrolling()
    }

    /// Adds what is said of a screen to the last moment.
    private mutating func tell(of session: ExampleSession) {
        guard pace == .rows else { return }
        let (notes, last) = (session.shown.notes, recording.moments.count - 1)
        recording.moments[last].header = notes.header.map(Self.runs)
        recording.moments[last].notes = notes.notes.map { .init(y: $0.y, text: Self.runs(of: $0.text)) }
    }

    private static func runs(of text: StyledText) -> [Recording.Run] {
        text.runs.map { [StyledText($0.text).string.printable] + ($0.role == .plain ? [] : [$0.role.cssClass]) }
    }

    /// Learns what the list on the screen shows wherever it is scrolled to, once for each screen.
    private mutating func learnScrolling() {
        let screen = session.screensMade
        let isNew = recording.moments.dropLast().last?.screen != screen
        guard learnsScrolling, isNew, session.shownList != nil else { return }
        let twins = [session.experiment, nil].map { experiment in
            let twin = session.twin()
            try? Self.makeScreen(in: twin, by: session.technique, breaking: experiment)
            twin.window.frame = session.window.frame
            return twin
        }
        let scrolling = Scrolling(of: twins[0], whole: twins[1], on: screen, drawing: symbol)
        if let scrolling { recording.scrolling.append(scrolling) }
    }

    // MARK: Recording

    /// The screen as it is now, with the drawings of the app's views apart.
    private mutating func moment(after command: String?, line: Int?) -> Recording.Moment {
        let (window, screen) = (session.window, session.screensMade)
        window.frame = session.shown.screenFrame
        window.layoutIfNeeded()
        var moment = Recording.Moment(command: command, line: line, screen: screen, counts: session.stats)
        let faults = session.shown.faults
        var hidden: [(view: UIView, alpha: CGFloat)] = []
        let badges = CellBadge.badges(in: window, changes: session.recorder.cells)
        for (index, container) in window.cellContainers.enumerated() {
            let clip = container.convert(container.bounds, to: window).intersection(window.bounds)
            moment.lists.append(.init(clip: clip, offset: container.bounds.origin))
            for onScreen in container.cellsOnScreen {
                let cell = onScreen.cell
                let frame = cell.convert(cell.bounds, to: window)
                let id = Recording.Cell(screen: screen, object: TraceObject(cell))
                let badge = badges.first { $0.number == id.object.number && $0.frame.intersects(frame) }
                guard let badge, cell.alpha > 0, !cell.isHidden, moment[id] == nil,
                    !isCovered(frame.intersection(clip), of: container, in: window)
                else { continue }
                hidden.append((cell, cell.alpha))
                let place = CGPoint(
                    x: badge.frame.minX - frame.minX, y: badge.shape.minY - max(frame.minY, clip.minY))
                let origin = container.bounds.origin
                moment.shown.append(
                    .init(
                        cell: id, list: index, place: onScreen.place.description,
                        frame: frame.offsetBy(dx: origin.x - clip.minX, dy: origin.y - clip.minY),
                        badge: CGRect(origin: place, size: badge.shape.size), text: badge.text,
                        drawing: symbol(of: cell, in: session.world), fault: faults[ObjectIdentifier(cell)]))
            }
            moment.waiting += container.cellsWaiting.flatMap(\.cells).compactMap { cell in
                lastShown[Recording.Cell(screen: screen, object: TraceObject(cell))]
            }
        }
        for shown in moment.shown { lastShown[shown.cell] = shown }
        for (view, _) in hidden { view.alpha = 0 }
        moment.background = canvas.symbol {
            canvas.clip(to: window.bounds)
            window.render(on: canvas)
        }
        for (view, alpha) in hidden { view.alpha = alpha }
        moment.steps = command == nil ? session.recorder.loading : session.recorder.current
        if command != nil { moment.events = moment.steps.compactMap { event($0, on: screen) } }
        return moment
    }

    private func event(_ event: TraceEvent, on screen: Int) -> Recording.Event? {
        guard let object = event.subject, object.isCell else { return nil }
        let kind: Recording.Event.Kind
        switch event.event {
        case .queue: kind = event.key == nil ? .dropped : .waits
        case .reuse: kind = .taken
        case .make: kind = .made
        case .show: kind = .shown
        default: return nil
        }
        return .init(event: kind, cell: .init(screen: screen, object: object), place: event.place?.description)
    }

    private func isCovered(_ rect: CGRect, of container: UIView, in window: UIWindow) -> Bool {
        guard let hit = window.hitTest(CGPoint(x: rect.midX, y: rect.midY), with: nil) else { return false }
        return !hit.isDescendant(of: container) && !container.isDescendant(of: hit)
    }

    private func symbol(of cell: UIView, in world: World) -> String {
        canvas.symbol {
            world.run {
                UIGraphicsPushContext(canvas)
                canvas.translate(x: -cell.frame.minX, y: -cell.frame.minY)
                cell.drawHierarchy(on: canvas)
                UIGraphicsPopContext()
            }
        }
    }
}
