internal import PlainText
public import TerminalUIKit

/// A recorder of steps. While tracing is on, it stores the steps of commands. It always stores the steps of the last
/// screen that was loaded, and the calls of delegates.
public final class TraceRecorder: SessionPart {
    /// The most steps kept while tracing is off.
    private static let mostUnasked = 2000

    /// The steps of the command that runs, or ran last, or empty while tracing is off.
    package var current: [TraceEvent] { isOn ? steps : [] }
    private var steps: [TraceEvent] = []
    /// The steps of the last command that loaded the view of a controller, also while tracing is off.
    package var loading: [TraceEvent] { loadsView ? steps : lastLoading }
    private var lastLoading: [TraceEvent] = []
    private var loadsView = false
    /// The last command that had any steps or changed the screen, also while tracing is off.
    var happened: CommandSteps { hasChangedScreen || !steps.isEmpty ? running : earlier }
    /// The last command that had any steps, also while tracing is off.
    var last: CommandSteps { steps.isEmpty ? lastWithSteps : running }
    private var earlier = CommandSteps()
    private var lastWithSteps = CommandSteps()
    private var running: CommandSteps { CommandSteps(line: line, steps: steps, isCut: isCut) }
    private var line: String?
    /// A Boolean value that indicates whether the current or last command has changed the screen.
    private var hasChangedScreen = false
    private var isCut = false
    /// The last delegate call since the screen was made, and its number, or nil if there isn't one.
    public private(set) var lastDelegateCall: (number: Int, call: DelegateCall)?
    /// The values of the outlets of each File's Owner since the screen was made, load by load.
    private var deliveries: [(owner: TraceObject, outlet: String, object: TraceObject)] = []

    /// The journeys of the cells on the screen.
    package private(set) var cells = CellJourneys()
    /// The lines that loaded nibs.
    private(set) var loadHistory = LoadHistory()
    // The world's sinks own the recorder. If they referred to it weakly, each step would go through a side table.
    private unowned let world: World

    /// A Boolean value that determines whether steps are kept.
    package var isOn = false

    init(of world: World) {
        self.world = world
        world.trace.sink = { self.take($0) }
        world.trace.delegateSink = { self.lastDelegateCall = ((self.lastDelegateCall?.number ?? 0) + 1, $0) }
    }

    /// Takes note of commands, of a new screen, and of one that looks different.
    public func receive(_ event: SessionEvent) {
        switch event {
        case .screenMade: forgetScreen()
        case .willRun(let line):
            noteLoads(of: line.text)
            beginCommand()
        case .screenChanged:
            hasChangedScreen = true
            cells.settle()
        // If commands run in another, the steps belong to the last.
        case .didRun(let line, _): self.line = self.line ?? line.text
        case .opened, .began, .ended, .waited: break
        }
    }

    /// The number of steps of the command that runs so far.
    var stepCount: Int { steps.count }

    /// Returns the steps of the command that runs from one on.
    func steps(from index: Int) -> [TraceEvent] { Array(steps.dropFirst(index)) }

    /// Takes down where cells are when a command begins.
    func see(_ onScreen: [CellOnScreen]) { cells.beginCommand(seeing: onScreen) }

    /// Notes that the command has changed something, even if the trace has no event for it.
    func settleCells() { cells.settle() }

    /// Notes the line that loads nibs from here on, or nil for the making of a screen without a command.
    func noteLoads(of line: String?) { loadHistory.note(line, after: world.loads) }

    package func beginCommand() {
        lastLoading = loading
        (earlier, lastWithSteps) = (happened, last)
        (steps, loadsView, line, hasChangedScreen, isCut) = ([], false, nil, false, false)
    }

    private func take(_ event: TraceEvent) {
        cells.take(event)
        if event.event == .lifecycle, event.key == "loadView" { loadsView = true }
        if event.event == .connect, let key = event.key, let owner = event.subject, owner == event.load?.owner {
            event.counterpart.map { deliveries.append((owner, key, $0)) }
        }
        if isOn || steps.count < Self.mostUnasked { steps.append(event) } else { isCut = true }
    }

    /// Returns the objects that loads have put into an outlet of their File's Owner since the screen was made, in this
    /// order.
    func deliveries(to outlet: String, of owner: AnyObject) -> [TraceObject] {
        let owner = TraceObject(owner)
        return deliveries.filter { $0.owner == owner && $0.outlet == outlet }.map(\.object)
    }

    /// Forgets delegate calls, deliveries and cells, because the screen is made again.
    private func forgetScreen() {
        deliveries = []
        cells = CellJourneys()
        lastDelegateCall = nil
    }
}

extension ExampleSession {
    /// The recorder of the events in this session's world.
    public var recorder: TraceRecorder { part()! }
}

/// The steps of a command.
struct CommandSteps {
    /// The typed line, or nil for a screen made without a command.
    var line: String?
    /// The steps, or the first of them.
    var steps: [TraceEvent] = []
    /// A Boolean value that indicates whether there were more steps than are kept while tracing is off.
    var isCut = false
}
