public import ArgumentParser
internal import Canvases
internal import Foundation

/// The command-line options that every program has.
public struct ShellOptions: ParsableArguments {
    @Option(
        name: .customShort("c"),
        help: "Run a command and exit. May be repeated: all run, and the exit status is 1 if any failed.")
    var commands: [String] = []

    @Option(help: "Run the commands in a file, likewise; - is standard input.", completion: .file())
    var script: String?

    @Flag(help: "Write no escape codes for colour.")
    var plain = false

    @Flag(help: "Write ASCII characters only.")
    var ascii = false

    @Flag(help: "Print what is taller than the window as it is, not through $PAGER or less.")
    var noPager = false

    @Option(
        help: "Make the screen with a technique.",
        completion: .custom { _, _, _ in names { $0.techniques.map(\.name) } })
    var technique: String?

    @Option(
        help: "Start with an experiment. One that crashes on iOS ends this program, too.",
        completion: .custom { _, _, _ in names { $0.experimentsByName.map(\.name) } })
    var experiment: String?

    @Option(help: .hidden)
    var edits: String?

    /// Makes a session of the running program, for the shell's completion.
    @MainActor static var makeSession: () -> ExampleSession? = { nil }

    /// Names that the running program knows.
    private nonisolated static func names(_ names: @MainActor (ExampleSession) -> [String]) -> [String] {
        MainActor.assumeIsolated { makeSession().map(names) ?? [] }
    }

    @Option(help: ArgumentHelp("Run a command before the first prompt, such as \"tutorial 5\".", valueName: "command"))
    var begin: String?

    @Option(help: "Write lines of that many characters instead of the terminal's.")
    var width: Int?

    /// Creates options to be parsed.
    public init() {}

    /// Checks what ArgumentParser can't.
    /// - Throws: `ValidationError` if options contradict each other or are out of range.
    public func validate() throws {
        if !commands.isEmpty, script != nil {
            throw ValidationError("Either -c or --script, not both.")
        }
        if let width, width < 1 {
            throw ValidationError("The value of --width must be at least 1.")
        }
    }

    /// The appearance asked for, on this terminal.
    var appearance: Appearance {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        var style = TerminalStyle.detect(environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal)
        if plain { (style.color, style.attributes) = (.none, false) }
        if ascii { style.ascii = true }
        return Appearance(style: style, fixedWidth: width)
    }
}
