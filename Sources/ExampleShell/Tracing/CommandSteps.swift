internal import TerminalUIKit

/// What a command did, step by step.
struct CommandSteps {
    /// What was typed; nil for the making of a screen that nobody asked for.
    var line: String?
    /// The steps, or the first of them.
    var steps: [TraceEvent] = []
    /// Whether there were more than are kept while tracing is off.
    var isCut = false
}
