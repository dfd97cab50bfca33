import Drawing
package import InterfaceBuilder

/// An environment for loads, counts and pictures. It holds everything they depend on and report: edits, clock and
/// metrics, numbers, trace and log.
///
/// Calls shaped like UIKit's read the ``current`` one. A window and a ``UINib`` remember theirs: what they do on their
/// own happens in it. Two worlds are independent, so that two screens can be side by side and each counts its own. Not
/// in UIKit, where a process has one.
///
///     let world = World(like: .current)
///     world.edits = [NibEdit(nib: "Menu", find: "done:", replacement: "doen:")]
///     world.run { controller.loadViewIfNeeded() }
public final class World {
    /// The world in which code runs now: the first of the process, unless another runs something.
    public private(set) static var current = World()

    // MARK: The environment of loads and pictures

    /// The changes to nib files when they are read. It is empty unless an experiment breaks something.
    public var edits: [NibEdit] = []
    /// The files whose texts were edited last, by their paths.
    var editedFiles: [String: EditedFile] = [:]
    /// Modules, by the names of those for which they stand in: their classes and files are found in the others' place.
    package var replacedModules: [String: String] = [:]
    /// The bundles in which nibs, storyboards and images are searched.
    let resources: ResourceBundles
    /// The metrics of text: columns, unless geometry counts.
    public var textMetrics = TextMetrics.columns
    /// The traits of the screen, ``UITraitCollection/current``.
    public var traits = UITraitCollection.phone
    /// The device with the screen, or nil for a phone of 2011.
    package var device: IBDevice?
    /// The system whose natural sizes count.
    package var systemVersion = SystemVersion.iOS14
    /// The observer of the loads of a document that is only looked at, or nil unless one is.
    package var observer: (any NibObserver)?
    /// The clock that date pickers read. A program may fix it, so that two runs look the same.
    public var now: () -> Date = { Date() }
    /// The calendar, with locale and time zone, of date pickers without their own: the user's, unless it is fixed.
    public var calendar: Calendar {
        get { fixedCalendar ?? .current }
        set { fixedCalendar = newValue }
    }
    // To ask for the user's takes long, and most programs don't need it.
    private var fixedCalendar: Calendar?
    /// The time that passes here, for completions of animations.
    package let clock = WorldClock()
    /// The function that is called after each layout of a window, and returns whether it may have to be laid out again.
    package var layoutEnded: (() -> Bool)?
    // A world knows no view: the file that adds a value says what it is.
    private var values: [ObjectIdentifier: Any] = [:]
    /// A Boolean value that determines whether animations would be seen, ``UIView/areAnimationsEnabled``.
    var areAnimationsEnabled = true

    // MARK: Reports

    /// The trace of loading and reuse.
    public let trace = Trace()
    /// The function that returns the name of an object's class for messages. A program may give a class another's name.
    package var classNames: (AnyObject) -> String = { _typeName(type(of: $0), qualified: false) } {
        didSet { knownClassNames = ClassNames() }
    }
    private var knownClassNames = ClassNames()
    /// The closure that receives the messages that `NSLog` would print on a device. By default, it writes them to
    /// standard error.
    public var log: (String) -> Void = { Log.writeToStandardError($0) }
    /// The living objects, and their numbers.
    public let liveObjects = LiveObjects()
    /// The number of reads of nib files since the numbering began, except reads by controllers for their own view.
    public internal(set) var fileReads = 0
    /// The number of reads of nib files by controllers for their own view since the numbering began.
    public internal(set) var controllersFileReads = 0
    /// The number of loads of nibs.
    public internal(set) var loads = 0
    /// The last load of each nib file since the numbering began.
    var lastLoads: [String: NibLoadCount] = [:]
    /// The number of registrations of cells and supplementary views so far, by which each has an identifier.
    package private(set) var registrations = 0
    /// The objects that live at least until the event that goes on is over.
    private let keptObjects = KeptObjects()
    private final class KeptObjects { var objects: [AnyObject] = [] }
    /// The warnings that are logged only once, and have been.
    private var warnings: Set<String> = []

    /// Creates the world in which a process begins.
    public convenience init() { self.init(resources: .besideProgram) }

    init(resources: ResourceBundles) { self.resources = resources }

    /// Creates a world with the values of another world, but without its reports.
    public init(like other: World) {
        edits = other.edits
        replacedModules = other.replacedModules
        resources = other.resources
        textMetrics = other.textMetrics
        traits = other.traits
        device = other.device
        systemVersion = other.systemVersion
        observer = other.observer
        now = other.now
        fixedCalendar = other.fixedCalendar
        values = other.values
        areAnimationsEnabled = other.areAnimationsEnabled
        log = other.log
        classNames = other.classNames
    }

    /// Runs a closure in this world. Afterwards, the earlier world is current again.
    public func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        let before = World.current
        World.current = self
        defer { World.current = before }
        return try work()
    }

    /// Runs something for which one property has another value.
    package func with<Value, Result>(
        _ property: ReferenceWritableKeyPath<World, Value>, _ value: Value, _ work: () throws -> Result
    ) rethrows -> Result {
        let before = self[keyPath: property]
        self[keyPath: property] = value
        defer { self[keyPath: property] = before }
        return try work()
    }

    /// Accesses the value of a type that another file keeps in this world, as ``UIView/appearance()`` does.
    package subscript<Value>(_ type: Value.Type) -> Value? {
        // Without a value there is nothing to cast: for nil, too, Swift would look up the types.
        get { values[ObjectIdentifier(type)].flatMap { $0 as? Value } }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Restarts numbering, so that the next object of every class, load and read of every file is number 1 again. A
    /// fresh start then prints the same as the first one.
    public func restartNumbering() {
        liveObjects.restartNumbering()
        lastLoads = [:]
        (fileReads, controllersFileReads) = (0, 0)
    }

    /// Retains an object until the event is over, as an autorelease pool does: a program that shows a window may hold
    /// it in a variable of a function. Without a call of ``endEvent()``, the event is over when the main thread is
    /// free.
    func keepUntilEventEnds(_ object: AnyObject) {
        // A weak reference to the world would take each reference to it through a side table.
        if keptObjects.objects.isEmpty { DispatchQueue.main.async { [weak keptObjects] in keptObjects?.objects = [] } }
        keptObjects.objects.append(object)
    }

    /// Ends the event, which is the work of one command.
    package func endEvent() { keptObjects.objects = [] }

    /// Returns the number of a new registration.
    package func nextRegistration() -> Int {
        registrations += 1
        return registrations
    }

    /// Returns the name of an object's class for messages.
    func className(of object: AnyObject) -> String { knownClassNames.name(of: object, else: classNames) }

    /// Returns a Boolean value that indicates whether a warning that is logged only once hasn't been yet.
    package func isFirst(_ warning: String) -> Bool { warnings.insert(warning).inserted }
}
