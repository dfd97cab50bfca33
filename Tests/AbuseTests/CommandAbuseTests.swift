import Foundation
import TerminalTesting
import Testing

/// Random lines, typed in the built programs.
///
/// The file `.build/abuse/<seed>/<program>.txt` has the lines.
@Suite(.serialized, .enabled(if: Abuse.isWanted, "only .ci/abuse asks for it"))
struct CommandAbuseTests {
    @Test(
        "Every piped line gets an answer, no output controls the terminal, and memory stays small",
        arguments: Programs.some)
    func script(program: String) throws {
        // Given
        var lines = CommandLines(for: try Programs.session(of: program), seed: Abuse.seed)
        let count = Abuse.rounds(40)
        let input = (0..<count).map { lines.next() + "\nunknowable\($0)\n" }.joined()
        try input.write(to: Abuse.evidence(program + ".txt"), atomically: false, encoding: .utf8)
        let folder = try TemporaryFolder()

        // When
        let run = try Programs.run(program, in: folder, input: input)

        // Then
        // To a question of the tutorial it is an answer, which may be recalled later, or none of the answers.
        let answered = (run.errors + run.output).matches(of: /(?:unknown command "|“|error: ")unknowable(\d+)["”]/)
        expect(run.exit, equals: .status(1))
        expect(Set(answered.compactMap { Int($0.1) }), equals: Set(0..<count))
        expect(Abuse.steering(in: run.output + run.errors), equals: [])
    }

    @Test("In the tutorial, a prompt follows every line, even a random one", arguments: Programs.some)
    func tutorial(program: String) throws {
        // Given
        var lines = CommandLines(for: try Programs.session(of: program), seed: Abuse.seed &+ 1)
        // Keys that steer are another test's.
        let typed = (0..<Abuse.rounds(15)).map { _ in
            let line = lines.next(isTyped: true)
            return line.contains("drive") || asks(line) ? "next" : line
        }
        try typed.joined(separator: "\n").write(
            to: Abuse.evidence(program + "-tutorial.txt"), atomically: false, encoding: .utf8)
        let folder = try TemporaryFolder()
        let chapter = ["table-cell": 1, "grid-cell": 5, "date-picker": 8, "ignorable-date-picker": 10][program]!
        let terminal = try Programs.terminal(program, ["--begin", "tutorial \(chapter)"], in: folder)
        _ = try terminal.expectLastLine(where: Programs.isPrompt)

        for line in typed {
            // When
            terminal.send(line + "\r")

            // Then
            let (answer, _) = try terminal.expectLastLine(where: Programs.isPrompt)
            // The line editor writes the line itself, and steers the terminal for it.
            let said = answer.drop { $0 != "\r\n" && $0 != "\n" }.replacing("\r", with: "")
            expect(Abuse.steering(in: String(said)), equals: [], "\(line)")
        }
        if let memory = terminal.peakMemory { expect(memory < 100 << 20) }
        terminal.send("quit\r")
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test("Random lines on the screen don't keep it from closing, and leave no memory behind", arguments: Programs.some)
    func driven(program: String) throws {
        // Given
        var lines = CommandLines(for: try Programs.session(of: program), seed: Abuse.seed &+ 2)
        let typed = (0..<Abuse.rounds(15)).map { _ in lines.next(isTyped: true) }.filter { !asks($0) }
        try typed.joined(separator: "\n").write(
            to: Abuse.evidence(program + "-driven.txt"), atomically: false, encoding: .utf8)
        let folder = try TemporaryFolder()
        let terminal = try Programs.terminal(program, in: folder)
        let modes = terminal.firstModes
        _ = try terminal.expectLastLine(where: Programs.isPrompt)

        for first in stride(from: 0, to: typed.count, by: 10) {
            // When
            terminal.send("drive\r")
            try terminal.expect("\u{1B}[?1049h")
            for line in typed[first...].prefix(10) { terminal.send(":\u{1B}[200~\(line)\u{1B}[201~\r") }
            // A panel is closed first, then a comparison, if they are there; else the keys are for the prompt.
            terminal.send("qqq\u{15}")

            // Then
            try terminal.expect("\u{1B}[?1049l")
        }
        if let memory = terminal.peakMemory { expect(memory < 100 << 20) }
        terminal.send("quit\r")
        try expect(terminal.waitForExit(), equals: .status(0))
        expect(terminal.modes, equals: modes)
    }

    /// Returns a Boolean value that indicates whether a line may lead to the question whether to make a folder.
    private func asks(_ line: String) -> Bool { line.contains("exercise") }
}
