package import TerminalUIKit

/// The terminal's view of a session: the rendering of the screen, notes beside it, the output of commands, and the
/// baseline of the notes.
package final class ShownScreen: SessionPart {
    /// The state whose changes the notes tell.
    struct State: Equatable {
        let counts: ScreenStats
        let screenParts: [ScreenPart]
        /// The identity of the list, or nil if there isn't one.
        let list: ObjectIdentifier?
        /// The length of the list, visible or not, or nil if there isn't one.
        let listLength: String?
        /// The first and the last visible item, or nil if there isn't one.
        let items: ClosedRange<Int>?
    }

    /// The rendering with its notes, and the output and steps of the command that drew it.
    package struct Page {
        var lines: [String]
        /// Writes it in a window of another size.
        let lay: (ScreenPage) -> [String]
    }

    unowned let session: ExampleSession
    /// The number of lines for the phone, if another part uses the rest of the window; nil to have it all.
    package var givenLines: Int?
    /// The height of the phone's screen in points, or nil for the height that phones have.
    package var givenHeight: CGFloat?
    /// Returns the badges that are drawn over the screen; nil for those of its cells.
    var givenBadges: (() -> [CellBadge])?
    /// Returns the rendering of the screen beside this one, which lacks the same lines; nil without such a screen.
    var neighbor: (() -> PhoneRendering)?
    package var rendering = PhoneRendering()
    /// The page that was written last, if no command wrote anything after it.
    var page: Page?
    /// The phone about whose change a terminal without escape codes has been told.
    var remarked: PhoneRendering?
    /// A Boolean value that indicates whether there was no room for traced steps: only their number was said.
    package var hidesSteps = false
    /// The line that runs before the first prompt, in the place of a greeting.
    var opening: String?
    /// The part that teaches, or nil if no part does. Not retained.
    package weak var teacher: (any Teacher)?
    /// The frames between the last two screens, which are not shown yet.
    package var passing: [PhoneRendering] = []
    /// The state before the last command that changed anything, or nil if the screen was made since.
    private(set) var before: State?
    /// The state when the last command began, or nil if the screen was made since.
    var atCommand: State?
    private var commandsRun: Set<String> = []
    /// The code that gives the cells, and the type that it is of.
    private var code: (type: String, file: SourceFile?)?
    private var twin: UnbrokenTwin?

    init(of session: ExampleSession) {
        self.session = session
    }

    var appearance: Appearance { session.appearance }
    var window: UIWindow { session.window }

    var state: State {
        let list = session.shownList
        let seen = list?.visibleItems.map(\.index) ?? []
        return State(
            counts: session.stats, screenParts: session.screenParts, list: list.map(ObjectIdentifier.init),
            listLength: list.map { "\($0.itemCount) \($0.itemName)s" },
            items: seen.min().map { $0...(seen.max() ?? $0) })
    }

    package func receive(_ event: SessionEvent) {
        switch event {
        case .screenMade: (before, atCommand) = (nil, nil)
        case .willRun: if session.startedWindow != nil { beginCommand() }
        case .didRun(let line, let outcome):
            if outcome == .ok { commandsRun.insert(Self.form(of: line.text)) }
            guard session.startedWindow != nil, let change else { return }
            // The counts of another controller's list are no growth of this one's.
            before = change.before.list == change.now.list ? change.before : nil
            // Items that came or went may have moved cells, of which the trace doesn't tell.
            if change.before.listLength != change.now.listLength { session.recorder.settleCells() }
        case .began: (hidesSteps, passing) = (false, [])
        case .opened, .screenChanged, .ended, .waited: break
        }
    }

    /// Returns the name of the program, the technique of the screen, and the fault, if there is one.
    package func prompt(_ prompt: StyledText) -> StyledText {
        let what = StyledText(session.name, .bold) + StyledText(" \(session.technique.name)", .dim)
        return what + (experimentName.map { ", " + $0 } ?? "") + StyledText(">", .bold) + " "
    }

    /// The experiment's first command if it has just begun, otherwise the first of the greeting's commands that hasn't
    /// run yet. Nil if an empty line means something to the teacher.
    package var suggestion: String? {
        guard session.isInteractive, teacher?.isTeaching != true, !session.hidesExperiment else { return nil }
        let experiment = session.steps.isEmpty ? session.knownExperiment : nil
        if let step = experiment?.steps.first(where: { $0 != "show" }) { return step }
        return Greeting.commands(for: session).map(\.line).first { !commandsRun.contains(Self.form(of: $0)) }
    }

    /// The command of a line, and the number of its words.
    private static func form(of line: String) -> String {
        let words = line.split(separator: " ")
        return "\(words.first ?? "") \(words.count)"
    }

    /// The code that gives the cells, if the sources are here, found when the type that makes the screen changes.
    func code(columns: Int) -> [StyledText] {
        let type = Source.typeToRead(nil, in: session)
        if code?.type != type { code = (type, try? session.program.sources.file(named: type)) }
        guard let file = code?.file, let answer = file.answer else { return [] }
        return file.text(of: answer, columns: columns)
    }

    /// Shows the screen, asks a question, and suggests commands, or runs the line that comes first.
    package func greet() -> Bool {
        if let opening { session.run(opening) }
        // The opening line may have failed without showing a page.
        if opening == nil || page == nil { presentGreeting() }
        return true
    }

    /// In a terminal, shows the effect of a command by itself: the screen if it has changed, the command's output, and
    /// its steps if they are traced. A script requests screens with `show`.
    package func write(_ pieces: [OutputPiece], of line: ParsedLine, outcome: Outcome) -> Bool {
        if session.isInteractive, !session.isQuiet {
            present(pieces, steps: session.recorder.current, outcome: outcome)
        }
        return true
    }

    /// Returns the screen in the terminal's current size, if it is the last output.
    package func redraw() -> String? { redrawn }

    /// Returns the screen that has changed by itself, in the place of the one above the prompt.
    package func drawChange() -> String? { changed }

    /// The differences between the cells and the whole program's cells after the same steps, by the cells' identities.
    /// Empty if the screen isn't broken, or if the learner must find a fault.
    package var faults: [ObjectIdentifier: CellFault] {
        // A screen that isn't in the list begins with its fault, so there is no whole one to compare.
        let isListed = session.program.techniques.contains { $0.name == session.technique.name }
        guard isListed, session.knownExperiment?.kind == .looksWrong else {
            twin = nil
            return [:]
        }
        if twin?.screen != session.screensMade { twin = UnbrokenTwin(of: session) }
        return twin?.faults ?? [:]
    }

    /// The number of cells on the screen in which everything has another width than in the whole program.
    package var resizedCells: Int {
        _ = faults
        return twin?.resizedCells ?? 0
    }

    /// A command begins with the screen as it is.
    func beginCommand() {
        atCommand = state
        session.recorder.see(window.cellContainers.flatMap(\.cellsOnScreen))
    }

    /// The cells on the screen, each with its change.
    package var cells: [ChangedCell] {
        session.recorder.cells.changes(of: window.cellContainers.flatMap(\.cellsOnScreen))
    }

    var isNew: Bool { atCommand == nil }

    /// The states before and after the last command, or nil if it had no effect.
    var change: (before: State, now: State)? {
        let state = state
        return atCommand.flatMap { $0 == state ? nil : ($0, state) }
    }

    /// Makes a state that the last command didn't change the baseline of the notes: it is no news any more.
    func settle() {
        let state = state
        if atCommand == state { before = state }
    }
}

extension ExampleSession {
    /// The shown screen of this session.
    package var shown: ShownScreen { part()! }
}
