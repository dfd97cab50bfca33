internal import ArgumentParser
internal import Foundation

/// The command that passes its words to the program `nib` in the same folder, in a program without the workshop.
struct RunNib: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "nib", abstract: "Open any iOS xib or storyboard.")
    static let purpose = CommandPurpose.look

    /// The command `nib` of a prompt: that of the workshop where the program has it inside.
    static let commands: [any SessionCommand.Type] = LinkedParts.commands.isEmpty ? [RunNib.self] : LinkedParts.commands

    @Argument(parsing: .captureForPassthrough, help: "The subcommand of nib, and its arguments.", completion: .file())
    var words: [String] = []

    /// The words to pass. The terminator that stands for no argument is captured, too.
    private var passed: [String] { words == ["--"] ? [] : words }

    func run(in session: ExampleSession) throws {
        let program = session.executable.deletingLastPathComponent().appendingPathComponent("nib").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw CommandError(
                "nib is a program of its own, which isn't built yet; in another terminal, "
                    + "\"swift build --product nib\" builds it")
        }
        // Somebody else may have the window.
        guard session.isInteractive, session.front == nil, !session.holdsOutput else {
            return try pass(through: program, in: session)
        }
        let process = ForegroundProcess(command: "exec \"$@\"", arguments: [program] + passed)
        let status = process.run()
        session.say(.paged)
        guard status == 0 else { throw ExitCode.failure }
    }

    @MainActor private func pass(through program: String, in session: ExampleSession) throws {
        let process = BackgroundProcess([program] + passed)
        let (ending, written) = try process.run(keeping: [STDOUT_FILENO, STDERR_FILENO])
        let texts = written.map { String(decoding: $0, as: UTF8.self) }
        if !texts[0].isEmpty { session.page(StyledText(String(texts[0].dropLast()))) }
        session.errors(texts[1])
        guard ending == .exit(0) else { throw ExitCode.failure }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(["nib"]) }
}
