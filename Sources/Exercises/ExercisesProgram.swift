internal import ExampleShell
internal import Foundation
internal import REPL

/// The program `exercises`: with words behind it, it runs them as one command; without, it prompts for commands.
@main
struct ExercisesProgram {
    static func main() {
        guard CommandLine.arguments.dropFirst() != ["--version"] else {
            return StandardStream.output.write(Release.version + "\n")
        }
        do {
            let session = try ExerciseSession(root: Root.find())
            session.prepareForTerminal()
            let words = CommandLine.arguments.dropFirst()
            session.isAtPrompt = words.isEmpty
            guard !words.isEmpty else { return try Shell(session).run() }
            if session.run(session.line(of: Array(words))) == .failed { session.status = EXIT_FAILURE }
            exit(session.status)
        } catch {
            StandardStream.error.write("error: \(error)\n")
            exit(EXIT_FAILURE)
        }
    }
}
