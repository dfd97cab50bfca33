import TerminalTesting
import Testing

/// Work that a screen leaves for later.
struct LaterTests {
    @Test("Before a command ends, everything that it added to the main queue runs")
    func mainQueue() throws {
        // Given
        let program = try Executable("LaterScreen")

        // When
        let run = try program.run(["-c", "tap Go", "-c", "tree"])

        // Then
        expect(run.output, contains: "queued")
        expect(run.output, contains: "queued by that")
        expect(run.output, contains: "task")
    }

    @Test("Timers fire, and delayed work runs, while a script waits")
    func timers() throws {
        // Given
        let program = try Executable("LaterScreen")

        // When
        let run = try program.run(["-c", "tap Go", "-c", "wait 0.3", "-c", "tree"])

        // Then
        expect(run.output, contains: "after, timer, animated")
    }

    @Test("A screen that changes while a prompt waits is drawn again, and the typed text stays")
    func prompt() throws {
        // Given
        let terminal = try PseudoTerminal(Executable("LaterScreen"))
        try terminal.expect("help lists the commands")

        // When
        terminal.send("tap Go\rtre")
        try terminal.expect("animated")

        // Then
        terminal.send("e\r")
        try terminal.expect("UILabel")
    }

    @Test("Without escape codes, a prompt says once after a command that the screen has changed")
    func withoutColor() throws {
        // Given
        let terminal = try PseudoTerminal(Executable("LaterScreen"), environment: ["NO_COLOR": "1"])
        try terminal.expect("help lists the commands")

        // When
        terminal.send("tap Go\r")
        try terminal.expect("The screen has changed by itself. Type show to see it.")

        // Then
        terminal.send("wait 0.3\r")
        let answer = try terminal.expect("animated")
        expect(!answer.contains("by itself"))
    }

    @Test("What a screen prints and logs while a prompt waits is above its page, which is there once")
    func printing() throws {
        // Given
        let terminal = try PseudoTerminal(Executable("LaterScreen"), rows: 80)
        var screen = TerminalScreen(columns: 80, rows: 80)
        screen.write(try terminal.expect("help lists the commands"))

        // When
        terminal.send("tap Go\r")
        // On a busy machine the animation may end before the log arrives. Then the page is drawn below it once more.
        for words in ["logged", "animated", "mine"] { screen.write(try terminal.expect(words)) }

        // Then
        let lines = screen.lines.drop { $0 != "printed" }.dropFirst()
        expect(lines.first, equals: "logged")
        expect(screen.lines.filter { $0.contains("now, queued") }.count, equals: 1)
        expect(lines.filter { $0.hasPrefix("╰") }.count, equals: 1)
    }

    @Test("Text that a screen prints while it is made is above its first picture, also in a pipe")
    func printingFirst() throws {
        // Given
        let program = try Executable("LaterScreen")

        // When
        let run = try program.run(["-c", "show"])

        // Then
        expect(run.output.hasPrefix("loaded\n"), "\(run.output.prefix(200))")
    }
}
