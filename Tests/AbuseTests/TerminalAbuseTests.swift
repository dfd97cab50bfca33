import ExampleShell
import Foundation
import TerminalTesting
import Testing
@testable import Teaching

/// Odd terminals, and files and pipes in their place.
@Suite(.serialized, .enabled(if: Abuse.isWanted, "only .ci/abuse asks for it"))
struct TerminalAbuseTests {
    private let folder: TemporaryFolder
    private var random = SeededGenerator(seed: Abuse.seed)

    init() throws {
        folder = try TemporaryFolder()
    }

    // MARK: Environments

    nonisolated private static let environments: [[String: String]] = [
        ["TERM": ""], ["TERM": "dumb"], ["TERM": "unknown"], ["TERM": "xterm-256color"],
        ["TERM": "linux"], ["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": "xx_YY.UTF-8"], ["LANG": "de_DE.ISO-8859-1"],
        ["LANG": "abcdefghijklmnop"], ["LC_ALL": "漢"], ["LC_MESSAGES": String(repeating: "a", count: 5_000)],
        ["LANG": "../../../etc/passwd"], ["LANG": "%n%n%s"], ["COLUMNS": "-1", "LINES": "0"], ["TZ": "Nowhere/Nothing"],
        ["TZ": ":/dev/zero"], ["INPUTRC": "/dev/zero/x"], ["COLORFGBG": ";;;"], ["PAGER": "/nowhere"], ["PATH": ""],
        ["HOME": "", "XDG_STATE_HOME": ""], ["HOME": "relative", "XDG_STATE_HOME": "relative"],
    ]

    @Test(
        "In every environment a program starts, responds, and restores the terminal",
        arguments: environments)
    func environment(changes: [String: String]) throws {
        for program in Programs.some {
            // Given
            let terminal = try Programs.terminal(program, in: folder, environment: changes)
            let modes = terminal.firstModes
            try terminal.expect("> ")

            // When
            terminal.send("show\rstats\rquit\r")

            // Then
            try expect(terminal.waitForExit(), equals: .status(0), "\(program)")
            expect(terminal.remainder, contains: "nib reads", "\(program)")
            expect(terminal.modes, equals: modes, "\(program)")
        }
    }

    // MARK: Windows

    @Test(
        "A window of any size is written to, filled and left",
        arguments: [(1, 1), (0, 0), (2, 500), (1_000, 300), (65_535, 1)])
    func window(columns: Int, rows: Int) throws {
        for program in Programs.some {
            // Given
            let terminal = try Programs.terminal(
                program, in: folder, environment: ["TERM": "xterm", "NO_COLOR": ""], columns: columns, rows: rows)
            let modes = terminal.firstModes

            // When
            terminal.send("tree\rtutorial\rhelp tree\rxib\rtrace last\rdrive\r")
            try terminal.expect("\u{1B}[?1049h")
            terminal.send("jjj\u{1B}[B\t\t \u{1B}[<0;10;5M\u{1B}[<0;10;5m?")
            terminal.send("qqq")
            try terminal.expect("\u{1B}[?1049l")
            terminal.send("\rquit\r")

            // Then
            try expect(terminal.waitForExit(), equals: .status(0), "\(program)")
            expect(terminal.modes, equals: modes, "\(program)")
        }
    }

    @Test(
        "Windows that change all the time, at the prompt and while the screen is used, do no harm",
        arguments: Programs.some)
    mutating func storm(program: String) throws {
        // Given
        let terminal = try Programs.terminal(program, in: folder)
        let modes = terminal.firstModes
        try terminal.expect("> ")

        // When
        for round in 0..<Abuse.rounds(40) {
            let columns = [0, 1, 20, 80, 200].randomElement(using: &random)!
            terminal.resize(columns: columns, rows: Int.random(in: 0...60, using: &random))
            if round % 10 == 3 { terminal.send("drive\r") }
            if round % 10 == 8 { terminal.send("qqq\u{15}") }
            if round % 3 == 0 { terminal.send(round % 10 > 3 ? "\u{1B}[B" : "show\r") }
            terminal.readAll(for: .milliseconds(5))
        }
        terminal.resize(columns: 80, rows: 24)
        terminal.send("qqq\r\rquit\r")
        // The program first runs the lines that were typed.
        let exit = try terminal.waitForExit(within: .seconds(600))

        // Then
        expect(exit, equals: .status(0))
        expect(terminal.modes, equals: modes)
    }

    // MARK: Keys

    /// Sequences that are keys, and that begin like some.
    nonisolated private static let keys = [
        "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[Z",
        "\u{1B}",
        "\u{1B}[", "\u{1B}O", "\u{1B}[<0;10;5M", "\u{1B}[<64;9999999999999999999;5M", "\u{1B}[<0;-1;0m", "\u{1B}[200~x",
        "\u{1B}[201~", "\t", "\r", " ", "j", "k", "?", ":", "e", "t", "y", "n", "5", "g", "G", "d", "r", "\u{7F}",
        "\u{8}",
        "\u{12}", "\u{18}", "\u{1}", "\u{5}", "\u{B}", "\u{19}", "\u{14}", "\u{16}", "\u{1F}", "\u{1B}b",
        "\u{1B}.",
        "é", "漢", "👩‍👩‍👧", "\u{9B}2J", "help", "stats", "\u{0}",
    ]

    @Test("Any keys, at the prompt and on the screen, do no harm", arguments: Programs.some, [false, true])
    mutating func keys(program: String, isDriven: Bool) throws {
        // Given
        let terminal = try Programs.terminal(program, in: folder)
        let modes = terminal.firstModes
        try terminal.expect("> ")

        // When
        for _ in 0..<Abuse.rounds(3) {
            if isDriven { terminal.send("\u{3}drive\r") }
            for _ in 0..<30 {
                terminal.send(Self.keys.randomElement(using: &random)!)
                terminal.readAll(for: .milliseconds(2))
            }
            // Control-C ends what is searched for, typed or driven.
            terminal.send("\u{3}")
            terminal.readAll(for: .milliseconds(100))
        }
        terminal.send("\u{3}\u{3}\u{15}\rquit\r")
        let exit = try terminal.waitForExit(within: .seconds(600))

        // Then
        expect(exit, equals: .status(0), "\(terminal.remainder.suffix(2_000).debugDescription)")
        expect(terminal.modes, equals: modes)
    }

    // MARK: Gone

    @Test(
        "A terminal that hangs up ends the program",
        arguments: ["", "drive\r", "tutorial 1\r", "\u{12}sta", "nib -\r"])
    func hangUp(typed: String) throws {
        for program in Programs.some {
            // Given
            let terminal = try Programs.terminal(program, in: folder)
            try terminal.expect("> ")
            terminal.send(typed)
            terminal.readAll(for: .milliseconds(200))

            // When
            terminal.hangUp()

            // Then
            let exit = terminal.wait()
            // A program that is writing just then gets an error first.
            expect([.signal(SIGHUP), .status(0), .status(1)], contains: exit, "\(program): \(exit)")
            expect(terminal.seconds < 5, "\(program)")
        }
    }

    @Test(
        "Output that is closed, full or cut short, and input that is closed, end a program at once and in a line",
        arguments: [
            "<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-", "> /dev/full", "2> /dev/full", "| head -1", "| true",
            "| head -c 1",
            "< /dev/null", "< /", "0<> /dev/null 1>&0",
        ])
    func streams(redirection: String) throws {
        for program in Programs.some {
            for words in ["", "-c tree -c nonsense -c 'help tree'", "--help", "--nonsense", "--script -"] {
                // Given
                let path = try Executable(program).path
                let command =
                    "printf 'tree --all\\nnonsense\\nquit\\n' > input; "
                    + (redirection.contains("<") ? "" : "cat input | ") + "'\(path)' \(words) \(redirection)"

                // When
                let run = try Executable(at: "/bin/sh").run(
                    ["-c", Programs.soon, "", "/bin/sh", "-c", "cd '\(folder.path)'; \(command)"])

                // Then
                guard case .status(let status) = run.exit else {
                    Issue.record("\(command): \(run.exit)")
                    continue
                }
                // Beyond 128 it would be a signal's.
                expect(status < 128, "\(command)")
                expect(run.seconds < 10, "\(command)")
                expect(run.errors.split(separator: "\n").count <= 3, "\(command): \(run.errors)")
            }
        }
    }
}
