import Foundation
import TerminalTesting
import Testing

/// Lines that are completed, pasted, broken off and brought back in a real terminal.
@Suite(.talkingToPrograms)
nonisolated struct PromptTerminalTests {
    private let home: TemporaryFolder
    private let prompt = "table-cell owner-outlet> "

    init() throws { home = try TemporaryFolder() }

    /// A terminal at the prompt.
    private func terminal(
        _ environment: [String: String] = [:], prompt: String? = nil, columns: Int = 80
    ) throws -> PseudoTerminal {
        let all = [
            "XDG_STATE_HOME": home.path, "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
        ]
        let terminal = try PseudoTerminal(
            Executable("table-cell"), environment: all.merging(environment) { $1 }, columns: columns)
        try terminal.expect(prompt ?? self.prompt)
        return terminal
    }

    @Test(
        "In less, Enter shows more, the first letter of a command leads back to the prompt, and no key runs a program",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/less")),
        arguments: [[:], ["PAGER": "less", "LESS": "RFX"]])
    func pages(environment: [String: String]) throws {
        // Given
        let less = ["TERM": "xterm", "LESSSECURE": "0", "LESSCHARSET": "utf-8"]
        let terminal = try terminal(environment.merging(less) { $1 })
        let program = try home.file("make", "#!/bin/sh\necho made >'\(home.path)/made'\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let more = environment.isEmpty ? "Space shows more, q goes back" : ":"

        // When
        terminal.send("tree --all\r")
        try terminal.expect(more)
        terminal.send("\r")
        try terminal.expect("ReusableTableViewCell #7")
        // If less takes the first key, it runs the program, and waits for Enter.
        terminal.send("!\(program)\r\r")
        terminal.send("q")
        try terminal.expect(prompt)
        terminal.send("tree --all\r")
        try terminal.expect(more)
        terminal.send("stats\r")
        try terminal.expect(prompt)
        let counts = try terminal.expect(prompt)

        // Then
        expect(counts, contains: "nib files read for cells")
        expect(try !FileManager.default.contentsOfDirectory(atPath: home.path).contains("made"))
    }

    @Test("Control-C ends a command that takes long")
    func interruption() throws {
        // Given
        let terminal = try terminal()

        // When
        terminal.send("technique --compare\r")
        try terminal.expect("measuring, round 1")
        terminal.send("\u{3}")
        let answer = try terminal.expect(prompt)
        terminal.send("stats\r")
        let counts = try terminal.expect(prompt)

        // Then
        expect(answer, contains: "error: Control-C ended the command")
        expect(counts, contains: "nib files read for cells")
    }

    @Test(
        "In a terminal, a command that teaches or changes the screen is the first at the prompt, and any other runs alone",
        arguments: [
            (["tutorial", "4"], "4.1 table-cell owner-outlet> "), (["technique", "code"], "table-cell code> "),
            (["scroll", "3"], "row 7  was row 0"), (["stats"], "nib files read for cells"),
        ])
    func commandOfShell(words: [String], expected: String) throws {
        // Given
        let environment = ["XDG_STATE_HOME": home.path, "NO_COLOR": "1", "PATH": "/usr/bin:/bin"]

        // When
        let terminal = try PseudoTerminal(Executable("table-cell"), words, environment: environment, columns: 80)

        // Then
        try terminal.expect(expected)
        if words == ["stats"] { return expect(try terminal.waitForExit(within: .seconds(30)), equals: .status(0)) }
        terminal.send("quit\r")
        _ = try terminal.waitForExit(within: .seconds(30))
    }

    @Test("Control-D leaves a chapter as quit does, and tells how to continue", arguments: ["\u{4}", "quit\r"])
    func leavingChapter(keys: String) throws {
        // Given
        let terminal = try terminal()
        terminal.send("tutorial 1\r")
        try terminal.expect("1.1 " + prompt)

        // When
        terminal.send(keys)

        // Then
        try terminal.expect("Next time, \"tutorial\" continues here.\r\n")
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test("Tab writes the common beginning, lists the candidates, and continues in a folder, also with spaces in names")
    func completion() throws {
        // Given
        for name in ["moon one.txt", "moon two.txt", "moo\u{7}n.txt"] { _ = try home.file(name, "") }
        try FileManager.default.createDirectory(atPath: home.path + "/sea/deep", withIntermediateDirectories: true)
        _ = try home.file("sea/deep/steps.txt", "stats --json\n")
        let terminal = try terminal(columns: 200)

        // When
        terminal.send("experiment stal\t")
        let several = try terminal.expect("stale-content")
        terminal.send("\u{15}technique con\t\t")
        let listed = try terminal.expect("content-configuration")
        terminal.send("\u{15}stats Sour\t\r")
        let none = try terminal.expect("one too many")
        try terminal.expect(prompt)
        terminal.send("recap \(home.path)/s\td\ts\t\r")
        let file = try terminal.expect(prompt)
        terminal.send("recap \(home.path)/m\t\t\t")
        let names = try terminal.expect("moon two.txt")
        try terminal.expect(prompt)
        terminal.send("o\t\r")
        let blank = try terminal.expect(prompt)

        // Then
        expect(several.contains("experiment stal") && !several.contains("\u{7}"))
        expect(listed.contains("content-") && none.contains("\"Sour\""))
        expect(file.replacing("\r\n", with: ""), contains: "can't write \(home.path)/sea/deep/steps.txt: ")
        expect(names.contains("moon one.txt") && !names.contains("moo^Gn") && !names.contains("moo\u{7}n.txt"))
        expect(blank.replacing("\r\n", with: ""), contains: "error: can't write \(home.path)/moon one.txt: ")
    }

    @Test(
        "A bracketed paste runs line by line on demand, and a readline file knows the program's name")
    func pasted() throws {
        // Given
        let keys = try home.file(
            "inputrc",
            """
            set enable-bracketed-paste on
            $if table-cell
            "\\C-o": "tree 1\\n"
            $endif
            $if other
            "\\C-o": "x\\n"
            $endif

            """
        )
        let terminal = try terminal(["INPUTRC": keys])

        // When
        terminal.send("\u{1B}[200~scroll 2\n\n  \nstats --json\nnonsense\nscroll 1\u{1B}[201~\r")
        try terminal.expect(#""reused":2"#)
        try terminal.expect("unknown command \"nonsense\"")
        try terminal.expect(prompt)
        terminal.send("\u{F}")
        let tree = try terminal.expect(prompt)
        terminal.send("stats --json\r")
        let stats = try terminal.expect(prompt)

        // Then
        expect(tree.contains("tree 1") && tree.contains("ReusableTableViewCell #1") && stats.contains("\"reused\":3"))
        let history = try String(contentsOfFile: home.path + "/reusable-views/history-table-cell", encoding: .utf8)
        expect(history, equals: "scroll 2\nstats --json\nnonsense\nscroll 1\ntree 1\nstats --json\n")
    }

    @Test("Control-C appears after the whole line, Control-D deletes a letter, and blank lines aren't recorded")
    func interrupted() throws {
        // Given
        let terminal = try terminal()
        terminal.send("# first\r")
        try terminal.expect(prompt)

        // When
        terminal.send("abcdef")
        try terminal.expect("abcdef")
        terminal.send("\u{1}")
        try terminal.expect(String(repeating: "\u{8}", count: 6))
        terminal.send("\u{3}")
        let broken = try terminal.expect(prompt)
        terminal.send("   \r")
        try terminal.expect(prompt)
        terminal.send("xhelp quit\u{1}\u{4}\r")
        let answer = try terminal.expect(prompt)
        terminal.send("\u{10}\u{10}")
        try terminal.expect("# first")
        terminal.send("\u{15}\u{4}")

        // Then
        let isBehind = broken.contains(#/^(?:abcdef|\x1B\[6C|(?:\x1B\[C){6})\^C\r\n/#)
        expect(isBehind, "\(broken.debugDescription)")
        expect(answer, contains: "OVERVIEW: Leave.")
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test("A signal during a command is handled at the next prompt: to end, to stop, or to resize")
    func signals() throws {
        // Given
        let pager = ["PAGER": "echo paged; read key < /dev/tty", "NO_COLOR": ""]
        let colored = "\u{1B}[1m>\u{1B}[0m "
        let ending = try terminal(pager, prompt: colored)
        let growing = try terminal(pager, prompt: colored)
        for terminal in [ending, growing] {
            terminal.send("tree --all\r")
            try terminal.expect("paged")
        }

        // When
        ending.signal(SIGUSR2)
        ending.send("\r")
        growing.send("\r")
        try growing.expect(colored)
        growing.send("scroll 1\r")
        try growing.expect(colored)
        growing.resize(columns: 60, rows: 30)
        let redrawn = try growing.expect(colored)
        growing.send("abc")
        try growing.expect("abc")
        growing.resize(columns: 90, rows: 30)
        let again = try growing.expect("abc")

        // Then
        try expect(ending.waitForExit(), equals: .signal(SIGUSR2))
        expect(redrawn.contains("\u{1B}[H\u{1B}[2J") && redrawn.contains("Full Moon"), "\(redrawn.debugDescription)")
        expect(again.contains("\u{1B}[H\u{1B}[2J") && again.contains(colored))
    }

    @Test("After drive, signals end the program and keys are edited as before")
    func afterDrive() throws {
        for signal in [SIGABRT, SIGSEGV] {
            // Given
            let terminal = try terminal()
            let modes = terminal.modes
            for _ in 0..<2 {
                terminal.send("drive\r")
                try terminal.expect("q prompt")
                terminal.send("q")
                try terminal.expect(prompt)
            }

            // When
            let after = terminal.modes
            terminal.send("help quiy\u{7F}t\r")
            try terminal.expect("OVERVIEW: Leave.")
            try terminal.expect(prompt)
            terminal.signal(signal)

            // Then
            try expect(terminal.waitForExit(), equals: .signal(signal))
            expect(after == modes && !terminal.remainder.contains("\u{1B}[?1049l"))
        }
    }
}
