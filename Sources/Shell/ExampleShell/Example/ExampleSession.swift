package import InterfaceBuilder
public import TerminalUIKit

/// A session with the screen of a program. One of its techniques makes the screen, whole or broken on purpose.
open class ExampleSession: Session {
    /// The program, with the ways to make its screen.
    public package(set) var program: ExampleProgram
    /// The world of the screen and of all that is made for it. Objects that others make elsewhere don't belong to it.
    public let world: World

    /// The technique that makes this screen and the next, whole or broken.
    public package(set) var technique: Technique
    /// The experiment in force, if any.
    public private(set) var experiment: Experiment?
    /// A Boolean value that determines whether commands hide the fault, because a learner is to find it.
    package var hidesExperiment = false
    /// The names of the experiments that were seen in this session.
    package var seenExperiments: Set<String> = []
    /// The process that ended by the line that runs, or ran last.
    package var crash: Crash?
    /// The commands typed since the screen was made, as far as they did something to it.
    package private(set) var steps: [String] = []
    /// A Boolean value that indicates whether lines run that no user typed.
    package private(set) var isQuiet = false
    package private(set) var screensMade = 0
    /// A Boolean value that indicates whether the session runs the lines of a comparison or a film.
    var isPlayer = false
    /// The window, once it was asked for. A screen that goes takes its controllers along.
    private(set) var startedWindow: UIWindow? {
        willSet { startedWindow?.rootViewController = nil }
    }
    /// The program that runs once this session has ended, and its arguments.
    package var nextProgram: (executable: URL, arguments: [String])?

    /// Creates a session of a program, in a world like the current one.
    public required init(_ program: ExampleProgram) {
        self.program = program
        world = World(like: .current)
        technique = program.techniques[0]
        super.init(name: program.name, commands: program.commands, common: program.commonCommands)
        firstCommands = { [unowned self] in
            self.program.beginnersCommands(inList: startedWindow.map { _ in shownList != nil })
        }
        for makePart in program.parts { add(makePart(self)) }
        let log = world.log
        // A screen or a lesson that is drawn after the command would cover what it logs.
        world.log = { [weak self] message in
            if let self, isInteractive, front == nil { say(StyledText(message)) } else { log(message) }
        }
    }

    /// The program to run in another process, this one, unless a test says otherwise.
    public var executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])

    /// Runs a line in this session's world.
    public override func inContext<Result>(_ work: () throws -> Result) rethrows -> Result {
        defer { world.endEvent() }
        return try world.run(work)
    }

    /// Takes note of an event before the parts do.
    public override func receive(_ event: SessionEvent) throws {
        switch event {
        case .willRun: crash = nil
        case .didRun(let line, _):
            // A run loop does this at the end of its turn, so loads that happen only then are among the steps.
            startedWindow?.layoutIfNeeded()
            if line.effect == .touches { steps.append(line.text) }
        default: break
        }
        try super.receive(event)
    }

    // MARK: The screen

    /// The window with the screen, created lazily.
    public var window: UIWindow {
        if let startedWindow { return startedWindow }
        // A command that is the first to look at the screen finds it as if it had been there.
        recorder.noteLoads(of: nil)
        let window = start()
        window.layoutIfNeeded()
        recorder.noteLoads(of: line)
        shown.beginCommand()
        return window
    }

    /// Makes the screen again with a technique: whole, or with an experiment whose edits are known to fit its nibs.
    public func use(_ technique: Technique, breaking experiment: Experiment? = nil) {
        self.technique = technique
        self.experiment = experiment
        restart()
    }

    /// Makes the screen again with a fault, by the technique in use, or by one that can be broken that way. Throws
    /// `NibError` if the text that the experiment edits is not in the nib. Then everything stays as it was.
    public func begin(_ experiment: Experiment) throws {
        try world.check(experiment.edits)
        // An experiment that the learner must guess isn't ticked off in the list.
        if !hidesExperiment, program.experiments.contains(where: { $0.name == experiment.name }) {
            seenExperiments.insert(experiment.name)
        }
        use(program.technique(for: experiment, using: technique), breaking: experiment)
    }

    /// Makes a screen, and runs lines that no user typed, without their output.
    package func quietly(make: () -> Void, running lines: [String]) {
        let (wasQuiet, log) = (isQuiet, world.log)
        defer { (isQuiet, world.log) = (wasQuiet, log) }
        (isQuiet, world.log) = (true, { _ in })
        redirected(to: { _ in }, errors: { _ in }, isInteractive: isInteractive) {
            // Events at the end of the old screen don't belong to the new one.
            startedWindow = nil
            recorder.beginCommand()
            recorder.noteLoads(of: nil)
            make()
            for line in lines { run(line) }
        }
    }

    /// Shows the next screen on a device.
    package func use(_ device: IBDevice) {
        world.device = device
        if let size = device.size { world.traits = UITraitCollection(screenSize: size) }
        program.launchArguments = ["--device", device.id] + (device.isLandscape ? ["--landscape"] : [])
    }

    /// Discards the screen and builds it again.
    public func restart() {
        startedWindow = nil
        _ = start()
    }

    private func start() -> UIWindow {
        screensMade += 1
        world.restartNumbering()
        world.clock.forget()
        world.edits = experiment?.edits ?? []
        world.replacedModules = experiment?.replacedModules ?? [:]
        steps = []
        tell(.screenMade)
        return world.run {
            var window = UIWindow(frame: shown.screenFrame)
            startedWindow = window
            let root = (experiment?.makeController ?? technique.makeController)()
            // An app's delegate has a window, and may put another controller into it later.
            if let own = UIApplication.shared.windows.last(where: { $0.rootViewController === root }) {
                own.frame = window.frame
                (window, startedWindow) = (own, own)
            }
            window.deviceInsets = UIEdgeInsets(coveredBy: world.device)
            window.rootViewController = root
            window.makeKeyAndVisible()
            world.endEvent()
            return window
        }
    }

    // MARK: The screen

    /// The list on the screen, or nil if the program has no list.
    package var shownList: (any CellList)? { nil }

    /// The list that a user can touch, or nil if a presented controller covers it.
    package var frontList: (any CellList)? { nil }

    /// Returns the object on the screen to which an outlet of some name leads, and its contents. In lists also the one
    /// with the number of a row or item.
    package func objects(at name: String) throws -> [AnyObject] {
        let connections = window.respondersAtAnyDepth.flatMap { Outlets(of: $0).connections }
        guard let object = connections.first(where: { $0.name == name })?.objects.first else {
            throw CommandError.unknown("outlet", name, among: connections.map(\.name))
        }
        return (object as? UIView)?.respondersAtAnyDepth ?? [object]
    }

    /// Taps an object on the screen by its name, which is the title of a button or a tab. Override it for other
    /// objects.
    ///
    /// - Throws: ``TapError`` if there is no such object, or it is disabled.
    open func tap(_ name: String) throws { try window.tapAnything(called: name) }

    /// The views that can be touched now, in Tab's order. Override it if there is more than buttons.
    open var touchables: [Touchable] {
        let titled = window.tappableControls().compactMap {
            Touchable("tap \($0.title.lowercased().asWords)", of: $0.control)
        }
        return (titled + program.touchables(self)).inReadingOrder
    }

    /// The states of places on the screen that aren't cells. Override it in a program whose screen is more than a list.
    open var screenParts: [ScreenPart] { [] }
}
