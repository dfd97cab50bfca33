internal import Canvases
internal import PlainText
internal import TerminalUIKit

/// Puts the screen under somebody's fingers: makes commands of keys, runs them, and draws what is to be seen.
///
/// It knows no terminal: keys come in, frames go out.
final class Driver {
    /// What is in the place of the notes, or of everything where there is no room for notes.
    enum Overlay {
        case panel(Panel)
        case choice(NameChoice)
        case field(CommandField)
    }

    /// A smaller window shows nothing.
    static let leastSize = TerminalSize(columns: 40, rows: 15)

    let session: ExampleSession
    private let script: ScriptFile?
    /// How many commands are in the script.
    private(set) var recorded = 0
    /// Whether somebody wants to go back to the prompt.
    private(set) var isOver = false
    /// The command that ran last.
    private(set) var lastLine = ""
    var overlay: Overlay?
    /// The screens that are compared, which have all of the window and all keys; nil for none.
    var comparison: ComparisonDriver?
    /// Who runs every command, too.
    var follower: Driver?
    /// How large the window must be.
    var requiredSize = Driver.leastSize
    /// The screen as it was drawn last.
    var page: ScreenPage
    /// What is typed to touch what has the focus; nil if nothing has it.
    private var focusedCommand: String?
    private var sayings: [Saying] = []

    /// - Parameter script: Where to write the commands as well.
    init(_ session: ExampleSession, script: ScriptFile? = nil) {
        self.session = session
        self.script = script
        page = session.shown.drawPage()
    }

    /// Lets somebody drive until they have enough.
    ///
    /// - Parameter run: Reads keys and shows frames.
    func drive(_ run: () throws -> Void) rethrows {
        let rendering = session.shown.rendering
        session.driver = self
        defer {
            session.driver = nil
            // What has changed is to be seen at the prompt, too.
            if session.shown.rendering != rendering { session.shown.rendering = PhoneRendering() }
        }
        let hear: (String) -> Void = { [unowned self] in self.hear($0) }
        try session.redirected(to: hear, errors: hear, isInteractive: true, run)
    }

    /// Takes what was written or logged.
    func hear(_ text: String) {
        sayings.append(.lines(text.hasSuffix("\n") ? String(text.dropLast()) : text))
    }

    /// Runs a command as if it had been typed.
    ///
    /// - Parameter place: Where the line came from, `steps.txt:3`, to say so if it fails.
    @discardableResult
    func run(_ line: String, at place: String? = nil) -> Outcome {
        sayings = []
        lastLine = line
        session.appearance.proseWidth = page.hasRoom ? page.besideColumns : nil
        let (outcome, others) = session.collectSayings { session.run(line, at: place) }
        session.appearance.proseWidth = nil
        sayings += others
        if outcome == .ok { record(line) }
        if outcome == .quit { isOver = true }
        overlay = sayings.isEmpty ? nil : .panel(Panel(sayings))
        follower?.run(line)
        return outcome
    }

    /// Runs the commands of a script, as far as they can be run.
    func play(_ script: Script) {
        _ = script.lines.first { run($0.text, at: $0.place) != .ok }
    }

    /// Takes what a command said.
    func take(_ sayings: [Saying]) {
        self.sayings += sayings
    }

    /// Goes back to the prompt.
    func end() {
        isOver = true
    }

    /// Writes the commands that have led to the screen as it is: a script begins with a new one.
    ///
    /// - Throws: ``ScriptFileError``.
    func recordBeginning() throws {
        for line in session.stepsFromStart {
            try script?.append(line)
            recorded += 1
        }
    }

    private func record(_ line: String) {
        do {
            try script?.append(line)
            recorded += 1
        } catch {
            sayings.append(.lines("error: \(error)"))
        }
    }

    // MARK: Focus

    /// What has the focus; nil if nothing has it, or it is no longer on the screen.
    var focus: Touchable? { session.touchables.first { $0.command == focusedCommand } }

    /// Gives the focus to something; nil to take it away.
    func focus(on touchable: Touchable?) {
        focusedCommand = touchable?.command
    }

    /// Gives the focus to what comes after what has it, or before, round and round.
    func moveFocus(forward: Bool) {
        let all = session.touchables
        guard !all.isEmpty else { return }
        let current = all.firstIndex { $0.command == focusedCommand }
        let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : -1)
        focus(on: all[(next + all.count) % all.count])
    }
}
