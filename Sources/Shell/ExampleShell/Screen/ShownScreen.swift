internal import TerminalUIKit

/// What the terminal shows of a session: the rendering of the screen, notes beside it, and what commands say; and the
/// baseline of its notes.
package final class ShownScreen: SessionPart {
    /// The state whose changes the notes tell.
    struct State: Equatable {
        let counts: ScreenStats
        let placeStates: [PlaceState]
        /// How long the list is, seen or not; nil if there is none.
        let listLength: String?
        /// The first and the last that are seen of it; nil for none.
        let items: ClosedRange<Int>?
    }

    /// The rendering with its notes, and what a command said and did that drew it.
    package struct Page {
        var lines: [String]
        /// Writes it in a window of another size.
        let lay: (ScreenPage) -> [String]
    }

    unowned let session: ExampleSession
    /// How many lines there are for the phone, where somebody else has the rest of the window; nil to have it all.
    var givenLines: Int?
    /// Says what badges are drawn over the screen; nil for those of its cells.
    var givenBadges: (() -> [CellBadge])?
    package var rendering = PhoneRendering()
    /// The page that was written last, if no command wrote anything after it.
    var page: Page?
    /// A Boolean value that indicates whether there was no room for traced steps: only their number was said.
    package var hidesSteps = false
    /// The line that runs before the first prompt, in the place of a greeting.
    var opening: String?
    /// Shows the screen in the window of a part that is in front; returns `false` if none has one.
    package var showInFront: () -> Bool = { false }
    /// Returns `true` if a part in front will say something of the line that runs.
    package var isMoreToSay: () -> Bool = { false }
    /// What was before the last command that changed anything; nil if the screen was made since.
    private(set) var before: State?
    private var atCommand: State?
    private var twin: WholeTwin?

    init(of session: ExampleSession) {
        self.session = session
    }

    var appearance: Appearance { session.appearance }
    var window: UIWindow { session.window }

    var state: State {
        let list = session.shownList
        let seen = list?.visibleItems.map(\.index) ?? []
        return State(
            counts: session.stats, placeStates: session.placeStates,
            listLength: list.map { "\($0.itemCount) \($0.itemName)s" },
            items: seen.min().map { $0...(seen.max() ?? $0) })
    }

    package func receive(_ event: SessionEvent) {
        switch event {
        case .screenMade: (before, atCommand) = (nil, nil)
        case .willRun: if session.startedWindow != nil { beginCommand() }
        case .didRun:
            guard session.startedWindow != nil, let change else { return }
            before = change.before
            // Items that came or went may have moved cells, of which the trace doesn't tell.
            if change.before.listLength != change.now.listLength { session.recorder.settleCells() }
        case .began: hidesSteps = false
        case .opened, .screenChanged, .ended: break
        }
    }

    /// The name of the program, what makes the screen, and what is broken, if anything is.
    package func prompt(_ prompt: StyledText) -> StyledText {
        let what = StyledText(session.name, .bold) + StyledText(" \(session.technique.name)", .dim)
        return what + (experimentName.map { ", " + $0 } ?? "") + StyledText(">", .bold) + " "
    }

    /// Shows the screen, asks a question, and says what to type; or runs the line that comes first.
    package func greet() -> Bool {
        if let opening { session.run(opening) }
        // It may have been wrong.
        if opening == nil || page == nil { presentGreeting() }
        return true
    }

    /// In a terminal, shows what a command did without being asked: the screen if it has changed, what the command
    /// said, and its steps if they are traced. A script asks for what it wants.
    package func write(_ sayings: [Saying], of line: ParsedLine, outcome: Outcome) -> Bool {
        if session.isInteractive, !session.isQuiet {
            present(sayings, steps: session.recorder.current, outcome: outcome)
        }
        return true
    }

    /// The screen as large as the terminal now is, if it is what was written last.
    package func redraw() -> String? { redrawn }

    /// How cells differ from what the whole program shows after the same steps, by their identities; none if nothing is
    /// broken, or the learner is to find out what is.
    package var faults: [ObjectIdentifier: CellFault] {
        // Of a screen that no list has, what it begins with is what is wrong.
        let isListed = session.program.techniques.contains { $0.name == session.technique.name }
        guard isListed, session.knownExperiment?.kind == .looksWrong else {
            twin = nil
            return [:]
        }
        if twin?.screen != session.screensMade { twin = WholeTwin(of: session) }
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

    /// The cells on the screen, and what has become of each.
    package var cells: [ChangedCell] {
        session.recorder.cells.changes(of: window.cellContainers.flatMap(\.cellsOnScreen))
    }

    var isNew: Bool { atCommand == nil }

    /// What was before the last command, and what is now, if that has changed anything.
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
