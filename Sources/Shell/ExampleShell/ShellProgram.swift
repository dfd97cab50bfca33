public import ArgumentParser
internal import Foundation
internal import PlainText

/// A program whose commands are given in a REPL, on the command line, or in a script.
///
///     struct LongTable: ShellProgram {
///         static let configuration = CommandConfiguration(commandName: "long-table", abstract: "See many rows.")
///
///         @OptionGroup var shell: ShellOptions
///
///         @Option(help: "The number of rows in the table.")
///         var rows = 1000
///
///         static func makeSession(_ options: Self?) -> TableCellSession {
///             TableCellSession(rows: options?.rows ?? 1000)
///         }
///     }
///
/// Mark the type with `@main` to make it the program of its target.
///
/// A command may follow the options, `table-cell nib Menu.xib`: then it runs, and the exit status is 1 if it failed. In
/// a terminal, a command that teaches or changes the screen is the first at the prompt: `table-cell tutorial 4`.
///
/// With a terminal on both ends and neither `-c` nor `--script`, it prompts, with line editing, history and completion.
/// Otherwise it reads plainly and prints nothing of its own. Then every command runs, whether or not one before it
/// failed. A message says which line failed, and the exit status is 1 if any did. Wrong options end the program with
/// status 64.
public nonisolated protocol ShellProgram: ParsableCommand {
    /// The type of session that runs the commands.
    associatedtype Main: ExampleSession

    /// The options every program has. Declare them as `@OptionGroup var shell: ShellOptions`.
    var shell: ShellOptions { get }

    /// Makes the session from the program's own options, or from nil if it was started without any, because parsing
    /// them takes as long as all else.
    @MainActor static func makeSession(_ options: Self?) -> Main
}

nonisolated extension ShellProgram {
    /// Parses the command line and runs the program. Errors are printed in the program's own words.
    public static func main() {
        ProgramFile.requireReadablePath()
        dropUnusableLanguages()
        // @main begins on the main thread, though the compiler doesn't know that.
        MainActor.assumeIsolated { ShellOptions.makeSession = { makeSession(nil) } }
        var words = Array(CommandLine.arguments.dropFirst())
        // ArgumentParser's manual pages promise it of every program.
        if words.first == "help" { words = ["--help"] }
        do {
            if words.first?.hasPrefix("-") != true {
                let command = words
                words = []
                return try MainActor.assumeIsolated {
                    let session = makeSession(nil)
                    try run(session) { try command.isEmpty ? $0.run() : run(command, in: session, with: $0) }
                }
            }
            if let lines = lines(in: words) {
                words = []
                return try MainActor.assumeIsolated { try run(makeSession(nil)) { try $0.run(commands: lines) } }
            }
            // Most often all are options. Which ones are takes long to find out.
            if let program = (try? parseAsRoot(words)) as? Self { return try program.run() }
            // The first word that isn't an option is a command, and the words that follow belong to it.
            let command = Array(words[optionCount(in: words)...])
            words.removeLast(command.count)
            var program = try parseAsRoot(words)
            if let program = program as? Self {
                try program.run(command: command)
            } else {
                try program.run()
            }
        } catch {
            exit(with: words, error)
        }
    }

    /// Returns the lines that words give with `-c`, or nil if there are other words: to find that out, ArgumentParser
    /// takes 16 million instructions, a fifth of a run.
    private static func lines(in words: [String]) -> [String]? {
        let options = stride(from: 0, to: words.count, by: 2)
        let lines = stride(from: 1, to: words.count, by: 2).map { words[$0] }
        guard options.allSatisfy({ words[$0] == "-c" }), lines.count * 2 == words.count,
            !lines.contains(where: { $0.hasPrefix("-") })
        else { return nil }
        return lines
    }

    /// Takes languages out of the environment at which ICU would end the process when the first date is written.
    private static func dropUnusableLanguages() {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty,
                !["C", "POSIX"].contains(value.prefix { $0 != "." }), !Locale.canBe(named: value)
            else { continue }
            setenv(name, "C.UTF-8", 1)
        }
    }

    /// Runs the program, on the main thread, as `@main` does. Throws `ExitCode.failure` if a command failed outside an
    /// interactive session, `ValidationError` for wrong options, and an error if the program's nibs are missing.
    public func run() throws { try run(command: []) }

    private func run(command: [String]) throws {
        // ArgumentParser promises no actor, but calls this where @main begins.
        nonisolated(unsafe) let program = self
        try MainActor.assumeIsolated {
            let session = Self.makeSession(program)
            try Self.run(session) { shell in
                session.appearance = program.shell.appearance
                session.usesPager = !program.shell.noPager
                session.usesMotion = !program.shell.noMotion
                session.shown.opening = program.shell.begin
                do {
                    if let name = program.shell.technique {
                        session.technique = try session.program.technique(named: name)
                    }
                    let experiment = try program.shell.experiment.map(session.experiment)
                    if let file = program.shell.edits {
                        try session.editing.begin(from: file, besides: experiment)
                    } else if let experiment {
                        let technique = session.technique.name
                        try session.begin(experiment)
                        if program.shell.technique != nil, session.technique.name != technique {
                            let used = session.technique.name
                            session.warn("\(experiment.name) needs the technique \(used), not \(technique)")
                        }
                    }
                    if let file = program.shell.tours { return try session.program.writeTours?(session, file) ?? () }
                } catch {
                    throw ValidationError("\(error)")
                }
                if command.isEmpty {
                    try shell.run(commands: program.shell.commands, script: program.shell.script)
                } else if program.shell.commands.isEmpty, program.shell.script == nil {
                    try Self.run(command, in: session, with: shell)
                } else {
                    throw ValidationError("give either a command or -c and --script, not both")
                }
            }
        }
    }

    /// Runs a command of the shell's command line. In a terminal, one that teaches or changes the screen is the first
    /// at the prompt, because nothing would be left of it.
    @MainActor private static func run(_ command: [String], in session: Main, with shell: Shell) throws {
        let line = command.map(\.asWord).joined(separator: " ")
        let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        let parsed = session.parse(line)
        let isForPrompt = parsed.effect.map { [.touches, .changes].contains($0) || parsed.command?.purpose == .learn }
        guard isTerminal, isForPrompt == true else { return try shell.run(words: command) }
        session.shown.opening = line
        try shell.run()
    }

    /// Runs lines in a session, and then the program that a chapter leads on to, if it does.
    @MainActor private static func run(_ session: Main, lines: (Shell) throws -> Void) throws {
        try session.program.requireNibs()
        session.appearance = .ofTerminal
        session.tell(.opened)
        try lines(Shell(session))
        if let next = session.nextProgram { try next.executable.replaceProcess(next.arguments) }
    }
}
