import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample

/// The program `ignorable-date-picker`.
@Suite(.talkingToPrograms)
nonisolated struct IgnorableDatePickerTests {
    private let program: Executable
    private let fixed = ["--now", "2011-10-29", "--locale", "en_US", "--time-zone", "GMT"]

    init() throws {
        program = try Executable("ignorable-date-picker")
    }

    @Test("explain is suggested after an experiment that wrote a message, and not after one that wrote nothing")
    @MainActor func explained() throws {
        // Given
        let session = IgnorableDatePickerSession()
        session.executable = try URL(fileURLWithPath: Executable("ignorable-date-picker").path)
        let screen = Screen(session, columns: 80, rows: 60)

        // When
        let silent = screen.type("experiment recursive-awake")
        let telling = screen.type("experiment no-connection")

        // Then
        expect(silent, contains: "(It wrote nothing.)")
        expect(!silent.contains("\"explain\" tells what the message means"))
        expect(telling, contains: "\"explain\" tells what the message means")
    }

    @Test("A start with an ignored end is a range without an end")
    func forever() throws {
        // Given
        let commands = ["-c", "set start 2011-01-01", "-c", "ignore end on", "-c", "query"]

        // When
        let run = try program.run(fixed + commands)

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, equals: "2011.1.1 – forever\n")
    }

    @Test("Widgets made in code are chosen while running, and drawn with their captions")
    func widgets() throws {
        // Given
        let commands = ["-c", "technique programmatic", "-c", "widgets 3 4 5", "-c", "show"]

        // When
        let run = try program.run(fixed + commands)

        // Then
        let lines = run.output.split(separator: "\n")
        let captions = lines.filter { $0.contains("Launch") || $0.contains("Landing") || $0.contains("Splashdown") }
        expect(captions.count, equals: 3)
        expect(lines.count { $0.contains("▸ October   │ 29 │ 2011 ◂") }, equals: 3)
    }

    @Test("Without the connection, the program ends where the content is added, and the session continues")
    func crash() throws {
        // Given
        let commands = ["-c", "experiment no-connection", "-c", "query"]

        // When
        let run = try program.run(fixed + commands)

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: "IgnorableDatePickerView.swift")
        expect(run.output, contains: "Unexpectedly found nil")
        expect(run.output.hasSuffix("2011.10.29 – 2011.10.29\n"))
    }

    @Test("A placeholder that loads itself overflows the stack of another process, and the session continues")
    func recursion() throws {
        // Given
        let commands = ["-c", "experiment recursive-placeholder", "-c", "query"]

        // When
        let run = try program.run(fixed + commands)

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: "The process ended by signal 11")
        expect(run.output.hasSuffix("2011.10.29 – 2011.10.29\n"))
    }

    @Test("Language and time zone of the wheels can be chosen")
    func locale() throws {
        // Given
        let options = ["--now", "2011-10-29T23:30", "--time-zone", "Asia/Tokyo", "--locale", "de_DE"]

        // When
        let run = try program.run(options + ["-c", "show"])

        // Then
        expect(run.output, contains: "▸ 29 │ Oktober   │ 2011 ◂")
    }

    @Test(
        "Wrong options end with status 64 and say what is wrong",
        arguments: [
            (["--now", "tomorrow"], "--now takes a date such as 2011-10-29"),
            (["--now", "2011-10-29T24:00"], "--now takes a date such as 2011-10-29"),
            (["--time-zone", "Europe/Lundon"], "did you mean \"Europe/London\"?"),
            (["--locale", "klingon"], "no language in --locale klingon"),
        ])
    func options(arguments: [String], message: String) throws {
        // Given
        let arguments = arguments + ["-c", "query"]

        // When
        let run = try program.run(arguments)

        // Then
        expect(run.exit, equals: .status(64))
        expect(run.errors, contains: message)
    }

    @Test(
        "The error of a failing command says why, and the command has no effect",
        arguments: [
            ("set start 2011-02-30", "2011-02-30"), ("spin launch day 1", "launch is not on the screen"),
            ("widgets 1 2", "technique programmatic"), ("spin start day x", "spin takes <steps>, not \"x\""),
            ("ignore strt on", "one of start, end, launch, landing, splashdown, not \"strt\"; did you mean \"start\"?"),
            ("spin start day 99999999999999999999", "99999999999999999999"),
        ])
    func failures(command: String, message: String) throws {
        // Given
        let commands = ["-c", command, "-c", "query"]

        // When
        let run = try program.run(fixed + commands)

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.errors.hasPrefix("-c:1: error: "))
        expect(run.errors, contains: message)
        expect(run.output, equals: "2011.10.29 – 2011.10.29\n")
    }

    @Test("In a terminal, Tab completes the dates and wheels, and each change draws the screen")
    func terminal() throws {
        // Given
        let home = try TemporaryFolder()
        let terminal = try PseudoTerminal(
            program, fixed, environment: ["XDG_STATE_HOME": home.path, "NO_COLOR": "1"], columns: 80)
        try terminal.expect("ignorable-date-picker awake-from-nib> ")

        // When
        terminal.send("spin st\tmo\t1\r")

        // Then
        try terminal.expect("spin start month 1")
        try terminal.expect("▸ November  │ 29 │ 2011 ◂")
        try terminal.expect("ignorable-date-picker awake-from-nib> ")
    }
}
