import Foundation
import TerminalTesting
import Testing

/// Lines that nobody thought of, in the built programs.
///
/// What was typed is in `.build/abuse/<program>.txt`.
@Suite(.serialized, .enabled(if: Abuse.isWanted, "only .ci/abuse asks for it"))
struct CommandAbuseTests {
    @Test(
        "Whatever is piped in, every line is answered, nothing steers the terminal, and memory stays small",
        arguments: Programs.some)
    func script(program: String) throws {
        // Given
        var lines = CommandLines(for: try Programs.session(of: program), seed: Abuse.seed)
        let count = Abuse.rounds(40)
        // What is wrong for sure is answered with the number of its line.
        let input = (0..<count).map { _ in lines.next() + "\nunknowable\n" }.joined()
        try input.write(to: Abuse.evidence(program + ".txt"), atomically: false, encoding: .utf8)
        let folder = try TemporaryFolder()

        // When
        let run = try Programs.run(program, in: folder, input: input)

        // Then
        let answers = run.errors.split(separator: "\n").count {
            $0.hasPrefix("standard input:") && $0.contains("error: unknown command \"unknowable\"")
        }
        #expect(run.exit == .status(1))
        #expect(answers == count)
        #expect(Abuse.steering(in: run.output + run.errors) == [])
    }

    @Test("Whatever is typed in the tutorial, every line is answered with a prompt", arguments: Programs.some)
    func tutorial(program: String) throws {
        // Given
        var lines = CommandLines(for: try Programs.session(of: program), seed: Abuse.seed &+ 1)
        // Keys that steer are another test's.
        let typed = (0..<Abuse.rounds(15)).map { _ in
            let line = lines.next(isTyped: true)
            return line.contains("drive") ? "next" : line
        }
        try typed.joined(separator: "\n").write(
            to: Abuse.evidence(program + "-tutorial.txt"), atomically: false, encoding: .utf8)
        let folder = try TemporaryFolder()
        let chapter = ["table-cell": 1, "grid-cell": 5, "date-picker": 8, "ignorable-date-picker": 10][program]!
        let terminal = try Programs.terminal(program, ["--begin", "tutorial \(chapter)"], in: folder)
        // A chapter may lead to another of the programs.
        let isPrompt = { (line: String) in line.hasSuffix("> ") && Programs.names.contains(where: line.contains) }
        _ = try terminal.expectLastLine(where: isPrompt)

        for line in typed {
            // When
            terminal.send(line + "\r")

            // Then
            let (answer, _) = try terminal.expectLastLine(where: isPrompt)
            // The line editor writes the line itself, and steers the terminal for it.
            let said = answer.drop { $0 != "\r\n" && $0 != "\n" }.replacing("\r", with: "")
            #expect(Abuse.steering(in: String(said)) == [], "\(line)")
        }
        if let memory = terminal.peakMemory { #expect(memory < 100 << 20) }
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == .status(0))
    }
}
