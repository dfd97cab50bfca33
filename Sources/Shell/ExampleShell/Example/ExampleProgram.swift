package import TerminalUIKit

/// A program with a screen: its name, its commands, the ways to make its screen, and the things that can be broken.
public struct ExampleProgram {
    /// The name of the program.
    public let name: String
    /// The commands of this program alone.
    public let commands: [any SessionCommand.Type]
    /// The ways to make the screen. The first is the usual one.
    public let techniques: [Technique]
    /// The things that can be broken, the first to try first.
    public let experiments: [Experiment]
    /// The question that a learner answers here.
    public let question: String
    /// The command to type first, and what it does, in a few words, or nil for one that every screen has.
    public let firstCommand: (line: String, purpose: String)?
    /// The arguments with which another process makes the same screen.
    public package(set) var launchArguments: [String]
    /// The lines that show all that the screen can do. `reset` makes it again.
    public let tour: [String]
    /// The classes whose living objects are counted.
    public let counted: CountedClasses
    private let countsControllersNibs: Bool?

    /// The module with the program's classes and nibs.
    var module: String
    var sources: SourceFiles
    /// The names of the nibs in the program's resources, in alphabetical order.
    package lazy var nibs = UINib.names(inModule: module)
    /// A Boolean value that determines whether the program needs nibs of its own.
    var needsNibs = true
    /// A Boolean value that determines whether the app supports landscape only, so that each device is on its side.
    package var isLandscapeOnly = false
    /// A Boolean value that determines whether the code of the screen may end the program. If so, a prompt tries each
    /// line in another process first.
    package var mayEndProgram = false
    /// The command to type second, and what it does, in a few words.
    package var secondCommand = (line: "trace on", purpose: "see each step")
    /// The maximum number of measurements before techniques are compared. Fewer make a test fast.
    var mostRounds = 15

    /// The commands that every program has.
    package var commonCommands = Self.usualCommands
    /// The ways to make other screens, which no list has.
    package var unlistedTechniques: [Technique] = []
    /// Returns the views that a user can touch beside those that are tapped, in Tab's order.
    package var touchables: (ExampleSession) -> [Touchable] = { _ in [] }
    /// Returns the keys for all that a user can do with the screen beside that, while a view has the focus.
    package var keyCommands: (ExampleSession, _ focus: Touchable?) -> [KeyCommand] = { _, _ in [] }
    /// Returns the command that does what a finger does that moves from a point of the window by a distance.
    package var dragCommand: (ExampleSession, _ start: CGPoint, _ way: CGPoint) -> String? = { _, _, _ in nil }
    /// Make the parts of a session, in the order in which they follow its events. The last is in front.
    package var parts = Self.usualParts
    /// Writes a line for each screen that another process of the program has written down in a file.
    package var writeTours: ((_ session: ExampleSession, _ file: String) throws -> Void)?

    /// Describes a program.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - question: The question that a learner answers here.
    ///   - firstCommand: The command to type first, and what it does, in a few words.
    ///   - tour: The lines that show all that the screen can do.
    ///   - launchArguments: The arguments with which another process makes the same screen.
    ///   - commands: The program's own commands.
    ///   - techniques: The ways to make the screen, the usual one first.
    ///   - experiments: The things that can be broken.
    ///   - classes: The classes whose living objects `stats` counts.
    ///   - countsControllersNibs: True if `nibReads` counts the files that controllers read for their own views, too,
    ///     or nil to count them where there is no list. There the number is the cells'.
    ///   - fileID: A file of the module with the program's classes and nibs.
    ///   - file: A file in the folder with the program's sources.
    /// - Precondition: There is a technique, and every experiment breaks techniques that there are.
    public init(
        name: String, question: String = "", firstCommand: (line: String, purpose: String)? = nil,
        tour: [String] = [], launchArguments: [String] = [], commands: [any SessionCommand.Type] = [],
        techniques: [Technique], experiments: [Experiment] = [], counting classes: CountedClasses,
        countsControllersNibs: Bool? = nil, fileID: String = #fileID, file: String = #filePath
    ) {
        precondition(!techniques.isEmpty, "\(name) needs a technique")
        for experiment in experiments {
            let known =
                !experiment.techniques.isEmpty
                && experiment.techniques.allSatisfy { name in techniques.contains { $0.name == name } }
            precondition(known, "\(experiment.name) breaks a technique that is not there")
        }
        (self.name, self.question, self.firstCommand, self.tour) = (name, question, firstCommand, tour)
        (self.launchArguments, self.commands) = (launchArguments, commands)
        (self.techniques, self.experiments) = (techniques, experiments)
        (counted, self.countsControllersNibs) = (classes, countsControllersNibs)
        module = String(fileID.prefix { $0 != "/" })
        sources = SourceFiles(besides: file)
    }

    /// Returns a Boolean value that indicates whether the files that controllers read for their own views are counted
    /// on a screen with a list, or without one.
    func countsControllersNibs(in list: (any CellList)?) -> Bool { countsControllersNibs ?? (list == nil) }

    /// The reason that nib files are counted, or empty if all are counted. Beside a list, the number is the cells'.
    func purposeOfNibs(in list: (any CellList)?) -> String {
        if countsControllersNibs(in: list) { return "" }
        return countsControllersNibs == nil ? "for cells" : "for cells and views"
    }

    /// Makes sure that the program's nibs are where it looks for them, because a user may have copied it without them.
    func requireNibs() throws {
        if !needsNibs || UINib.hasResources(inModule: module) { return }
        throw CommandError.noResources("the nibs", folder: Bundle.main.bundlePath)
    }

    /// The technique with a name, listed or not.
    package func technique(named name: String) throws(CommandError) -> Technique {
        if let technique = (techniques + unlistedTechniques).first(where: { $0.name == name }) { return technique }
        throw .unknown("technique", name, among: techniques.map(\.name))
    }

    /// The nib with a name, which may have its file's extension: that is how it is shown.
    mutating func nib(named name: String) throws(CommandError) -> String {
        if let nib = nibs.first(where: { [$0, $0 + ".xib", $0 + ".storyboard"].contains(name) }) { return nib }
        throw .unknown("nib", name, among: nibs)
    }

    /// The technique that makes the screen for an experiment: the one in use if it can be broken that way.
    package func technique(for experiment: Experiment, using current: Technique) -> Technique {
        if experiment.techniques.contains(current.name) { return current }
        return techniques.first { $0.name == experiment.techniques[0] }!
    }

    /// Returns the name of the technique that an experiment needs, or nil if it can break the one in use.
    func otherTechnique(for experiment: Experiment, using current: Technique) -> String? {
        let name = technique(for: experiment, using: current).name
        return name == current.name ? nil : name
    }

    /// Returns the experiments by name: of several with one name, the one for the technique in use, or else the first.
    func experimentsByName(using technique: Technique) -> [Experiment] {
        var found: [Experiment] = []
        for experiment in experiments where !found.contains(where: { $0.name == experiment.name }) {
            let alike = experiments.filter { $0.name == experiment.name }
            found.append(alike.first { $0.techniques.contains(technique.name) } ?? experiment)
        }
        return found
    }
}
