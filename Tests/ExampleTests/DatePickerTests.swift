import Foundation
import TerminalTesting
import Testing

/// The program `date-picker`.
@Suite(.talkingToPrograms)
nonisolated struct DatePickerTests {
    private let program: Executable
    private let fixed = ["--now", "2011-10-26", "--locale", "en_US", "--time-zone", "GMT"]

    init() throws {
        program = try Executable("date-picker")
    }

    private func run(_ commands: String...) throws -> Run {
        try program.run(fixed + commands.flatMap { ["-c", $0] })
    }

    @Test("Only the parent that showed the picker receives the date")
    func ownAnswers() throws {
        // Given
        let commands = ("from home", "present", "set 2011-10-29", "tap done", "state")

        // When
        let run = try run(commands.0, commands.1, commands.2, commands.3, commands.4)

        // Then
        expect(run.exit, equals: .status(0))
        expect(
            run.output,
            equals: """
                * home      2011-10-29
                  settings  2011-10-26
                  picker    not on the screen

                """)
    }

    @Test("The first phase since a day includes the day itself, at whatever hour it was picked")
    func firstPhase() throws {
        // Given
        let day = "2012-01-01"

        // When
        let run = try run("from settings", "push", "set \(day)", "tap done", "show")

        // Then
        expect(run.output, contains: "First Quarter, 2012.01.01 06:17")
    }

    @Test("A month after 31 January is the last day of February")
    func lastDay() throws {
        // Given
        let set = "set 2011-01-31"

        // When
        let run = try run("push", set, "spin month +1", "state")

        // Then
        expect(run.output.hasSuffix("picker    2011-02-28, pushed from home\n"))
    }

    @Test("The phone shows a parent between its bars, and the picker over it or between them")
    func screens() throws {
        // Given
        func lines(_ run: Run) -> [String] { run.output.split(separator: "\n").map { String($0) } }

        // When
        let home = lines(try run("show"))
        let presented = lines(try run("present", "show"))
        let pushed = lines(try run("from settings", "push", "show"))

        // Then
        expect(home[1], equals: "│                  Home                  │")
        expect(home, contains: "│                   ●                    │")
        expect(home, contains: "│                New Moon                │")
        expect(home, contains: "│   [   Present    ]  [     Push     ]   │")
        expect(home[21], equals: "│       [Home]             Settings      │")
        expect(presented[1], equals: "│              Pick a date               │")
        expect(presented, contains: "│       ▸ October   │ 26 │ 2011 ◂        │")
        expect(!presented.contains(home[21]))
        expect(pushed[1], equals: "│‹ Settings        Date                  │")
        expect(pushed[21], equals: "│        Home             [Settings]     │")
        expect(Set((home + presented + pushed).map(\.count)), equals: [42])
    }

    @Test(
        "The error about an impossible change says why: no picker, a second picker, a missing day",
        arguments: [
            (["set 2011-01-01"], "there is no date picker on the screen"),
            (["spin day 1"], "there is no date picker on the screen"),
            (
                ["tap done"],
                "can't tap \"done\": nothing you can tap has this title; you can tap Present, Push, Home, Settings"
            ),
            (["push", "present"], "there is a date picker on the screen already"),
            (["present", "from settings"], "the date picker covers the tabs"),
            (
                ["present", "tap dne"],
                "can't tap \"dne\": nothing you can tap has this title; did you mean \"Done\"?"
            ),
            (
                ["present", "set 2011-02-30"],
                "set takes <day>, not \"2011-02-30\": a day of the calendar, such as 2011-10-29"
            ),
            (["present", "set 9999-12-31"], "the wheels don't reach 9999.12.31: they stop at 9999.12.30"),
        ])
    func refusals(commands: [String], message: String) throws {
        // Given
        let arguments = commands.flatMap { ["-c", $0] }

        // When
        let run = try program.run(fixed + arguments)

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.errors, contains: "-c:\(commands.count): error: \(message)")
    }

    @Test("D1: A nib that leaves the view outlet empty ends the app in iOS's words, and the session goes on")
    func noViewOutlet() throws {
        // Given
        let experiment = "experiment no-view-outlet"

        // When
        let run = try run(experiment, "present", "state")

        // Then
        expect(run.exit, equals: .status(0))
        expect(
            run.output,
            contains: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
                + "'-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "
                + "\"ReusableDatePickerViewController\" nib but the view outlet was not set.'")
        expect(run.output, contains: "The process ended by signal 6")
        expect(run.output.hasSuffix("picker    2011-10-26, presented from home\n"))
    }

    @Test("The trace of a tap on Back can be read by a script")
    func trace() throws {
        // Given
        struct Event: Decodable, Equatable {
            let event: String
            let object: String
            let detail: String
        }

        // When
        let run = try run("trace on", "push", "tap back", "trace last --json")

        // Then
        let events = try JSONDecoder().decode([Event].self, from: Data(run.output.utf8))
        let (picker, home) = ("ReusableDatePickerViewController #1", "HomeViewController #1")
        expect(
            events,
            equals: [
                Event(event: "lifecycle", object: picker, detail: "viewWillDisappear"),
                Event(event: "lifecycle", object: home, detail: "viewWillAppear"),
                Event(event: "lifecycle", object: picker, detail: "viewDidDisappear"),
                Event(event: "lifecycle", object: home, detail: "viewDidAppear"),
            ])
    }

    @Test("Stats count the living pickers: one while shown, none afterwards, and leaked ones forever")
    func stats() throws {
        // Given
        let experiment = "experiment strong-delegate"

        // When
        let whole = try run("present", "stats --json", "tap done", "stats --json")
        let broken = try run(experiment, "present", "tap done", "reset", "stats --json")

        // Then
        let counts = whole.output.split(separator: "\n").map { $0.contains("\"live\":1") ? 1 : 0 }
        expect(counts, equals: [1, 0])
        expect(broken.output, contains: "\"live\":1")
    }

    @Test("In a terminal, Tab completes the wheels and titles, and each change draws the screen")
    func completion() throws {
        // Given
        let home = try TemporaryFolder()
        let environment = ["XDG_STATE_HOME": home.path, "NO_COLOR": "1"]
        let terminal = try PseudoTerminal(program, fixed, environment: environment, columns: 80)
        try terminal.expect("date-picker delegate> ")
        terminal.send("present\r")
        try terminal.expect("▸ October   │ 26 │ 2011 ◂")
        try terminal.expect("date-picker delegate> ")

        // When
        terminal.send("spin mo\t+1\r")
        let spun = try terminal.expect("date-picker delegate> ")
        terminal.send("tap d\t\r")
        let tapped = try terminal.expect("date-picker delegate> ")

        // Then
        expect(spun, contains: "spin month +1")
        expect(spun, contains: "▸ November  │ 26 │ 2011 ◂")
        expect(tapped, contains: "tap done")
        expect(tapped, contains: "November 26, 2011")
        terminal.send("quit\r")
        try expect(terminal.waitForExit(), equals: .status(0))
    }
}
