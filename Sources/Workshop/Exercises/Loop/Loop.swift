internal import ExampleShell
internal import Foundation
internal import PlainText
/// The full screen of a learner at work: a task, and what the last check found.
///
/// The loop knows no terminal and doesn't build. Keys and reports come in, frames and requests go out.
struct Loop {
    /// A half of the screen. Below 100 columns one of them has all of it.
    enum Pane {
        case task, verdict
    }

    /// The states of the code.
    enum State: Equatable {
        case unchecked, shown, failed, solved
        case unsolved(isUntouched: Bool)
    }

    /// The panels in place of the verdict, until the user has seen them.
    enum Overlay {
        case panel(title: String, Panel)
        case list(ExerciseList)
        case question(String, yes: Answer)
    }

    /// The actions after the user says yes.
    enum Answer {
        case reset, showSolution
    }

    /// A check of all exercises that were begun: the results, and the exercises that are still to be checked.
    struct Round {
        var found: [StyledText] = []
        var waiting: [Exercise]
    }

    let session: ExerciseSession
    private(set) var subject: LoopSubject
    var front = Pane.task
    private(set) var state = State.unchecked
    /// The current activity, such as `Building exercise 5: 12/40`, or nil if there isn't one.
    private(set) var activity: String?
    var overlay: Overlay?
    var task: Panel
    var verdict: Panel
    private(set) var solved: Set<Int> = []
    private(set) var round: Round?
    /// A Boolean value that indicates whether files' names are links.
    let hasLinks: Bool

    init(_ session: ExerciseSession, at subject: LoopSubject, hasLinks: Bool = false) {
        (self.session, self.subject, self.hasLinks) = (session, subject, hasLinks)
        (task, verdict) = Self.panels(of: subject, in: session)
        countSolved()
    }

    /// Returns the panels of a subject with the output of a check: in a wide window, the code is beside the task.
    private static func panels(
        of subject: LoopSubject, in session: ExerciseSession, found output: [OutputPiece] = []
    ) -> (task: Panel, verdict: Panel) {
        (
            Panel(ending: "") { subject.task(columns: $0, isWide: Self.isWide(session)) },
            Panel(ending: "") { subject.verdict(output, columns: $0, isWide: Self.isWide(session)) }
        )
    }

    private mutating func countSolved() {
        solved = Set(session.exercises.filter { session.isSolved($0) }.map(\.number))
    }

    // MARK: Events

    mutating func noticeSave() -> LoopRequest {
        if round != nil { (round, overlay) = (nil, nil) }
        return check()
    }

    mutating func check() -> LoopRequest {
        // The learner may have moved the folder.
        if let folder = session.folder, folder.sources == nil {
            _ = take(.failed("\(CommandError.isGone(folder.url.path))"))
            return .stop
        }
        activity = "Building …"
        return .check(subject.name)
    }

    mutating func take(_ event: CheckEvent) -> LoopRequest? {
        if case .progress(let text) = event {
            activity = text
            return nil
        }
        activity = nil
        if round != nil { return goOnChecking(event) }
        session.appearance.proseWidth = area(of: .verdict).columns
        defer { session.appearance.proseWidth = nil }
        let (newState, pieces) = session.collectOutput { tell(event) }
        state = newState
        verdict = Self.panels(of: subject, in: session, found: pieces).verdict
        front = .verdict
        if case .panel = overlay { overlay = nil }
        return nil
    }

    private mutating func tell(_ event: CheckEvent) -> State {
        switch event {
        case .found(let verdict, let attachments, let checksum):
            guard let exercise = subject.exercise else { return .failed }
            session.remember(verdict, of: exercise, as: checksum)
            countSolved()
            do {
                try session.tell(verdict, attachments, of: exercise, isFramed: true)
            } catch {
                session.say(StyledText("\(error)", .broken))
            }
            return verdict.isSolved ? .solved : .unsolved(isUntouched: exercise.isUntouched)
        case .shown(let text):
            session.print(styled: text)
            return .shown
        case .failed(let text), .progress(let text):
            session.say(StyledText(text, .broken))
            return .failed
        }
    }

    // MARK: Requests

    /// The exercise to go on with: the next that is not solved, or the next of all.
    var next: Exercise {
        let all = session.exercises
        let later = subject.exercise.map { exercise in
            all.filter { $0.number > exercise.number } + all.filter { $0.number <= exercise.number }
        }
        return (later ?? all).first { !solved.contains($0.number) } ?? (later ?? all)[0]
    }

    mutating func open(_ exercise: Exercise) {
        subject = LoopSubject(exercise, in: session)
        (task, verdict) = Self.panels(of: subject, in: session)
        (front, state, activity, overlay, round) = (.task, .unchecked, nil, nil, nil)
    }

    mutating func show(_ line: String, title: String) {
        let columns = area(of: .verdict).columns
        session.appearance.proseWidth = columns
        defer { session.appearance.proseWidth = nil }
        var text = ""
        session.redirected(
            to: { text += $0 }, errors: { text += $0.wrapped(to: columns) }, isInteractive: false
        ) { _ = session.run(line) }
        overlay = .panel(title: title, Panel([.lines(text.trimmingCharacters(in: .newlines))]))
    }

    mutating func showText(_ text: String, title: String) {
        overlay = .panel(title: title, Panel([.prose(StyledText(text), indent: 0)]))
    }

    mutating func reset() -> LoopRequest {
        show("reset \(subject.name) --yes", title: "Reset")
        countSolved()
        (state, verdict, activity) = (.unchecked, Self.panels(of: subject, in: session).verdict, nil)
        return .stop
    }

    // MARK: All of them

    mutating func checkAll() -> LoopRequest? {
        let begun = session.begun
        guard let first = begun.first else {
            showText("No exercise was changed yet.", title: "Check all")
            return nil
        }
        round = Round(waiting: begun)
        showRound()
        return .check("\(first.number)")
    }

    private mutating func goOnChecking(_ event: CheckEvent) -> LoopRequest? {
        guard var round else { return nil }
        let exercise = round.waiting.removeFirst()
        var result = StyledText("✘ not solved", .broken)
        if case .found(let verdict, _, let checksum) = event {
            session.remember(verdict, of: exercise, as: checksum)
            if verdict.isSolved { result = StyledText("✔ solved", .reused) }
        } else if case .failed(let text) = event {
            result = StyledText("✘ \(text)", .broken)
        }
        round.found.append(StyledText("\(exercise.number)  \(exercise.title)  ") + result)
        self.round = round.waiting.isEmpty ? nil : round
        countSolved()
        showRound(round)
        return round.waiting.first.map { .check("\($0.number)") }
    }

    private mutating func showRound(_ shown: Round? = nil) {
        guard let round = shown ?? round else { return }
        let lines = round.found + round.waiting.map { StyledText("\($0.number)  \($0.title)", .dim) }
        overlay = .panel(title: "Check all", Panel(lines.map { .prose($0, indent: 4) }))
    }

    mutating func stopRound() -> LoopRequest? {
        guard round != nil else { return nil }
        (round, activity) = (nil, nil)
        return .stop
    }
}
