internal import Canvases
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// A session that plays a script, as a film shows it: its states, and the steps between them.
struct FilmTake {

    private(set) var states: [FilmState] = []
    private(set) var steps: [FilmStep] = []
    let technique: String
    let experiment: Experiment?
    /// The phone, without the contents of its screen.
    let phone: String
    let size: CGSize
    let origin: CGPoint
    /// A Boolean value that indicates whether cells have a reuse identifier, or nil if there are no cells.
    private(set) var hasIdentifier: Bool?
    let itemName: String
    private(set) var badges: [Int: CellBadge] = [:]

    private var madeScreen = 0
    private let canvas: SVGCanvas
    private let session: ExampleSession

    /// Plays a script in a session of its own, beginning with a fresh screen.
    init(
        of script: Script, technique: Technique, breaking experiment: Experiment?, like session: ExampleSession,
        on canvas: SVGCanvas
    ) throws {
        let twin = try session.player()
        twin.appearance = Appearance(fixedWidth: 80)
        try twin.repeatScreen(of: technique, breaking: experiment)
        twin.recorder.isOn = true
        (self.technique, self.experiment, self.canvas, self.session) = (technique.name, experiment, canvas, twin)
        twin.window.frame = twin.shown.screenFrame
        let drawing = PhoneDrawing(window: twin.window)
        (size, origin) = (drawing.size, drawing.origin)
        phone = canvas.symbol { drawing.drawBody(on: canvas) }
        itemName = twin.itemName
        madeScreen = screen
        take(after: nil)
        for line in script.lines {
            guard try play(line) else { break }
        }
    }

    func isIdle(_ step: Int) -> Bool { states[step] == states[step + 1] }

    mutating func remove(_ step: Int) {
        steps.remove(at: step)
        states.remove(at: step)
    }

    // MARK: Playing

    /// Plays a line, and says whether the script goes on.
    private mutating func play(_ line: Script.Line) throws -> Bool {
        let parsed = session.parse(line.text)
        if let run: RunExperiment = try? session.command(parsing: line.text), let name = run.name,
            (try? session.experiment(named: name))?.endsProgram == true
        {
            throw CommandError.endsFilm(name, place: line.place)
        }
        // Commands that only show something have no place in a film. Lines that can't be run report the reason.
        if case .shows = parsed.effect, parsed.command?.purpose != .session { return true }
        for text in pieces(of: line.text) {
            var complaint = ""
            session.errors = { complaint += $0 }
            switch session.run(text) {
            case .quit: return false
            case .failed:
                let problem = complaint.trimmingPrefix("error: ").trimmingCharacters(in: .newlines)
                throw CommandError("\(line.place): \(problem)")
            case .ok: take(after: line.text)
            }
            if steps.indices.count(where: { !isIdle($0) }) > SnapshotContents.mostFilmSteps {
                throw CommandError(
                    "\(line.place): a film has \(SnapshotContents.mostFilmSteps) steps at most, and each row that is "
                        + "scrolled past is one; scroll less far, or use goto")
            }
        }
        return true
    }

    /// Returns the commands of a line. A touch that scrolls passes one row after another.
    private func pieces(of line: String) -> [String] {
        guard let scroll: Scroll = try? session.command(parsing: line), (2...1000).contains(scroll.rows.magnitude)
        else {
            return [line]
        }
        return Array(repeating: "scroll \(scroll.rows.signum())", count: Int(scroll.rows.magnitude))
    }

    // MARK: Recording

    private mutating func take(after command: String?) {
        var state = state
        guard let last = states.last, let command else { return states = [state] }
        var step = FilmStep(command: command)
        step.isRemade = screen != madeScreen
        madeScreen = screen
        // A command that makes the screen before any step makes the first state.
        if step.isRemade, steps.isEmpty { return states = [state] }
        if !step.isRemade {
            state.waiting = last.waiting
            note(session.recorder.current, in: &step, &state.waiting)
        }
        states.append(state)
        steps.append(step)
    }

    private var screen: Int { session.screensMade }

    private func note(_ events: [TraceEvent], in step: inout FilmStep, _ waiting: inout [FilmState.Cell]) {
        for event in events {
            guard let object = event.subject, object.isCell else { continue }
            let cell = FilmState.Cell(screen: screen, object: object)
            switch event.event {
            case .queue where event.key == nil: step.dropped.insert(cell)
            case .queue:
                if !step.queued.contains(cell) { step.queued.append(cell) }
                waiting.append(cell)
            case .reuse:
                step.reused.insert(cell)
                waiting.removeAll { $0 == cell }
            case .make: step.made.insert(cell)
            default: break
            }
        }
    }

    /// The screen as it is now. The drawings of the app's views are separate.
    private var state: FilmState {
        mutating get {
            let window = session.window
            window.frame = session.shown.screenFrame
            window.layoutIfNeeded()
            var state = FilmState(stats: session.stats)
            var hidden: [(view: UIView, alpha: CGFloat)] = []
            let badges = CellBadge.badges(in: window, changes: session.recorder.cells)
            for (index, container) in window.cellContainers.enumerated() {
                let list = FilmState.List(screen: screen, index: index)
                let clip = container.convert(container.bounds, to: window).intersection(window.bounds)
                state.lists[list] = .init(clip: clip, offset: container.bounds.origin)
                var seen: Set<FilmState.Cell> = []
                for onScreen in container.cellsOnScreen {
                    let cell = onScreen.cell
                    let frame = cell.convert(cell.bounds, to: window)
                    let id = FilmState.Cell(screen: screen, object: TraceObject(cell))
                    let badge = badges.first { $0.number == id.object.number && $0.frame.intersects(frame) }
                    guard let badge, cell.alpha > 0, !cell.isHidden,
                        !isCovered(frame.intersection(clip), of: container, in: window),
                        seen.insert(id).inserted
                    else { continue }
                    self.badges[badge.number] = badge
                    hasIdentifier = (hasIdentifier ?? false) || cell.reuseIdentifier?.isEmpty == false
                    hidden.append((cell, cell.alpha))
                    let y = badge.shape.minY - max(frame.minY, clip.minY)
                    state.shown.append(
                        .init(
                            cell: id, list: list, place: onScreen.place, frame: frame,
                            badge: CGPoint(x: badge.frame.minX - frame.minX, y: y), contents: symbol(of: cell)))
                }
            }
            for (view, _) in hidden { view.alpha = 0 }
            state.background = canvas.symbol {
                canvas.clip(to: window.bounds)
                window.render(on: canvas)
            }
            for (view, alpha) in hidden { view.alpha = alpha }
            return state
        }
    }

    private func isCovered(_ rect: CGRect, of container: UIView, in window: UIWindow) -> Bool {
        guard let hit = window.hitTest(CGPoint(x: rect.midX, y: rect.midY), with: nil) else { return false }
        return !hit.isDescendant(of: container) && !container.isDescendant(of: hit)
    }

    private func symbol(of cell: UIView) -> String {
        canvas.symbol {
            session.world.run {
                UIGraphicsPushContext(canvas)
                canvas.translate(x: -cell.frame.minX, y: -cell.frame.minY)
                cell.drawHierarchy(on: canvas)
                UIGraphicsPopContext()
            }
        }
    }
}
