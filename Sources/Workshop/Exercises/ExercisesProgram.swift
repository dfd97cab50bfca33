internal import ArgumentParser
internal import ExampleShell
internal import Foundation
internal import PlainText

/// The program `exercises`: with words after its name, it runs them as one command. Without, it leads through the
/// exercises, or, if there is no terminal for that, runs the commands that it reads.
@main
struct ExercisesProgram: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "exercises", abstract: "Write it yourself: the exercises of the handbook.",
        usage: "exercises [<command>]",
        discussion: """
            Without a command, the program shows the next exercise in a full screen, and checks it whenever you save. \
            ? lists the keys, and q quits. "exercises 5" shows the task of exercise 5.
            """,
        version: Release.version, subcommands: ExerciseSession.commands)

    @Option(help: .hidden) var report: String?
    @Option(help: .hidden) var columns = 80

    nonisolated static func main() {
        ProgramFile.requireReadablePath()
        var words = Array(CommandLine.arguments.dropFirst())
        if words == ["help"] { words = ["--help"] }
        do {
            if let word = words.first, !word.hasPrefix("-") {
                try MainActor.assumeIsolated { try run(words) }
            } else {
                var program = try parseAsRoot(words)
                try program.run()
            }
        } catch let error as CommandError {
            let columns = isatty(STDERR_FILENO) == 1 ? Appearance().proseColumns : nil
            StandardStream.error.write("error: \(error)".wrapped(to: columns) + "\n")
            Foundation.exit(EXIT_FAILURE)
        } catch {
            exit(with: words, error)
        }
    }

    nonisolated func run() throws {
        // ArgumentParser promises no actor, but calls this where @main begins.
        try MainActor.assumeIsolated {
            let session = try Self.makeSession()
            if let report { return session.report(on: report, columns: columns) }
            if session.isInteractive, FullScreen.isPossible {
                try session.ownFolder()
                return try session.lead(from: LoopSubject(session.exercise(nil), in: session))
            }
            session.isAtPrompt = true
            try Shell(session).run()
        }
    }

    @MainActor private static func makeSession() throws -> ExerciseSession {
        StandardStream.surviveWriting()
        let session = try ExerciseSession(root: root)
        session.prepareForTerminal()
        return session
    }

    /// The folder of the package that the program was built in, above the program or the current folder, or nil if
    /// there isn't one.
    @MainActor private static var root: URL? {
        let program = Bundle.main.programFolder.map { URL(fileURLWithPath: $0) }
        return [program, URL.currentFolder].lazy.compactMap { $0?.project }.first
    }

    @MainActor private static func run(_ words: [String]) throws {
        let session = try makeSession()
        session.isRunByWords = true
        if session.run(session.line(of: words)) == .failed { session.status = EXIT_FAILURE }
        Foundation.exit(session.status)
    }
}
