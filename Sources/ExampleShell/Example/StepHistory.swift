/// The commands that have led from a new screen to this one.
struct StepHistory {
    /// The commands, as they were typed.
    private(set) var steps: [String] = []
    /// Those that run: one may run others.
    private var running: [String] = []

    /// The screen is made anew.
    mutating func restart() {
        steps = []
    }

    /// A command begins.
    mutating func begin(_ line: String) {
        running.append(line)
    }

    /// A command has ended.
    ///
    /// - Parameter isStep: Says whether a command does something to the screen.
    mutating func end(isStep: (String) -> Bool) {
        if let line = running.popLast(), isStep(line) { steps.append(line) }
    }
}
