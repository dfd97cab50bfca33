import Testing

@testable import REPL

/// What a session does with a line.
struct SessionTests {
    private let session = CounterSession()

    @Test(
        "Negative numbers are values, wherever they stand",
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
        #expect(outcome == .ok)
        #expect(session.number == result)
        #expect(session.complaints == "")
    }

    @Test("Blank lines and comments do nothing", arguments: ["", "  \t", "# count 1", "  # it's a \\"])
    func nothing(line: String) {
        // Given
        session.number = 3

        // When
        let outcome = session.run(line)

        // Then
        #expect(outcome == .ok)
        #expect(session.number == 3)
        #expect(session.written + session.complaints == "")
    }

    @Test("A wrong name is answered with the one that was meant", arguments: ["coutn", "COUNT", "cou"])
    func unknownCommand(name: String) {
        // Given
        let line = name + " 1"

        // When
        let outcome = session.run(line)

        // Then
        #expect(outcome == .failed)
        #expect(session.number == 0)
        #expect(
            session.complaints == """
                error: unknown command "\(name)"; did you mean "count"?
                Type "help" for the list of commands.

                """)
    }

    @Test("A name like no other is answered with a hint to help, and its control characters are shown, not sent")
    func nonsense() {
        // Given
        let line = "non\u{1B}[2Jsense"

        // When
        session.run(line, at: "steps.txt:3")

        // Then
        #expect(
            session.complaints == """
                steps.txt:3: error: unknown command "non\\u{1B}[2Jsense".
                Type "help" for the list of commands.

                """)
    }

    @Test("Wrong arguments are answered with the command's usage, not the program's")
    func usage() {
        // Given
        let lines = ["count x", "count 1 --jsn", "count"]

        // When
        let outcomes = lines.map { session.run($0) }

        // Then
        #expect(outcomes == [.failed, .failed, .failed])
        #expect(session.complaints.contains("error: The value 'x' is invalid for '<numbers>'"))
        #expect(session.complaints.contains("error: Unknown option '--jsn'. Did you mean '--json'?"))
        #expect(session.complaints.contains("error: Missing expected argument '<numbers> ...'"))
        #expect(session.complaints.contains("Usage: count <numbers> ... [--by <by>] [--json]"))
        #expect(!session.complaints.contains("OVERVIEW"))
    }

    @Test("A command's own failure is told by its description, with the usage only if that is to blame")
    func failure() {
        // Given
        let reason = "'no cell'"

        // When
        session.run("fail \(reason)")
        session.run("fail --usage \(reason)")

        // Then
        #expect(session.complaints.hasPrefix("error: no cell\nerror: no cell\nUsage: fail"))
    }

    @Test("quit and exit end the session, with nothing said", arguments: ["quit", "exit"])
    func quit(line: String) {
        // Given
        session.run("count 1")

        // When
        let outcome = session.run(line)

        // Then
        #expect(outcome == .quit)
        #expect(session.written + session.complaints == "")
    }

    @Test("help lists the program's own commands, then the common ones")
    func help() {
        // Given, When
        session.run("help")

        // Then
        #expect(
            session.written == """
                Commands of counter:
                  count       Add numbers.
                  paint       Paint a file.
                  fail        Fail.

                Common commands:
                  help        List the commands, or explain one.
                  quit, exit  Leave.

                "help count" or "count --help" explains a command.

                """)
    }

    @Test(
        "help explains a command, and so does the command itself",
        arguments: ["help count", "count --help", "count -h"])
    func helpOfCommand(line: String) {
        // Given, When
        let outcome = session.run(line)

        // Then
        #expect(outcome == .ok)
        #expect(
            session.written.hasPrefix("OVERVIEW: Add numbers.\n\nUSAGE: count <numbers> ... [--by <by>] [--json]\n"))
        #expect(session.complaints == "")
    }

    @Test("help for a wrong name says which was meant")
    func helpOfUnknown() {
        // Given
        let line = "help pant"

        // When
        let outcome = session.run(line)

        // Then
        #expect(outcome == .failed)
        #expect(session.complaints.hasPrefix("error: unknown command \"pant\"; did you mean \"paint\"?"))
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
        #expect(outcome == .ok)
    }
}
