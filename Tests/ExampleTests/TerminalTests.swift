import Foundation
import TerminalTesting
import Testing

/// The program `table-cell` in a real terminal. Each test has a folder of its own for the program's history.
@Suite(.talkingToPrograms)
nonisolated struct TerminalTests {
    private let home: TemporaryFolder
    private let program: Executable

    init() throws {
        home = try TemporaryFolder()
        program = try Executable("table-cell")
    }

    private var prompt: String { "table-cell owner-outlet> " }

    private func terminal(
        _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80
    ) throws -> PseudoTerminal {
        let environment = ["XDG_STATE_HOME": home.path, "NO_COLOR": "1"].merging(environment) { $1 }
        return try PseudoTerminal(program, arguments, environment: environment, columns: columns)
    }

    @Test("The prompt appears again after the output of a command")
    func command() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)

        // When
        terminal.send("help\r")

        // Then
        let answer = try terminal.expect(prompt)
        expect(answer, contains: "\"quit\" leaves.")
        expect(!answer.contains("\u{1B}"))
    }

    @Test("In the prompt the program is bold and the technique dim, where colors are welcome")
    func styledPrompt() throws {
        // Given
        let environment = ["NO_COLOR": ""]

        // When
        let colored = try terminal(environment: environment)
        let plain = try terminal(["--plain"], environment: environment)
        let dumb = try terminal(environment: environment.merging(["TERM": "dumb"]) { $1 })

        // Then
        try colored.expect("\u{1B}[1mtable-cell\u{1B}[0m\u{1B}[2m owner-outlet\u{1B}[0m\u{1B}[1m>\u{1B}[0m ")
        try expect(!plain.expect(prompt).contains("\u{1B}[1m"))
        try expect(!dumb.expect(prompt).contains("\u{1B}"))
    }

    @Test("Keys that would crash GNU readline's search leave the line editable")
    func controlXInSearch() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)

        // When
        terminal.send("help\r")
        try terminal.expect(prompt)
        terminal.send("\u{12}\u{18}L\u{15}quit\r")

        // Then
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test("Control-C at an older line doesn't print the line that was typed before")
    func controlCAtOlderLine() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)
        terminal.send("help\r")
        try terminal.expect(prompt)
        terminal.send("q\u{1B}[A")
        try terminal.expect("help")

        // When
        terminal.send("\u{3}")

        // Then
        try expect(!terminal.expect(prompt).contains("q"))
    }

    @Test("Control-C in a search from an older line doesn't crash at the next line")
    func controlCInSearch() throws {
        // Given
        let terminal = try terminal()
        for line in ["help\r", "stats\r", "help\r"] {
            try terminal.expect(prompt)
            terminal.send(line)
        }
        try terminal.expect(prompt)
        terminal.send("\u{1B}[A\u{1B}[5~\u{12}")
        try terminal.expect("i-search)")
        terminal.send("a")
        try terminal.expect("stats")

        // When
        terminal.send("\u{3}")
        try terminal.expect(prompt)
        terminal.send("\u{1B}[A")
        try terminal.expect("help")
        terminal.send("\u{3}")
        try terminal.expect(prompt)
        terminal.send("quit\r")

        // Then
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test(
        "Keys that crash GNU readline by itself are safe: in two columns, and among earlier lines",
        arguments: [
            (2, "\u{12}漢\u{12}\u{07}"), (80, "5\r\u{1B}[AB\u{1B}[H\u{1B}[6~\u{10}"),
            (80, "\u{18}(\u{18}eH\u{18})\u{1B}\u{19}\u{1B}pt\u{07}\u{18}e"),
        ])
    func keys(columns: Int, keys: String) throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)
        terminal.resize(columns: columns, rows: columns == 2 ? 1 : 24)

        // When
        terminal.send(keys)
        terminal.send("\u{03}")
        terminal.resize(columns: 80, rows: 24)

        // Then
        terminal.send("\u{15}help quit\r")
        try terminal.expect("OVERVIEW: Leave.")
        terminal.send("quit\r")
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test("Tab completes the name of a command")
    func completion() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)

        // When
        terminal.send("he\t")

        // Then
        try terminal.expect("help ")
        terminal.send("qu\t\r")
        try terminal.expect("Leave.")
    }

    @Test("Up shows the previous line")
    func recall() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)
        terminal.send("# first\r")
        try terminal.expect(prompt)

        // When
        terminal.send("\u{1B}[A")

        // Then
        try terminal.expect("# first")
    }

    @Test("Control-C discards the line, and the program continues")
    func interrupt() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)
        terminal.send("qui")
        try terminal.expect("qui")

        // When
        terminal.send("\u{3}")
        try terminal.expect(prompt)
        terminal.send("t\r")

        // Then
        try terminal.expect("unknown command \"t\"")
    }

    @Test("Control-D on an empty line quits with status 0 and restores the terminal")
    func endOfInput() throws {
        // Given
        let terminal = try terminal()
        let modes = terminal.firstModes
        try terminal.expect(prompt)
        expect(terminal.modes != modes)

        // When
        terminal.send("\u{4}")

        // Then
        try expect(terminal.waitForExit(), equals: .status(0))
        expect(terminal.remainder.hasSuffix("\r\n"))
        expect(terminal.modes, equals: modes)
    }

    @Test(
        "A signal that ends the program restores the terminal", arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM])
    func termination(signal: Int32) throws {
        // Given
        let terminal = try terminal()
        let modes = terminal.firstModes
        try terminal.expect(prompt)
        terminal.send("half a li")
        try terminal.expect("half a li")

        // When
        terminal.signal(signal)

        // Then
        try expect(terminal.waitForExit(), equals: .signal(signal))
        expect(terminal.modes, equals: modes)
    }

    @Test("A line longer than a widened terminal's old width is drawn on one line")
    func resize() throws {
        // Given
        let terminal = try terminal(columns: 30)
        try terminal.expect(prompt)

        // When
        terminal.resize(columns: 100, rows: 30)
        try terminal.expect(prompt)
        terminal.send("# 0123456789012345678901234567890123456789|")

        // Then
        try expect(terminal.expect("|"), contains: "# 0123456789012345678901234567890123456789|")
    }

    @Test("Letters beyond ASCII are edited as one character, in any locale")
    func unicode() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(prompt)

        // When
        terminal.send("né\u{7F}ö\r")

        // Then
        try terminal.expect("unknown command \"nö\"")
    }

    @Test("The next run recalls the lines of this one, from a file that is the user's alone")
    func history() throws {
        // Given
        let first = try terminal()
        try first.expect(prompt)
        for line in ["# once", "# twice", "# twice"] {
            first.send(line + "\r")
            try first.expect(prompt)
        }
        first.signal(SIGKILL)
        _ = try first.waitForExit()

        // When
        let second = try terminal()
        try second.expect(prompt)
        second.send("\u{1B}[A\u{1B}[A")

        // Then
        try second.expect("# twice")
        try second.expect("once")
        let folder = home.path + "/reusable-views"
        try expect(permissions(of: folder), equals: 0o700)
        try expect(permissions(of: folder + "/history-table-cell"), equals: 0o600)
    }

    @Test("A history that others can read becomes private, and is recalled")
    func openHistory() throws {
        // Given
        let folder = home.path + "/reusable-views"
        let file = folder + "/history-table-cell"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("# once\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)

        // When
        let terminal = try terminal()
        try terminal.expect(prompt)
        terminal.send("\u{1B}[A")

        // Then
        try terminal.expect("# once")
        try expect(permissions(of: file), equals: 0o600)
    }

    @Test("A history that is a link to a file is recalled")
    func linkedHistory() throws {
        // Given
        let folder = home.path + "/reusable-views"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("# once\n".utf8).write(to: URL(fileURLWithPath: home.path + "/kept"))
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/history-table-cell", withDestinationPath: home.path + "/kept")

        // When
        let terminal = try terminal()
        try terminal.expect(prompt)
        terminal.send("\u{1B}[A")

        // Then
        try terminal.expect("# once")
    }

    @Test("Without a place for its history, a program works without one")
    func noHistory() throws {
        // Given
        let terminal = try terminal(environment: ["XDG_STATE_HOME": "/dev/null/nowhere"])
        try terminal.expect(prompt)

        // When
        terminal.send("# line\r")

        // Then
        try terminal.expect(prompt)
        terminal.send("quit\r")
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    private func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
