internal import PlainText
internal import TerminalUIKit

/// Keeps the steps of the commands while tracing is on, and at any time those of the last screen that was loaded and
/// what was told delegates.
final class TraceRecorder {
    /// The most steps kept while tracing is off.
    private static let mostUnasked = 2000

    /// The steps of the command that runs, or ran last; none while tracing is off.
    var current: [TraceEvent] { isOn ? steps : [] }
    private var steps: [TraceEvent] = []
    /// The steps of the last command that loaded the view of a controller, also while tracing is off.
    var loading: [TraceEvent] { loadsView ? steps : lastLoading }
    private var lastLoading: [TraceEvent] = []
    private var loadsView = false
    /// The steps of the last command that had any.
    private(set) var last: [TraceEvent] = []
    /// What a delegate was told last.
    private(set) var lastDelegateCall: DelegateCall?
    /// How many times a delegate was told something since the screen was made.
    private(set) var delegateCalls = 0

    /// Whether steps are kept.
    var isOn = false

    /// - Parameter trace: Where steps are told.
    init(listeningTo trace: Trace) {
        trace.sink = { [weak self] in self?.take($0) }
        trace.delegateSink = { [weak self] call in
            self?.lastDelegateCall = call
            self?.delegateCalls += 1
        }
    }

    func beginCommand() {
        lastLoading = loading
        (steps, loadsView) = ([], false)
    }

    private func take(_ event: TraceEvent) {
        if event.event == .lifecycle, event.key == "loadView" { loadsView = true }
        if isOn || steps.count < Self.mostUnasked { steps.append(event) }
    }

    /// Keeps and returns the steps since ``beginCommand()``.
    func endCommand() -> [TraceEvent] {
        if !current.isEmpty { last = current }
        return current
    }

    /// Resets the delegate calls, as the screen is made anew.
    func forgetDelegateCalls() {
        lastDelegateCall = nil
        delegateCalls = 0
    }
}
