internal import Inspection
internal import InterfaceBuilder
public import TerminalUIKit

/// A session with a screen: one of the four programs, made by one of its techniques, whole or broken on purpose.
open class ExampleSession: Session {
    /// The ways to make the screen; the first is the usual one.
    public let techniques: [Technique]
    /// The things that can be broken, the first to try first.
    public let experiments: [Experiment]
    /// The names of the nibs in the program's resources, in alphabetical order.
    lazy var allNibs = UINib.names(inModule: nibModule)
    var nibModule: String { String(_typeName(type(of: self)).prefix { $0 != "." }) }
    var sources: SourceFiles
    /// The world of the screen and of everything that is created for it. Objects that others create elsewhere don't
    /// belong to this session.
    public let world: World

    /// The technique that makes this screen and the next, whole or broken.
    public internal(set) var technique: Technique
    /// The experiment in force, if any.
    public private(set) var experiment: Experiment?
    /// The steps of loading and reuse, while they are traced.
    let recorder: TraceRecorder
    private(set) var loadHistory = LoadHistory()
    /// What was typed since the screen was made, as far as it did something to it.
    private(set) var steps: [String] = []
    private var isQuiet = false
    let counted: CountedClasses
    private(set) lazy var shown = ShownScreen(of: self)
    private(set) lazy var editing = NibEditing(in: self)
    private(set) lazy var tutorial = Tutorial(in: self)
    private(set) var screensMade = 0
    private var startedWindow: UIWindow?

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - commands: The program's own commands.
    ///   - techniques: The ways to make the screen, the usual one first.
    ///   - experiments: The things that can be broken.
    ///   - classes: The classes whose living objects `stats` counts.
    ///   - file: A file in the folder with the program's sources.
    public init(
        name: String, commands: [any SessionCommand.Type], techniques: [Technique], experiments: [Experiment],
        counting classes: CountedClasses, file: String = #filePath
    ) {
        precondition(!techniques.isEmpty, "\(name) needs a technique")
        for experiment in experiments {
            let known =
                !experiment.techniques.isEmpty
                && experiment.techniques.allSatisfy { name in techniques.contains { $0.name == name } }
            precondition(known, "\(experiment.name) breaks a technique that is not there")
        }
        self.techniques = techniques
        self.experiments = experiments
        world = World(like: .current)
        recorder = TraceRecorder(listeningTo: world.trace)
        counted = classes
        sources = SourceFiles(besides: file)
        technique = techniques[0]
        super.init(
            name: name, commands: commands,
            common: [
                Show.self, Tree.self, Stats.self, TraceSteps.self, Xib.self, Source.self, SwitchTechnique.self,
                RunExperiment.self, Reset.self, ShowClaim.self, ShowTerm.self, Tap.self, Why.self, Compare.self,
                Drive.self, Snapshot.self, Edit.self, Assign.self,
            ] + NibBeside.commands + Tutorial.commands)
        let log = world.log
        world.log = { [weak self] message in
            self?.driver?.hear(message)
            // For whoever has no eyes for it now, and to be left if the program ends here.
            log(message)
        }
    }

    /// The program to run in another process; this one, unless a test says otherwise.
    public var executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])

    /// How often techniques are measured at most before they are compared; fewer make a test fast.
    var mostRounds = TechniqueComparison.mostRounds

    /// Returns a new session of the same program, made as this one was. Override it in every program.
    open func another() -> ExampleSession { preconditionFailure("\(Self.self) doesn't override another()") }

    /// The arguments with which another process makes the same screen.
    open var launchArguments: [String] { [] }

    /// A Boolean value that indicates whether `nibReads` counts the files that controllers read for their own views,
    /// too. Where there are cells, it doesn't: then the number is the cells'.
    open var countsControllersNibs: Bool { false }

    /// Makes sure that the program's nibs are where it looks for them: somebody may have copied it without them.
    func requireNibs() throws {
        if UINib.hasResources(inModule: nibModule) { return }
        throw CommandError.noResources("the nibs", folder: Bundle.main.bundlePath)
    }

    // MARK: Starting

    /// The window with the screen; created lazily.
    public var window: UIWindow {
        if let startedWindow { return startedWindow }
        // A command that is the first to look at the screen finds it as if it had been there.
        loadHistory.note(nil, after: world.loads)
        let window = start()
        window.layoutIfNeeded()
        loadHistory.note(line, after: world.loads)
        beginChanges(in: window)
        return window
    }

    /// Makes the screen anew with a technique, whole.
    public func use(_ technique: Technique) { make(technique, broken: nil) }

    func make(_ technique: Technique, broken experiment: Experiment?) {
        self.technique = technique
        self.experiment = experiment
        restart()
    }

    /// Makes the screen anew with something broken: by the technique in use, or by one that can be broken that way.
    /// Throws `NibError` if what the experiment edits is not in the nib; then everything is as it was.
    public func begin(_ experiment: Experiment) throws {
        try check(experiment.edits)
        // What is to be guessed isn't ticked off in the list.
        if tutorial.mystery == nil, experiment.name != NibEditing.name {
            tutorial.seenExperiments.insert(experiment.name)
        }
        make(technique(for: experiment), broken: experiment)
    }

    /// Makes a screen, and runs lines that nobody types; nobody is to see what they say.
    func quietly(make: () -> Void, running lines: [String]) {
        let (wasQuiet, wasAside, log) = (isQuiet, tutorial.isAside, world.log)
        defer { (isQuiet, tutorial.isAside, world.log) = (wasQuiet, wasAside, log) }
        (isQuiet, tutorial.isAside, world.log) = (true, true, { _ in })
        redirected(to: { _ in }, errors: { _ in }, isInteractive: isInteractive) {
            // What goes with the old screen is not of this one.
            dropScreen()
            recorder.beginCommand()
            loadHistory.note(nil, after: world.loads)
            make()
            for line in lines { run(line) }
        }
    }

    /// The commands that make this screen in a new session.
    var stepsFromStart: [String] {
        let broken =
            editing.isInForce
            ? editing.linesToRepeat
            : experiment.map { tutorial.mystery == nil ? ["experiment \($0.name)"] : ["# a mystery"] } ?? []
        let changes = ["technique \(technique.name)"] + broken
        return changes + steps
    }

    /// Throws the screen away and makes it anew.
    public func restart() {
        dropScreen()
        _ = start()
    }

    private func dropScreen() {
        startedWindow?.rootViewController = nil
        startedWindow = nil
    }

    private func start() -> UIWindow {
        screensMade += 1
        world.restartNumbering()
        world.edits = experiment?.edits ?? []
        world.standIns = experiment?.standIns ?? [:]
        shown.forgetState()
        steps = []
        recorder.forgetScreen()
        return world.run {
            let window = UIWindow(frame: shown.screenFrame)
            startedWindow = window
            window.rootViewController = (experiment?.makeController ?? technique.makeController)()
            window.makeKeyAndVisible()
            world.endEvent()
            return window
        }
    }

    /// Runs what a line asks for in this session's world.
    open override func inContext<Result>(_ work: () throws -> Result) rethrows -> Result {
        defer { world.endEvent() }
        return try world.run(work)
    }

    var shownList: (any CellList)? { nil }

    var itemName: String { shownList?.itemName ?? "row" }

    /// The object on the screen that an outlet of some name leads to, and what is in it; in lists also that with the
    /// number of a row or item.
    func objects(at name: String) throws -> [AnyObject] {
        let connections = objectsOnScreen.flatMap { Outlets(of: $0).connections }
        guard let object = connections.first(where: { $0.name == name })?.objects.first else {
            throw CommandError.unknown("outlet", name, among: connections.map(\.name))
        }
        return (object as? UIView)?.respondersAtAnyDepth ?? [object]
    }

    // MARK: Touching

    /// Taps what is called that on the screen: the title of a button or a tab; throws ``TapError`` if it is not there,
    /// or disabled. Override it where there is more to touch.
    open func tap(_ name: String) throws { try window.tap(name) }

    /// The last delegate call since the screen was made, and its number; nil for none.
    public var lastDelegateCall: (number: Int, call: DelegateCall)? {
        recorder.lastDelegateCall.map { (recorder.delegateCalls, $0) }
    }

    /// The things that the user can touch now, in Tab's order. Override it where there is more than buttons.
    open var touchables: [Touchable] {
        window.tappableControls().compactMap { Touchable("tap \($0.title.lowercased())", of: $0.control) }
    }

    /// The lines to type to see everything that the screen can do; `reset` begins again. Override it in every program.
    open var tour: [String] { [] }

    /// Screens that no chapter has shown, each with a fault to be mended. Override it where there are any.
    open var transfers: [Transfer] { [] }

    // MARK: The terminal

    /// The line that runs before the first prompt, in the place of a greeting.
    var opening: String?

    /// The question that the first screen asks the learner. Override it in every program.
    open var question: String { "" }

    /// The line that a learner may type first, and its purpose in a few words. Override it in every program.
    open var firstCommand: (line: String, purpose: String) { ("show", "draw the screen") }

    var secondCommand: (line: String, purpose: String) { ("tutorial", "go step by step") }

    /// Whether the code of the screen may end the program, so that each line is tried in another process first.
    var mayEndProgram: Bool { false }

    /// Who has the screen under the fingers; nil at the prompt.
    weak var driver: Driver?

    /// The states of places on the screen that aren't cells. Override it in a program whose screen is more than a list.
    open var placeStates: [PlaceState] { [] }

    /// The name of the program, what makes the screen, and what is broken, if anything is.
    open override var prompt: StyledText {
        let place = tutorial.place.map { StyledText("\($0) ", .dim) } ?? ""
        let what = StyledText(name, .bold) + StyledText(" \(technique.name)", .dim)
        return place + what + (shown.experimentName.map { ", " + $0 } ?? "") + StyledText(">", .bold) + " "
    }

    /// Shows the screen, asks a question, and says what to type.
    open override func greet() {
        guard let opening else { return shown.presentGreeting() }
        run(opening)
        // It may have been wrong.
        if shown.page == nil { shown.presentGreeting() }
    }

    /// Starts a new list of traced steps, and of what happens to cells. Throws if the line would end the program.
    open override func commandWillRun(_ line: ParsedLine) throws {
        tutorial.crash = nil
        loadHistory.note(line.text, after: world.loads)
        recorder.beginCommand()
        startedWindow.map(beginChanges)
        if !isQuiet, line.effect == .touches || line.effect == .changes && mayEndProgram {
            try editing.check(line.text)
        }
    }

    private func beginChanges(in window: UIWindow) {
        window.cellContainers.forEach { $0.forgetChanges() }
        shown.beginCommand()
    }

    /// In a terminal, shows what a command did without being asked: the screen if it has changed, what the command
    /// said, and its steps if they are traced. A script asks for what it wants.
    open override func commandDidRun(_ line: ParsedLine, saying sayings: [Saying], outcome: Outcome) {
        // As a run loop does at the end of its turn: what is loaded only then is among the steps.
        startedWindow?.layoutIfNeeded()
        let traced = recorder.endCommand(line.text)
        if line.effect == .touches { steps.append(line.text) }
        if startedWindow != nil { shown.endCommand() }
        if isQuiet { return }
        if let driver {
            driver.sayings += sayings
        } else if tutorial.hasWindow, outcome != .quit {
            shown.keep(sayings, steps: traced, of: line, outcome: outcome)
        } else if isInteractive {
            shown.present(sayings, steps: traced, outcome: outcome)
        }
    }

    /// The tutorial looks at what was done.
    open override func lineDidRun(_ line: ParsedLine, outcome: Outcome) {
        tutorial.observe(line, outcome: outcome)
    }

    /// The tutorial shares the window out among all of it.
    open override var holdsOutput: Bool { tutorial.hasWindow }

    /// While the tutorial waits, a number is an answer, and Enter alone goes on.
    open override func line(for typed: String) -> String { tutorial.line(for: typed) }

    /// Returns the screen as large as the terminal now is, if it is what was written last.
    open override func redraw() -> String? { shown.redrawn }
}
