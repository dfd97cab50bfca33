import ArgumentParser
import TerminalTesting
import Testing

@testable import REPL

/// The effects of a line on a session.
struct SessionTests {
    private let session = CounterSession()

    @Test("A line to be typed begins with the session's name")
    func prompt() {
        expect(session.prompt.string, equals: "counter> ")
    }

    @Test(
        "Negative numbers are values, at any place",
        arguments: [
            ("count -5", -5), ("count +20", 20), ("count 1 -2 3", 2), ("count --by -2 3 -4", 2),
            ("count 3 -4 --by=-2", 2),
            ("count -- -7", -7), ("count -5 --by 2", -10),
        ])
    func numbers(line: String, result: Int) {
        // Given
        session.number = 0

        // When
        let outcome = session.run(line)

        // Then
        expect(outcome, equals: .ok)
        expect(session.number, equals: result)
        expect(session.complaints, equals: "")
    }

    @Test("A command without a name has ArgumentParser's default name")
    func nameless() {
        // Given
        struct Nameless: ParsableCommand {}
        struct ThreePlainWords: ParsableCommand {}

        // When
        let spellings = Nameless.spellings + ThreePlainWords.spellings

        // Then
        expect(spellings, equals: ["nameless", "three-plain-words"])
    }

    @Test("A line that is typed again isn't parsed again, and begins with the typed values")
    func again() throws {
        // Given
        struct Tally: SessionCommand {
            static let configuration = CommandConfiguration(commandName: "tally", abstract: "Count on.")
            nonisolated(unsafe) static var checks = 0

            @Argument(help: "Where to begin.")
            var number: Int

            func validate() { Self.checks += 1 }
            mutating func run(in session: Session) {
                number += 1
                session.print("\(number)")
            }
            func effect(in session: Session) -> CommandEffect { .nothing }
        }
        let sessions = (1...2).map { Session(name: "tallies \($0)", commands: [Tally.self]) }
        var written = ""
        for session in sessions {
            session.output = { written += $0 }
            session.errors = { _ in written += "?\n" }
        }

        // When
        for line in ["tally 4", "tally 4", "tally 5", "tally", "tally", "tally x"] { sessions[0].run(line) }
        sessions[1].run("tally 4")
        let checks = Tally.checks
        for number in 100..<201 { sessions[1].run("tally \(number)") }
        sessions[1].run("tally 4")

        // Then
        expect(written.hasPrefix("5\n5\n6\n?\n?\n?\n5\n101\n"))
        expect(written.hasSuffix("\n201\n5\n"))
        expect(checks, equals: 2)
        // The cache doesn't keep so many lines, so the last one was parsed again.
        expect(Tally.checks, equals: 2 + 101 + 1)
    }

    @Test("Blank lines and comments are ignored", arguments: ["", "  \t", "# count 1", "  # it's a \\"])
    func nothing(line: String) {
        // Given
        session.number = 3

        // When
        let outcome = session.run(line)

        // Then
        expect(outcome, equals: .ok)
        expect(session.number, equals: 3)
        expect(session.written + session.complaints, equals: "")
    }

    @Test("A parsed line has its command, and its effect if the arguments are correct")
    func understood() {
        // Given
        let lines = ["count 1 --json", "count 1", "count x", "fail reason", "quit", "exit", "cout"]

        // When
        for line in lines { session.run(line) }

        // Then
        expect(session.lines.map(\.text), equals: lines)
        let commands = session.lines.map { $0.command.map { "\($0)" } }
        expect(commands, equals: ["Count", "Count", "Count", "Fail", "Quit", "Quit", nil])
        expect(session.lines.map(\.effect), equals: [.shows(["number"]), .touches, nil, nil, .nothing, .nothing, nil])
        expect(session.lines.map(\.shown), equals: [["number"], ["count 1", "count"], [], [], [], [], []])
    }

    @Test("A line longer than any command doesn't run, and its error is short")
    func tooLong() {
        // Given
        session.number = 3
        let line = "count 1 #" + String(repeating: "a", count: 1 << 16)

        // When
        let outcome = session.run(line)

        // Then
        expect(outcome, equals: .failed)
        expect(session.number, equals: 3)
        expect(session.complaints, equals: "error: the line has more than 65536 bytes; it was not run\n")
    }

    @Test("An error shortens a very long name")
    func longName() {
        // Given
        let name = String(repeating: "b", count: 5_000)

        // When
        _ = session.run(name)

        // Then
        expect(session.complaints.hasPrefix("error: unknown command \"\(String(repeating: "b", count: 60))…\";"))
        expect(session.complaints.count < 120)
    }

    @Test("The error about a wrong name suggests the right one", arguments: ["coutn", "COUNT", "cou"])
    func unknownCommand(name: String) {
        // Given
        let line = name + " 1"

        // When
        let outcome = session.run(line)

        // Then
        expect(outcome, equals: .failed)
        expect(session.number, equals: 0)
        expect(session.complaints, equals: "error: unknown command \"\(name)\"; did you mean \"count\"?\n")
    }

    @Test("The error about an unknown name suggests help, and makes control characters visible")
    func nonsense() {
        // Given
        let line = "non\u{1B}[2Jsense"

        // When
        session.run(line, at: "steps.txt:3")

        // Then
        expect(
            session.complaints,
            equals: "steps.txt:3: error: unknown command \"non\\u{1B}[2Jsense\"; \"help all\" lists them\n")
    }

    @Test("The error about wrong arguments has the problem, the correct form and the usage")
    func usage() {
        // Given
        let lines = [
            "count x", "count --by x 1", "count --by=x 1", "count 1 --jsn", "count --foo", "count", "count 1 --by",
            "paint blue a", "paint gren a", "paint red", "paint red a b", "quit now", "quit --now",
        ]

        // When
        let outcomes = lines.map { session.run($0) }

        // Then
        let expected = """
            error: count takes <numbers>, not "x": the numbers (usage: count <numbers> ... [--by <by>] [--json])
            error: --by takes <by>, not "x": what to multiply each with (usage: count <numbers> ... [--by <by>] [--json])
            error: --by takes <by>, not "x": what to multiply each with (usage: count <numbers> ... [--by <by>] [--json])
            error: count has no option "--jsn"; did you mean "--json"? (usage: count <numbers> ... [--by <by>] [--json])
            error: count has no option "--foo"; it has --by, --json (usage: count <numbers> ... [--by <by>] [--json])
            error: count needs <numbers>: the numbers (usage: count <numbers> ... [--by <by>] [--json])
            error: --by needs <by>: what to multiply each with (usage: count <numbers> ... [--by <by>] [--json])
            error: paint takes one of red, green, grey, not "blue" (usage: paint <color> <file>)
            error: paint takes one of red, green, grey, not "gren"; did you mean "green"? (usage: paint <color> <file>)
            error: paint needs <file>: the file (usage: paint <color> <file>)
            error: paint takes two arguments; "b" is one too many (usage: paint <color> <file>)
            error: quit takes no argument; "now" is one too many (usage: quit)
            error: quit has no option "--now"; it has none (usage: quit)
            """
        expect(outcomes.allSatisfy { $0 == .failed })
        expect(Difference(of: session.complaints, from: expected), equals: nil)
    }

    @Test("In a terminal, a message is wrapped at blanks")
    func wrappedMessage() {
        // Given
        session.isInteractive = true
        session.appearance.fixedWidth = 40

        // When
        session.run("count 1 --jsn")

        // Then
        let expected = """
            error: count has no option "--jsn"; did
            you mean "--json"? (usage: count
            <numbers> ... [--by <by>] [--json])
            """
        expect(Difference(of: session.complaints, from: expected), equals: nil)
    }

    @Test("A command's own error is printed by its description, with the usage only for a wrong argument")
    func failure() {
        // Given
        let reason = "'no cell'"

        // When
        session.run("fail \(reason)")
        session.run("fail --usage \(reason)")

        // Then
        expect(session.complaints, equals: "error: no cell\nerror: no cell (usage: fail <reason> [--usage])\n")
    }

    @Test("quit and exit end the session, without output", arguments: ["quit", "exit"])
    func quit(line: String) {
        // Given
        session.run("count 1")

        // When
        let outcome = session.run(line)

        // Then
        expect(outcome, equals: .quit)
        expect(session.written + session.complaints, equals: "")
    }

    @Test("help lists the commands by purpose, side by side if there is room")
    func help() {
        // Given
        let narrow = CounterSession()
        narrow.appearance.fixedWidth = 50

        // When
        session.run("help")
        narrow.run("help")

        // Then
        let expected = """
            Use the screen
              count <numbers> ...   Add numbers.   fail <reason>  Fail.
              paint <color> <file>  Paint a file.
            "help count" explains a command, "quit" leaves.
            """
        let expectedIfNarrow = """
            Use the screen
              count <numbers> ...   Add numbers.
              paint <color> <file>  Paint a file.
              fail <reason>         Fail.
            "help count" explains a command, "quit" leaves.
            """
        expect(Difference(of: session.written, from: expected), equals: nil)
        expect(Difference(of: narrow.written, from: expectedIfNarrow), equals: nil)
    }

    @Test(
        "help explains a command, and so does the command itself",
        arguments: ["help count", "count --help", "count -h"])
    func helpOfCommand(line: String) {
        // Given, When
        let outcome = session.run(line)

        // Then
        expect(outcome, equals: .ok)
        expect(
            session.written.hasPrefix("OVERVIEW: Add numbers.\n\nUSAGE: count <numbers> ... [--by <by>] [--json]\n"))
        expect(session.complaints, equals: "")
    }

    @Test("The error about help for a wrong name suggests the nearest")
    func helpOfUnknown() {
        // Given
        let line = "help pant"

        // When
        let outcome = session.run(line)

        // Then
        expect(outcome, equals: .failed)
        expect(session.complaints, equals: "error: unknown command \"pant\"; did you mean \"paint\"?\n")
    }

    @Test(
        "No line can crash the session",
        arguments: [
            "count ---completion", "count ---", "count -", "count --by", "count --by=", "''", "'' ''", "-5", "--",
            "count 99999999999999999999", "count --by -9223372036854775809 -1", "count -1 --experimental-dump-help",
            "\0",
        ])
    func robustness(line: String) {
        // Given
        session.run(line)

        // When
        let outcome = session.run("count 1")

        // Then
        expect(outcome, equals: .ok)
    }
}
