import Foundation
import TerminalTesting
import Testing

/// `drive` in a real terminal.
@Suite(.talkingToPrograms)
nonisolated struct DriveTerminalTests {
    private let home: TemporaryFolder
    private let program: Executable
    private let prompt = "table-cell owner-outlet> "
    private let otherScreen = "\u{1B}[?1049h"
    private let usualScreen = "\u{1B}[?1049l"

    init() throws {
        home = try TemporaryFolder()
        program = try Executable("table-cell")
    }

    /// A terminal at the prompt.
    private func terminal(_ arguments: [String] = [], columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        let environment = ["XDG_STATE_HOME": home.path, "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
        return try PseudoTerminal(program, arguments, environment: environment, columns: columns, rows: rows)
    }

    @Test("Keys and clicks run commands, and the prompt after q knows their effects")
    func session() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)
        terminal.send("drive\r")
        try terminal.expect(otherScreen)
        let frame = try terminal.expect("q prompt")
        var screen = TerminalScreen(columns: 80, rows: 24)
        screen.write(frame)
        expect(screen.lines.contains { $0.contains("row 0") && $0.contains("#1") })

        // When
        terminal.send(String(repeating: "\u{1B}[B", count: 3))
        try terminal.expect("scroll 1")
        terminal.send("\u{1B}[<0;10;4M\u{1B}[<0;10;4m")
        try terminal.expect("tap 3")
        terminal.send("q")

        // Then
        try terminal.expect(usualScreen)
        try terminal.expect(prompt)
        terminal.send("stats --json\r")
        try terminal.expect(#""reused":3"#)
        try terminal.expect(prompt)
        terminal.send("\u{4}")
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test("Escape ends drive, and the prompt gets the keys typed after q")
    func escape() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)
        terminal.send("drive\r")
        try terminal.expect("q prompt")

        // When
        terminal.send("\u{1B}")

        // Then
        try terminal.expect(prompt)
        terminal.send("drive\r")
        try terminal.expect("q prompt")
        terminal.send("qstats\r")
        try terminal.expect("times a cell was reused")
    }

    @Test(
        "However the process ends, the terminal is restored",
        arguments: [
            SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP,
        ])
    func ending(signal: Int32) throws {
        // Given
        let terminal = try terminal(["-c", "drive"])
        let modes = terminal.firstModes
        try terminal.expect("q prompt")
        expect(terminal.modes != modes)

        // When
        terminal.signal(signal)

        // Then
        try expect(terminal.waitForExit(), equals: .signal(signal))
        expect(terminal.modes, equals: modes)
        expect(terminal.remainder, contains: usualScreen)
    }

    @Test("The window changes only the terminal modes that it needs, once each, and restores them all")
    func modes() throws {
        // Given
        let terminal = try terminal(["-c", "drive"])
        let before = terminal.firstModes

        // When
        let hello = try terminal.expect("\u{1B}[?2004h")
        try terminal.expect("q prompt")
        let meanwhile = terminal.modes
        terminal.send("q")
        let exit = try terminal.waitForExit()

        // Then
        expect(exit, equals: .status(0))
        // Keys come one by one and aren't echoed; Return, Control-S and Control-V are keys, Control-C stays a signal.
        expect(
            zip(before, meanwhile).map { $0 & ~$1 }, equals: [UInt(ICRNL | IXON), 0, 0, UInt(ICANON | ECHO | IEXTEN)])
        expect(zip(before, meanwhile).map { $1 & ~$0 }, equals: [0, 0, 0, 0])
        expect(terminal.modes, equals: before)
        // Another screen, no cursor, no wrapping, a mouse, pastes in brackets; the same backwards.
        expect(hello.hasSuffix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"))
        let farewell = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
        expect(terminal.remainder.components(separatedBy: farewell).count, equals: 2)
    }

    @Test("An exception ends the program, and UIKit's words appear when the window is restored")
    func exception() throws {
        // Given
        let arguments = ["--experiment", "no-view-outlet", "-c", "drive"]
        let environment = ["XDG_STATE_HOME": home.path, "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
        let terminal = try PseudoTerminal(Executable("date-picker"), arguments, environment: environment)
        let modes = terminal.firstModes
        try terminal.expect("q prompt")

        // When
        terminal.send(":present\r")

        // Then
        try expect(terminal.waitForExit(), equals: .signal(SIGABRT))
        expect(terminal.modes, equals: modes)
        let afterwards = try #require(terminal.remainder.components(separatedBy: usualScreen).last)
        expect(afterwards, contains: "*** Terminating app due to uncaught exception")
    }

    @Test("Control-C ends drive, and Control-Z suspends it, with the screen restored afterwards")
    func stopping() throws {
        // Given
        let terminal = try terminal(["-c", "drive"])
        let modes = terminal.firstModes
        try terminal.expect("q prompt")

        // When
        terminal.send("\u{1A}")

        // Then
        try terminal.expect(usualScreen)
        try terminal.expect(otherScreen)
        try terminal.expect("q prompt")
        terminal.send("\u{3}")
        try expect(terminal.waitForExit(), equals: .status(0))
        expect(terminal.modes, equals: modes)
    }

    @Test("A resized window is drawn again")
    func resize() throws {
        // Given
        let terminal = try terminal(["-c", "drive"])
        try terminal.expect("q prompt")

        // When
        terminal.resize(columns: 30, rows: 10)

        // Then
        try terminal.expect("Too small")
        terminal.resize(columns: 100, rows: 40)
        try terminal.expect("q prompt")
    }

    @Test("Without a suitable terminal, drive says so and reads no keys")
    func noTerminal() throws {
        // Given, When
        let run = try program.run(["-c", "drive"])
        let dumb = try PseudoTerminal(program, ["-c", "drive"], environment: ["TERM": "dumb"])

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.errors, contains: "drive needs a full-screen terminal")
        expect(!run.output.contains("\u{1B}"))
        try expect(dumb.waitForExit(), equals: .status(1))
        expect(dumb.remainder, contains: "drive needs a full-screen terminal")
        expect(!dumb.remainder.contains("\u{1B}[?1049h"))
    }

    @Test("An existing script isn't overwritten")
    func record() throws {
        // Given
        let path = home.path + "/steps"
        try "old".write(toFile: path, atomically: true, encoding: .utf8)

        // When
        let terminal = try terminal(["-c", "drive --record \(path)"])

        // Then
        try expect(terminal.waitForExit(), equals: .status(1))
        expect(terminal.remainder, contains: "--force overwrites it")
        try expect(String(contentsOfFile: path, encoding: .utf8), equals: "old")
    }
}
