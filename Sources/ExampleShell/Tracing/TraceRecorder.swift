internal import PlainText
internal import TerminalUIKit

/// Keeps the steps of the commands while tracing is on.
final class TraceRecorder {
    /// The steps of the command that runs, or ran last.
    private(set) var current: [TraceEvent] = []
    /// The steps of the last command that had any.
    private(set) var last: [TraceEvent] = []

    /// Whether steps are kept.
    var isOn = false {
        didSet { Trace.sink = isOn ? { [weak self] in self?.current.append($0) } : nil }
    }

    func beginCommand() {
        current = []
    }

    /// Keeps and returns the steps since ``beginCommand()``.
    func endCommand() -> [TraceEvent] {
        if !current.isEmpty { last = current }
        return current
    }
}
