internal import Canvases
internal import ExampleShell
internal import Foundation

/// Brings a loop together with a terminal, with the files that it is about, and with the processes it wants.
final class LoopRunner {
    private var loop: Loop
    private var check: RunningCheck?
    /// The dates of the files when they were last saved, and their contents.
    private var saved: FolderState
    private var code: [String: Data]
    private var screen: FullScreen?

    /// The interval at which the runner looks for saved files, in milliseconds. It is soon enough, and it is cheap.
    private static let interval: Int32 = 200

    init(_ session: ExerciseSession, at subject: LoopSubject) {
        let hasLinks = TerminalStyle.detectLinks(environment: ProcessInfo.processInfo.environment)
        loop = Loop(session, at: subject, hasLinks: hasLinks && session.appearance.style.attributes)
        (saved, code) = (FolderState(of: subject.folder), subject.code)
    }

    func run() throws {
        let screen = try FullScreen(
            frame: { [unowned self] in loop.frame() }, handle: { [unowned self] in press($0) },
            every: { Self.interval }, look: { [unowned self] in look() })
        self.screen = screen
        defer { stop() }
        // An exercise is to be read first, but a screen has no text.
        if loop.subject.exercise == nil { perform(loop.check()) }
        screen.run()
    }

    private func press(_ key: TerminalKey) -> Bool {
        let name = loop.subject.name
        let request = loop.press(key)
        perform(loop.subject.name == name ? request : .stop)
        return request != .leave
    }

    private func look() -> Bool {
        let events = check?.events() ?? []
        for event in events { perform(loop.take(event)) }
        if let check, check.isOver, loop.activity != nil {
            self.check = nil
            perform(loop.take(.failed("the check ended without a word")))
            return true
        }
        let isSaved = isSaved()
        if isSaved { perform(loop.noticeSave()) }
        return isSaved || !events.isEmpty
    }

    /// Returns a Boolean value that indicates whether files have changed since the last call.
    private func isSaved() -> Bool {
        let state = FolderState(of: loop.subject.folder)
        guard state != saved else { return false }
        let before = code
        (saved, code) = (state, loop.subject.code)
        return code != before
    }

    private func perform(_ request: LoopRequest?) {
        switch request {
        case .check(let name):
            stop()
            check = RunningCheck(["--report", name, "--columns", "\(loop.area(of: .verdict).columns)"])
            if check == nil { perform(loop.take(.failed("the system has no room for a check"))) }
        case .stop:
            stop()
            (saved, code) = (FolderState(of: loop.subject.folder), loop.subject.code)
        case .edit(let files):
            let problem = screen.flatMap { $0.withoutTerminal { Editor()?.edit(files) } }
            if let problem { loop.showText(problem, title: "Edit") }
        case .play(let name): play(name)
        case .leave, nil: break
        }
    }

    /// Ends the current check, and removes its nibs from the place where programs look for theirs.
    private func stop() {
        guard let check else { return }
        check.end()
        self.check = nil
        if loop.subject.exercise != nil { try? loop.session.workplace.removeNibs() }
    }

    /// Plays the subject with this program. Errors can be read before the screen comes back.
    private func play(_ name: String) {
        let command = #""$@" || { printf '\nEnter goes back. '; read -r line; }"#
        guard let program = Bundle.main.executableURL else { return }
        let process = ForegroundProcess(command: command, arguments: [program.path, "play", name])
        _ = screen?.withoutTerminal { process.run() }
    }
}

extension ExerciseSession {
    /// Leads through exercises, in a full screen, until the user leaves.
    func lead(from subject: LoopSubject) throws {
        guard isInteractive, FullScreen.isPossible else { throw CommandError.noTerminal }
        try LoopRunner(self, at: subject).run()
        status = EXIT_SUCCESS
    }
}
