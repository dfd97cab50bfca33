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
    /// What the last command did that had any steps or changed the screen, also while tracing is off.
    var happened: CommandSteps { hasChangedScreen || !steps.isEmpty ? running : earlier }
    /// What the last command did that had any steps, also while tracing is off.
    var last: CommandSteps { steps.isEmpty ? lastWithSteps : running }
    private var earlier = CommandSteps()
    private var lastWithSteps = CommandSteps()
    private var running: CommandSteps { CommandSteps(line: line, steps: steps, isCut: isCut) }
    private var line: String?
    /// Whether the command that runs or ran last has changed the screen.
    var hasChangedScreen = false
    private var isCut = false
    private(set) var lastDelegateCall: DelegateCall?
    /// How many times a delegate was told something since the screen was made.
    private(set) var delegateCalls = 0
    /// What the outlets of each File's Owner were given since the screen was made, one load after the other.
    private var deliveries: [(owner: TraceObject, outlet: String, object: TraceObject)] = []

    /// Whether steps are kept.
    var isOn = false

    init(listeningTo trace: Trace) {
        trace.sink = { [weak self] in self?.take($0) }
        trace.delegateSink = { [weak self] call in
            self?.lastDelegateCall = call
            self?.delegateCalls += 1
        }
    }

    func beginCommand() {
        lastLoading = loading
        (earlier, lastWithSteps) = (happened, last)
        (steps, loadsView, line, hasChangedScreen, isCut) = ([], false, nil, false, false)
    }

    private func take(_ event: TraceEvent) {
        if event.event == .lifecycle, event.key == "loadView" { loadsView = true }
        if event.event == .connect, let key = event.key, let owner = event.subject, owner == event.load?.owner {
            event.counterpart.map { deliveries.append((owner, key, $0)) }
        }
        if isOn || steps.count < Self.mostUnasked { steps.append(event) } else { isCut = true }
    }

    /// The command that began last has run: its steps, none while tracing is off.
    func endCommand(_ line: String) -> [TraceEvent] {
        // Of those that run in another, the last.
        self.line = self.line ?? line
        return current
    }

    /// What loads have put into an outlet of their File's Owner since the screen was made, in this order.
    func deliveries(to outlet: String, of owner: AnyObject) -> [TraceObject] {
        let owner = TraceObject(owner)
        return deliveries.filter { $0.owner == owner && $0.outlet == outlet }.map(\.object)
    }

    /// Forgets delegate calls and deliveries, as the screen is made anew.
    func forgetScreen() {
        deliveries = []
        lastDelegateCall = nil
        delegateCalls = 0
    }
}

/// What a command did, step by step.
struct CommandSteps {
    /// What was typed; nil for the making of a screen that nobody asked for.
    var line: String?
    /// The steps, or the first of them.
    var steps: [TraceEvent] = []
    /// Whether there were more than are kept while tracing is off.
    var isCut = false
}
