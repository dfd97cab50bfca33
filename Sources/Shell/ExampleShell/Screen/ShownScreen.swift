internal import TerminalUIKit

/// What the terminal shows of a session: the rendering of the screen, notes beside it, and what commands say; and the
/// baseline of its notes.
final class ShownScreen {
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
    struct Page {
        var lines: [String]
        /// Writes it in a window of another size.
        let lay: (ScreenPage) -> [String]
    }

    unowned let session: ExampleSession
    /// How many lines there are for the phone, where somebody else has the rest of the window; nil to have it all.
    var givenLines: Int?
    /// Says what badges are drawn over the screen; nil for those of its cells.
    var givenBadges: (() -> [CellBadge])?
    var rendering = PhoneRendering()
    /// The page that was written last, if no command wrote anything after it.
    var page: Page?
    /// What was said for the line that runs, while somebody is taught.
    var told = Told()
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

    /// Drops the baseline: the screen is made anew.
    func forgetState() {
        before = nil
        atCommand = nil
    }

    /// How cells differ from what the whole program shows after the same steps, by their identities; none if nothing is
    /// broken, or the learner is to find out what is.
    var faults: [ObjectIdentifier: CellFault] {
        // Of a screen to be mended, what it begins with is what is wrong.
        guard session.knownExperiment?.kind == .looksWrong, session.tutorial.task == nil else {
            twin = nil
            return [:]
        }
        if twin?.screen != session.screensMade { twin = WholeTwin(of: session) }
        return twin?.faults ?? [:]
    }

    /// The number of cells on the screen in which everything has another width than in the whole program.
    var resizedCells: Int {
        _ = faults
        return twin?.resizedCells ?? 0
    }

    func beginCommand() { atCommand = state }

    func endCommand() { if let change { before = change.before } }

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
