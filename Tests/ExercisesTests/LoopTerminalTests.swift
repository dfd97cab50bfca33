import Foundation
import TerminalTesting
import Testing

@testable import Exercises

/// The program without a command, in a real terminal, with a script in the place of the compiler.
struct LoopTerminalTests {
    private let folder: LoopFolder
    private let session: ExerciseSession
    private let program: Executable
    private let otherScreen = "\u{1B}[?1049h"
    private let usualScreen = "\u{1B}[?1049l"

    init() throws {
        folder = try LoopFolder()
        session = try folder.session()
        program = try folder.program()
        _ = try program.run(["init", folder.file("Mine").path], environment: ["XDG_STATE_HOME": folder.root.path])
        try folder.writeSwift("echo $$ >\"$(dirname \"$0\")/../running\"; echo '[1/2] Compiling'; exec sleep 1000")
    }

    private func terminal(
        _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let path = folder.file("bin").path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let own = ["XDG_STATE_HOME": folder.root.path, "PATH": path, "SWIFT_BACKTRACE": "enable=no"]
        return try PseudoTerminal(program, arguments, environment: own.merging(environment) { $1 })
    }

    @Test("Saving checks the exercise, shows compile errors, and a resize draws everything again")
    func saved() throws {
        // Given
        try folder.writeSwift("echo \"01-name-the-cell/Stub/Nibs.swift:1:1: error: half a name\"; exit 1")
        let terminal = try terminal()
        try terminal.expect("Saved files are checked")

        // When
        try folder.change(session.exercises[0])
        try terminal.expect("half a name")
        terminal.resize(columns: 60, rows: 15)
        try terminal.expect("\u{1B}[2J")
        terminal.send("q")

        // Then
        try terminal.expect(usualScreen)
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test("In a narrow terminal, a question and the reply to a no wrap between words, and a no isn't an error")
    func narrow() throws {
        // Given
        let home = folder.file("home").path
        let terminal = try PseudoTerminal(
            program, ["check", "1"], environment: ["XDG_STATE_HOME": home, "NO_COLOR": "1"], columns: 60)

        // When
        let question = try terminal.expect("? [y/N] ")
        terminal.send("n\n")
        let reply = try terminal.expect("folder.\r\n")

        // Then
        expect(question.replacing("\r\n", with: " ").hasPrefix("For your code, make the folder "))
        expect(reply.replacing("\r\n", with: " "), contains: "Nothing was made. \"")
        expect(!reply.contains("error"))
        expect((question + reply).split(separator: "\r\n").allSatisfy { $0.count <= 60 })
    }

    @Test("Leaving during a check leaves no process behind", arguments: ["q", "\u{3}"])
    func leaves(key: String) throws {
        // Given
        let terminal = try terminal()
        try terminal.expect("Saved files are checked")
        terminal.send("\r")
        try terminal.expect("1/2")
        let number = try String(contentsOf: folder.file("running"), encoding: .utf8)
        let process = try #require(pid_t(number.trimmingCharacters(in: .newlines)))

        // When
        terminal.send(key)
        let exit = try terminal.waitForExit()

        // Then
        expect(exit, equals: .status(0))
        // A killed process may take a moment to end.
        let deadline = ContinuousClock.now + .seconds(10)
        while isRunning(process), ContinuousClock.now < deadline { sched_yield() }
        expect(!isRunning(process))
    }

    /// Returns a Boolean value that indicates whether a process runs. A zombie doesn't.
    private func isRunning(_ process: pid_t) -> Bool {
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return kill(process, 0) == 0 && state?.contains(") Z ") != true
    }

    @Test("An editor gets the terminal, and returns it")
    func edits() throws {
        // Given
        let terminal = try terminal(environment: ["EDITOR": "echo edits"])
        try terminal.expect(otherScreen)

        // When
        terminal.send("e")

        // Then
        try terminal.expect(usualScreen)
        try terminal.expect("edits \(session.exercises[0].stub.path)/Nibs/PhaseCell.xib")
        try terminal.expect(otherScreen)
        terminal.send("q")
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test("File names are links if the terminal is known to support them", arguments: [true, false])
    func links(areKnown: Bool) throws {
        // Given
        let terminal = try terminal(environment: areKnown ? ["TERM_PROGRAM": "WezTerm"] : [:])

        // When
        let frame = try terminal.expect("\u{1B}[?2026l")

        // Then
        expect(frame.contains("/Stub/Nibs/PhaseCell.xib\u{1B}\\"), equals: areKnown)
        expect(frame.contains("\u{1B}]8;;\u{1B}\\"), equals: areKnown)
    }
}
