import Foundation
import TerminalTesting
import Testing

/// `table-cell` started by a shell, as its user starts it: stopped with Control-Z, and taken up again with `fg`.
@Suite(.talkingToPrograms)
nonisolated struct JobControlTests {
    private let home: TemporaryFolder
    private let program: Executable
    private let prompt = "table-cell owner-outlet> "

    init() throws {
        home = try TemporaryFolder()
        program = try Executable("table-cell")
    }

    /// A terminal with a shell in which the program has just been started.
    private func terminal(pager: String = "") throws -> PseudoTerminal {
        let environment = [
            "XDG_STATE_HOME": home.path, "NO_COLOR": "1", "PS1": "shell: ", "PAGER": pager, "PATH": "/usr/bin:/bin",
        ]
        let terminal = try PseudoTerminal(Executable(at: "/bin/sh"), ["-i"], environment: environment)
        try terminal.expect("shell: ")
        terminal.send("'\(program.path)'\r")
        try terminal.expect(prompt)
        return terminal
    }

    @Test("At the prompt, Control-Z suspends the program, and fg restores the typed line")
    func stopAtPrompt() throws {
        // Given
        let terminal = try terminal()
        terminal.send("sta")
        try terminal.expect("sta")

        // When
        terminal.send("\u{1A}")
        try terminal.expect("shell: ")
        terminal.send("echo mine $((6 * 7))\r")
        try terminal.expect("mine 42")
        terminal.send("fg\r")

        // Then
        try terminal.expect(prompt + "sta")
        terminal.send("ts\r")
        try terminal.expect("times a cell was reused")
    }

    @Test("While a pager is open, Control-Z suspends both, and fg continues both")
    func stopInPager() throws {
        // Given
        // Not a key, which the pager might take from the shell before it is stopped.
        let pipe = home.path + "/pipe"
        mkfifo(pipe, 0o600)
        let terminal = try terminal(pager: "echo paged; read word < '\(pipe)'; echo read $word")
        terminal.send("tree --all\r")
        try terminal.expect("paged")

        // When
        terminal.send("\u{1A}")
        try terminal.expect("shell: ")
        terminal.send("fg\r")
        try terminal.expect("table-cell")
        try "on".write(toFile: pipe, atomically: false, encoding: .utf8)

        // Then
        try terminal.expect("read on")
        try terminal.expect(prompt)
        terminal.send("stats\r")
        try terminal.expect("times a cell was reused")
    }

    @Test("After a resize during a pager, the screen fills the new window")
    func resizeInPager() throws {
        // Given
        let terminal = try terminal(pager: "echo paged; read key < /dev/tty")
        terminal.send("tree --all\r")
        try terminal.expect("paged")

        // When
        terminal.resize(columns: 60, rows: 30)
        terminal.send("\r")
        try terminal.expect(prompt)
        terminal.send("scroll 1\r")

        // Then
        let page = try terminal.expect(prompt)
        expect(page, contains: "Full Moon")
        expect(!page.contains("stayed"))
    }

    @Test("Control-Z suspends drive, and fg draws the window again")
    func stopWhileDriving() throws {
        // Given
        let terminal = try terminal()
        terminal.send("drive\r")
        try terminal.expect("q prompt")

        // When
        terminal.send("\u{1A}")
        try terminal.expect("\u{1B}[?1049l")
        try terminal.expect("shell: ")
        terminal.send("fg\r")

        // Then
        try terminal.expect("\u{1B}[?1049h")
        try terminal.expect("q prompt")
        terminal.send("q")
        try terminal.expect(prompt)
    }
}
