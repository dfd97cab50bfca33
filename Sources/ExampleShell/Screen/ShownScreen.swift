internal import TerminalUIKit

/// What the terminal shows of a screen, and the baseline of its notes.
struct ShownScreen {
    /// The state whose changes the notes tell.
    struct State: Equatable {
        /// What has become of cells and nibs.
        let counts: ReuseStats
        /// What holds of places that are no cells.
        let facts: [PlaceFacts]
        /// How long the list is, seen or not; nil if there is none.
        let listLength: String?
    }

    /// The picture with its notes, and what a command said and did that drew it.
    struct Page {
        /// What was written.
        var lines: [String]
        /// What the command said.
        let sayings: [Saying]
        /// Its steps, if they were traced.
        let steps: [TraceEvent]
    }

    /// The picture that was drawn last.
    var picture = PhonePicture()
    /// The page that was written last, if no command wrote anything after it.
    var page: Page?
    /// How many lines were written for the line that was typed last.
    var height = 0
    /// Whether traced steps found no room: then it is only said how many there were.
    var hidesSteps = false
    /// What was before the last command that changed anything; nil if the screen was made since.
    private(set) var before: State?
    private var atCommand: State?

    /// Drops the baseline: the screen is made anew.
    mutating func forgetState() {
        before = nil
        atCommand = nil
    }

    /// A command begins.
    mutating func beginCommand(_ state: State) {
        atCommand = state
    }

    /// A command has ended.
    mutating func endCommand(_ state: State) {
        if let atCommand, atCommand != state { before = atCommand }
    }

    /// What was before the last command, if that has changed anything.
    func change(to state: State) -> State? {
        atCommand.flatMap { $0 == state ? nil : $0 }
    }

    /// Makes a state that the last command didn't change the baseline of the notes: it is no news any more.
    mutating func settle(_ state: State) {
        if atCommand == state { before = state }
    }
}
