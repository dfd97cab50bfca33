import ArgumentParser
import REPL

/// A session to test with whose commands have arguments of every kind; it notes what happens around each line.
final class MoonSession: Session {
    var written = ""
    var complaints = ""
    var notes: [String] = []
    var holds = false
    var refuses: String?
    var redrawn: String?

    init() {
        super.init(
            name: "moon",
            commands: [Orbit.self, Look.self, Shade.self, Lesson.self, Trial.self, Secret.self, Sky.self],
            common: [Say.self])
        appearance.fixedWidth = 60
        output = { [unowned self] in written += $0 }
        errors = { [unowned self] in complaints += $0 }
        add(Notes(of: self))
    }

    override func inContext<Result>(_ work: () throws -> Result) rethrows -> Result {
        notes.append("in")
        defer { notes.append("out") }
        return try work()
    }
}

/// A part in front of such a session, which notes its calls.
private final class Notes: SessionPart {
    private unowned let session: MoonSession

    init(of session: MoonSession) {
        self.session = session
    }

    var holdsOutput: Bool { session.holds }
    func redraw() -> String? { session.redrawn }
    func line(for typed: String) -> String { typed == "7" ? "say seven" : typed }

    func receive(_ event: SessionEvent) throws {
        switch event {
        case .willRun(let line):
            session.notes.append("will \(line.text) \(line.effect.map { "\($0)" } ?? "–")")
            if let refuses = session.refuses { throw CommandError(refuses) }
        case .ended(let line, let outcome): session.notes.append("end \(line.text) \(outcome)")
        default: break
        }
    }

    func write(_ pieces: [OutputPiece], of line: ParsedLine, outcome: Outcome) -> Bool {
        session.notes.append("did \(line.text) \(line.effect.map { "\($0)" } ?? "–") \(outcome) \(pieces.count)")
        return false
    }
}

struct Orbit: SessionCommand {
    enum Kind: String, CaseIterable, ExpressibleByArgument { case low, high, lowest }

    static let configuration = CommandConfiguration(abstract: "Go round.", aliases: ["circle"])

    @Argument(help: "How many turns.") var turns: Int
    @Argument(help: "Where from") var place: String?
    @Argument(help: .hidden) var more: [String] = []
    @Option(name: [.short, .long], help: "Which kind.") var kind = Kind.low
    @Option(help: ArgumentHelp("The name.", valueName: "title")) var name: String
    @Option(help: .hidden) var secret: String?
    @Flag(name: .shortAndLong, help: "Fast.") var fast = false

    func run(in session: MoonSession) {
        session.print("\(turns) \(place ?? "–") \(more) \(kind) \(name) \(secret ?? "–") \(fast)")
    }

    func effect(in session: MoonSession) -> CommandEffect { fast ? .changes : .touches }

    static func candidates(for argument: String, in session: MoonSession) -> [String] {
        switch argument {
        case "turns": ["1", "2", "12"]
        case "title": ["Apollo", "Luna", "Apollo"]
        default: []
        }
    }
}

struct Look: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Look at files.")
    static let purpose = CommandPurpose.look

    @Argument(help: "The files.\n\nMore of them.", completion: .file(extensions: ["xib", "png"])) var files: [String] =
        []
    @Option(help: "A folder.", completion: .directory) var folder: String?
    @Option(help: "Any file.", completion: .file()) var any: String?
    @Option(help: "A phase.", completion: .list(["new", "full", "half"])) var phase: String?

    func run(in session: MoonSession) { session.print(files.joined(separator: " ")) }
    func effect(in session: MoonSession) -> CommandEffect { .shows(files) }
}

struct Shade: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Make it darker.")
    static let purpose = CommandPurpose.change

    @Argument(help: "By one.") var one: Int
    @Argument(help: "By two.") var two: Int
    @Argument(help: "By three.") var three: Int

    func run(in session: MoonSession) {}
    func effect(in session: MoonSession) -> CommandEffect { .changes }
}

struct Lesson: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Learn.")
    static let purpose = CommandPurpose.learn

    @Argument(help: "How.") var way: String?

    func run(in session: MoonSession) throws {
        switch way {
        case "fail": throw ExitCode(3)
        case "well": throw CleanExit.message("well")
        default: throw ValidationError("no way")
        }
    }
    func effect(in session: MoonSession) -> CommandEffect { .nothing }
}

struct Trial: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Try it.")
    static let purpose = CommandPurpose.learn

    func run(in session: MoonSession) {}
    func effect(in session: MoonSession) -> CommandEffect { .nothing }
}

struct Secret: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Not told.", shouldDisplay: false)

    func run(in session: MoonSession) {}
    func effect(in session: MoonSession) -> CommandEffect { .nothing }
}

/// A family.
struct Sky: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "The sky.", subcommands: [Star.self, Stars.self])
    static let purpose = CommandPurpose.look

    static func member(for words: [String]) throws -> (command: any SessionCommand.Type, words: [String]) {
        switch words.first {
        case "star": return (Star.self, Array(words.dropFirst()))
        case "stars": return (Stars.self, Array(words.dropFirst()))
        case "nothing": throw CommandError("there is nothing")
        default: return (Star.self, words)
        }
    }

    func run(in session: MoonSession) {}
    func effect(in session: MoonSession) -> CommandEffect { .nothing }
}

struct Star: SessionCommand {
    static let configuration = CommandConfiguration(commandName: "star", abstract: "One.")
    static var family: String? { "sky" }

    @Argument(help: "Which.", completion: .list(["Vega", "Deneb"])) var name: String

    func run(in session: MoonSession) { session.print("star \(name)") }
    func effect(in session: MoonSession) -> CommandEffect { .nothing }
}

struct Stars: SessionCommand {
    static let configuration = CommandConfiguration(commandName: "stars", abstract: "All.")
    static var family: String? { "sky" }

    func run(in session: MoonSession) { session.print("stars") }
    func effect(in session: MoonSession) -> CommandEffect { .nothing }
}

/// Says words, in this way or that.
struct Say: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Say words.")
    static let purpose = CommandPurpose.session

    @Argument(help: "The words.") var words: [String]
    @Flag(help: "As a remark.") var remark = false
    @Flag(help: "Then end.") var end = false
    @Flag(help: "Then fail.") var fail = false
    @OptionGroup var format: OutputFormat

    func run(in session: MoonSession) throws {
        let text = StyledText(words.joined(separator: " "))
        if remark { session.remark(text) }
        if format.json { try session.print(words, in: format) { _ in "" } } else { session.say(text, indent: 2) }
        if end { session.end() }
        if fail { throw CommandError("it failed") }
    }
    func effect(in session: MoonSession) -> CommandEffect { .shows(words) }
}
