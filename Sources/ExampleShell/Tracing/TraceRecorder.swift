internal import PlainText
internal import TerminalUIKit

/// Keeps the steps of the commands while tracing is on, and what was told delegates at any time.
final class TraceRecorder {
    /// The steps of the command that runs, or ran last.
    private(set) var current: [TraceEvent] = []
    /// The steps of the last command that had any.
    private(set) var last: [TraceEvent] = []
    /// What a delegate was told last.
    private(set) var lastDelegateCall: DelegateCall?
    /// How many times a delegate was told something since the screen was made.
    private(set) var delegateCalls = 0

    /// Whether steps are kept.
    var isOn = false {
        didSet { Trace.sink = isOn ? { [weak self] in self?.current.append($0) } : nil }
    }

    func beginCommand() {
        current = []
        Trace.delegateSink = { [weak self] call in
            self?.lastDelegateCall = call
            self?.delegateCalls += 1
        }
    }

    /// Keeps and returns the steps since ``beginCommand()``.
    func endCommand() -> [TraceEvent] {
        if !current.isEmpty { last = current }
        return current
    }

    /// The screen is made anew: nobody was told anything.
    func forgetDelegateCalls() {
        lastDelegateCall = nil
        delegateCalls = 0
    }
}
