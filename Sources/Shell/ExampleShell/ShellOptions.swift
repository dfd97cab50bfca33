public import ArgumentParser
internal import Canvases
internal import Foundation

/// The command-line options that every program has.
public struct ShellOptions: ParsableArguments {
    @Option(
        name: .customShort("c"),
        help: "Run a command and exit. You can repeat the option. The exit status is 1 if a command fails.")
    var commands: [String] = []

    @Option(help: "Run the commands in a file, or - for standard input, and exit.", completion: .file())
    var script: String?

    @Flag(help: "Print no colors.")
    var plain = false

    @Flag(help: "Print ASCII characters only.")
    var ascii = false

    @Flag(help: "Print long texts at once, not a page at a time.")
    var noPager = false

    @Flag(help: "Draw no frames between two screens.")
    var noMotion = false

    @Option(
        help: "Start with a technique.",
        completion: .custom { _, _, _ in names { $0.program.techniques.map(\.name) } })
    var technique: String?

    @Option(
        help: "Start with an experiment. One that crashes on iOS ends this program as well.",
        completion: .custom { _, _, _ in names { $0.experimentsByName.map(\.name) } })
    var experiment: String?

    @Option(help: .hidden)
    var edits: String?

    @Option(help: .hidden)
    var tours: String?

    /// Makes a session of the running program, for the shell's completion.
    @MainActor static var makeSession: () -> ExampleSession? = { nil }

    private nonisolated static func names(_ names: @MainActor (ExampleSession) -> [String]) -> [String] {
        MainActor.assumeIsolated { makeSession().map(names) ?? [] }
    }

    @Option(help: ArgumentHelp("Run a command before the first prompt, such as \"tutorial 5\".", valueName: "command"))
    var begin: String?

    @Option(help: "Make lines this many characters wide, whatever the terminal's width.")
    var width: Int?

    /// Creates options to be parsed.
    public init() {}

    /// Throws `ValidationError` if options contradict each other or are out of range.
    public func validate() throws {
        if !commands.isEmpty, script != nil {
            throw ValidationError("give either -c or --script, not both")
        }
        if begin != nil, !commands.isEmpty || script != nil {
            throw ValidationError("--begin is for a prompt, so it can't be given with -c or --script")
        }
        if let width, width < 1 {
            throw ValidationError("--width takes a number from 1 up")
        }
    }

    var appearance: Appearance {
        var appearance = Appearance.ofTerminal
        if plain { (appearance.style.color, appearance.style.attributes) = (.none, false) }
        if ascii { appearance.style.ascii = true }
        appearance.fixedWidth = width
        return appearance
    }
}
