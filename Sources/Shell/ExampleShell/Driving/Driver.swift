internal import Canvases
internal import PlainText
internal import TerminalUIKit

/// Lets a user control the screen: makes commands of keys, runs them, and draws the result.
///
/// The driver knows no terminal. Keys come in, frames go out.
final class Driver: SessionPart {
    /// A view in the place of the notes, or over everything if there is no room for notes.
    enum Overlay {
        case panel(Panel)
        case choice(NameChoice)
        case field(CommandField)
    }

    /// A smaller window is empty.
    static let leastSize = TerminalSize(columns: 40, rows: 15)

    let session: ExampleSession
    private var script: ScriptFile?
    var recorded: Int { script?.count ?? 0 }
    private(set) var timeline: Timeline
    var isOver = false
    private(set) var lastLine = ""
    var overlay: Overlay?
    /// The screens that are compared, which use all of the window and all keys, or nil if there isn't one.
    var comparison: ComparisonDriver?
    /// A scroll through whose moments the user steps, or nil.
    var slowScroll: SlowScrollScreen?
    /// A Boolean value that determines whether arrow keys scroll slowly.
    var scrollsSlowly = false
    /// The frames before the current screen that are still to be drawn.
    private(set) var passing: [PhoneRendering] = []
    /// Another driver that also runs every command.
    var follower: Driver?
    /// The frame that was drawn last.
    var drawn: TerminalFrame?
    /// A Boolean value that indicates whether the last key had no meaning, so that the frame is still right.
    var isUnchanged = false
    var requiredSize = Driver.leastSize
    var page: ScreenPage
    /// The number of lines of the last frame for the screen, or for the overlay over it.
    var shownRows = 0
    /// The number of lines of the phone, and the first of them in the window if there are more than it has room for.
    var (phoneRows, firstLine) = (0, 0)
    /// The same of its columns.
    var (phoneColumns, firstColumn) = (0, 0)
    /// A Boolean value that determines whether the focused view has to be in the window.
    var followsFocus = true
    /// The view that got the focus, or nil if no view did.
    private var focused: Touchable?
    /// The output since the last command began.
    var pieces: [OutputPiece] = []

    /// The commands are written to the script as well, if there is one.
    init(_ session: ExampleSession, script: ScriptFile? = nil) {
        self.session = session
        self.script = script
        page = session.shown.drawPage()
        timeline = Timeline(session)
    }

    /// Lets a user control the screen until they leave. `run` reads keys and shows frames.
    func drive(_ run: () throws -> Void) rethrows {
        let (rendering, state) = (session.shown.rendering, session.shown.state)
        let screens = session.screensMade
        let log = session.world.log
        let hear: (String) -> Void = { [unowned self] in self.hear($0) }
        session.front = self
        // Messages are logged, too, for users who can't look at them now, and to remain if the program ends here.
        session.world.log = { message in
            hear(message)
            log(message)
        }
        defer {
            (session.front, session.world.log) = (nil, log)
            if !timeline.isAtEnd { dropFuture() }
            // The prompt also shows the changed screen, although the change is no news there.
            if session.shown.rendering != rendering {
                session.shown.rendering.lines = []
            } else {
                // A screen that looks as before is compared with the one before all commands, not the last of them.
                session.shown.atCommand = session.screensMade == screens ? state : nil
            }
        }
        try session.redirected(to: hear, errors: hear, isInteractive: true, run)
    }

    func write(_ pieces: [OutputPiece], of line: ParsedLine, outcome: Outcome) -> Bool {
        if !session.isQuiet { self.pieces += pieces }
        return true
    }

    /// Keeps output or a message of the log.
    func hear(_ text: String) {
        pieces.append(.lines(text.hasSuffix("\n") ? String(text.dropLast()) : text))
    }

    /// Runs a command as if it had been typed. If it fails, the error names its place, such as `steps.txt:3`.
    @discardableResult
    func run(_ line: String, at place: String? = nil) -> Outcome {
        (pieces, slowScroll, isUnchanged, followsFocus) = ([], nil, false, true)
        lastLine = line
        let edited = session.window.firstResponder
        session.appearance.proseWidth = page.hasRoom ? page.besideColumns : nil
        var (outcome, others) = (Outcome.ok, [OutputPiece]())
        let printed = PrintedText.collect {
            (outcome, others) = session.collectOutput { session.run(line, at: place) }
        }
        session.appearance.proseWidth = nil
        pieces += others
        if !printed.isEmpty { pieces.append(.lines(printed.printableLines.trimmingCharacters(in: .newlines))) }
        if outcome == .ok { keep(line) }
        if outcome == .quit { isOver = true }
        overlay = pieces.isEmpty ? nil : .panel(Panel(pieces))
        // A user who holds a key down sees where it leads.
        passing = passing.isEmpty && overlay == nil ? session.shown.passing : []
        follower?.run(line)
        if session.window.firstResponder !== edited { followKeyboard(after: line) }
        return outcome
    }

    /// Lets the next keys go to the field that has got the keyboard, as the first field of an alert does.
    private func followKeyboard(after line: String) {
        guard let field = session.touchables.first(where: \.isEdited), !line.hasPrefix(field.command) else { return }
        focus(on: field)
        if overlay == nil { touch(field) }
    }

    /// The time between two frames, in milliseconds, or -1 if there is only the current screen.
    var frameInterval: Int32 { passing.isEmpty ? session.turn : 40 }

    /// Goes on to the next frame, and returns whether there is one.
    func nextFrame() -> Bool {
        guard !passing.isEmpty else {
            session.passTime()
            if session.turn > 0 { isUnchanged = false }
            return session.turn > 0
        }
        isUnchanged = false
        passing.removeFirst()
        return true
    }

    /// Runs the commands of a script, as far as they can be run.
    func play(_ script: Script) {
        _ = script.lines.first { run($0.text, at: $0.place) != .ok }
    }

    /// Writes the commands that have led to the screen as it is: a script begins with a new one.
    func recordBeginning() throws {
        for line in session.stepsFromStart { try script?.append(line) }
    }

    /// Keeps a command that has run. Commands that only look, also at the past, lead nowhere.
    private func keep(_ line: String) {
        let recorded = timeline.now.recorded
        let hadFuture = !timeline.isAtEnd
        guard timeline.note(session) || !hadFuture else { return }
        changeScript { script in
            if hadFuture { try script.keep(first: recorded) }
            try script.append(line)
        }
        timeline.now.recorded = self.recorded
    }

    private func dropFuture() {
        changeScript { try $0.keep(first: timeline.now.recorded) }
    }

    private func changeScript(_ change: (inout ScriptFile) throws -> Void) {
        guard var script else { return }
        do { try change(&script) } catch { pieces.append(.lines("error: \(error)")) }
        self.script = script
    }

    /// Goes to the screen as it was some commands ago, or on to one that came after.
    func step(by count: Int) {
        guard let line = timeline.move(by: count, in: session) else { return }
        lastLine = line
        overlay = nil
    }

    // MARK: Focus

    /// The focused view, or the one in its place if its title has changed, or nil if no view has the focus.
    var focus: Touchable? {
        guard let focused else { return nil }
        let all = session.touchables
        return all.first { $0.command == focused.command }
            ?? all.first { ($0.frame, $0.item, $0.gesture) == (focused.frame, focused.item, focused.gesture) }
    }

    func focus(on touchable: Touchable?) { (focused, followsFocus) = (touchable, true) }

    /// Moves the focus to the next view, or the previous one, round and round.
    func moveFocus(forward: Bool) {
        let all = session.touchables.filter { $0.gesture != .scroll }
        guard !all.isEmpty else { return }
        let command = focus?.command
        let current = all.firstIndex { $0.command == command }
        let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : -1)
        focus(on: all[(next + all.count) % all.count])
    }
}
