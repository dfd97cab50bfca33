import Foundation
import TerminalTesting
import Testing

/// The program `table-cell` does what its commands say.
@Suite(.talkingToPrograms)
nonisolated struct TableCellTests {
    private let program: Executable

    init() throws {
        program = try Executable("table-cell")
    }

    /// Runs commands and reads the JSON in the last line.
    private func json(_ arguments: String...) throws -> [String: Int] {
        let run = try program.run(arguments)
        expect(run.exit, equals: .status(0))
        expect(run.errors, equals: "")
        let line = try #require(run.output.split(separator: "\n").last)
        return try JSONDecoder().decode([String: Int].self, from: Data(line.utf8))
    }

    @Test("The first screen is a phone's: a title bar, rows with image, two labels and separators")
    func screen() throws {
        // Given
        let arguments = ["-c", "show"]

        // When
        let lines = try program.run(arguments).output.split(separator: "\n").map(String.init)

        // Then
        expect(lines.count == 23 && lines.allSatisfy { $0.count == 42 })
        expect(lines[1], contains: "Lunar Calendar")
        expect(lines[3], equals: "│  ●   New Moon                          │")
        expect(lines[4].hasPrefix("│      2011.10.26 19:5"))
        expect(lines[5], equals: "│" + String(repeating: "─", count: 40) + "│")
    }

    @Test("Scrolling reuses cells, and reads the nib once for each cell created")
    func scrolling() throws {
        // Given, When
        let stats = try json("-c", "scroll 50", "-c", "stats --json")

        // Then
        expect(stats["made"]! <= stats["visible"]! + 1)
        expect(stats["reused"]! >= 39)
        expect(stats["nibReads"], equals: stats["made"])
        expect(stats["live"], equals: stats["made"])
        expect(Set(stats.keys), equals: ["visible", "made", "reused", "nibReads", "waiting", "live"])
    }

    @Test("A table with a million rows works like one with a hundred")
    func million() throws {
        // Given, When
        let stats = try json("--rows", "1000000", "-c", "goto 999999", "-c", "stats --json")

        // Then
        expect(stats["made"]! <= stats["visible"]! + 1)
    }

    @Test("The trace shows decoding, connecting and awakeFromNib, in this order")
    func trace() throws {
        // Given
        struct Step: Decodable {
            let event, object, `class`, detail: String
        }

        // When
        let run = try program.run(["-c", "trace on", "-c", "reset", "-c", "trace last --json"])
        let steps = try JSONDecoder().decode([Step].self, from: Data(run.output.utf8))

        // Then
        let decoded = try #require(steps.firstIndex { $0.event == "decode" && $0.class == "ReusableTableViewCell" })
        let connected = try #require(
            steps.firstIndex { $0.event == "connect" && $0.detail.hasPrefix("tableViewCell → ") })
        let woken = try #require(
            steps.firstIndex { $0.event == "awakeFromNib" && $0.class == "ReusableTableViewCell" })
        expect(decoded < connected && connected < woken)
    }

    @Test("The tree has classes, frames, texts and outlets")
    func tree() throws {
        // Given
        struct Node: Decodable {
            let `class`: String
            let tag: Int
            let frame: [Double]
            let text: String?
            let outlet: String?
            let children: [Node]
        }

        // When
        let run = try program.run(["-c", "tree --json"])
        let root = try JSONDecoder().decode(Node.self, from: Data(run.output.utf8))

        // Then
        let table = try #require(root.children.first?.children.last)
        expect([root.class, table.class], equals: ["UIWindow", "UITableView"])
        expect(table.outlet == "tableView" && table.frame == [0, 44, 320, 416])
        let label = try #require(table.children.first?.children.first?.children.last)
        expect(label.outlet == "dateLabel" && label.text?.hasPrefix("2011.10.26") == true)
    }

    @Test("The selected row is marked without color, wherever it moves")
    func selection() throws {
        // Given
        let arguments = ["-c", "select 1", "-c", "insert 0", "-c", "show"]

        // When
        let lines = try program.run(arguments).output.split(separator: "\n")

        // Then
        expect(lines.filter { $0.hasPrefix("│▸") }.count, equals: 1)
        expect(lines[9].hasPrefix("│  ◐   First Quarter") && lines[10].hasPrefix("│▸     2011.11.02"))
    }

    @Test("delete removes a row, and reload doesn't bring it back")
    func deletion() throws {
        // Given, When
        let run = try program.run(["--rows", "2", "-c", "delete 0", "-c", "reload", "-c", "show"])

        // Then
        expect(!run.output.contains("New Moon"))
        expect(run.output, contains: "First Quarter")
    }

    @Test(
        "The error about a missing row says which rows exist",
        arguments: [
            ("goto 100", "they go from 0 to 99"), ("select -1", "they go from 0 to 99"),
            ("delete 9223372036854775807", "they go from 0 to 99"),
            ("insert 101", "there is room from 0 to 100, behind the last"),
        ])
    func missingRows(command: String, message: String) throws {
        // Given, When
        let run = try program.run(["-c", command, "-c", "show"])

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.errors, contains: message)
        expect(run.output, contains: "Lunar Calendar")
    }

    @Test(
        "scroll ends at the first or the last row, and shows every row on the way",
        arguments: [("9223372036854775807", 93), ("20000", 93), ("-9223372036854775808", 0)])
    func farScroll(rows: String, reused: Int) throws {
        // Given, When
        let run = try program.run(["--rows", "100", "-c", "scroll \(rows)", "-c", "stats"])

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: " \(reused)  times a cell was reused")
    }

    @Test("scroll refuses to show more than ten thousand rows, and names the command that jumps")
    func scrollTooFar() throws {
        // Given, When
        let run = try program.run(["--rows", "1000000000", "-c", "scroll 10001", "-c", "scroll 10000", "-c", "stats"])

        // Then
        expect(
            run.errors,
            contains: "scroll shows every row on the way, at most 10000 at once; goto 999999999 jumps to the last")
        expect(run.output, contains: " 10000  times a cell was reused")
    }

    @Test("An empty table can be shown, and scrolling it is refused")
    func empty() throws {
        // Given, When
        let run = try program.run(["--rows", "0", "-c", "scroll 5", "-c", "show", "-c", "select 0"])

        // Then
        expect(run.output, contains: "Lunar Calendar")
        expect(run.errors, contains: "the list is empty")
    }

    @Test(
        "An experiment that ends the program on iOS ends another process, in UIKit's words",
        arguments: [
            ("wrong-owner-class", "not key value coding-compliant for the key otherCell."),
            ("no-outlet", "not key value coding-compliant for the key tableViewCell."),
            ("no-owner", "[<NSObject #1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for"),
            ("no-connection", "Fatal error: Unexpectedly found nil"),
        ])
    func crashes(experiment: String, words: String) throws {
        // Given, When
        let run = try program.run(["-c", "experiment \(experiment)", "-c", "show"])

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: words)
        expect(run.output, contains: "The process ended by signal")
        expect(run.output, contains: "│  ●   New Moon")
    }

    @Test("xib shows an experiment's changes and where to look, and reset undoes them")
    func edits() throws {
        // Given, When
        let run = try program.run([
            "-c", "experiment no-identifier", "-c", "reset", "-c", "scroll 50", "-c", "stats --json",
        ])

        // Then
        expect(run.output, contains: #"  -  reuseIdentifier="ReusableTableViewCell""#)
        expect(run.output, contains: "no-identifier (T7)")
        expect(run.output, contains: #""reused":50"#)
    }

    @Test("However narrow the terminal, lists break between words", arguments: ["help", "technique", "experiment"])
    func lists(command: String) throws {
        // Given
        let words = try program.run(["-c", command]).output.split { $0 == " " || $0 == "\n" }

        // When
        let run = try program.run(["--width", "50", "-c", command])

        // Then
        expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 52 })
        expect(run.output.split { $0 == " " || $0 == "\n" }, equals: words)
    }

    @Test("However narrow the terminal, the screen fits it", arguments: [20, 21, 33, 42])
    func width(columns: Int) throws {
        // Given, When
        let run = try program.run(["--width", "\(columns)", "-c", "show"])

        // Then
        let lines = run.output.split(separator: "\n")
        expect(lines.allSatisfy { $0.count == columns })
        expect(lines[1], contains: "Lunar")
    }

    @Test("--ascii prints ASCII only")
    func ascii() throws {
        // Given, When
        let run = try program.run(["--ascii", "-c", "show", "-c", "tree", "-c", "xib"])

        // Then
        expect(run.output.allSatisfy { $0.isASCII })
        expect(run.output, contains: "|")
    }

    @Test("Every technique with a cell of the article's shows the same screen")
    func techniques() throws {
        // Given
        let lines = try program.run(["-c", "technique"]).output.split(separator: "\n")
        let names = lines.filter { !$0.hasPrefix("Today") }.map { $0.dropFirst(2).prefix { $0 != " " } }
        expect(names.contains("content-configuration") && names.count > 2)

        // When: a content configuration brings a view of its own, with other margins
        let screens = try names.filter { $0 != "content-configuration" }.map {
            try program.run(["-c", "technique \($0)", "-c", "scroll 30", "-c", "show"]).output
        }

        // Then
        let pictures = Set(screens.map { $0[$0.firstIndex(of: "╭")!...] })
        expect(pictures.count, equals: 1)
    }

    @Test("In every program, the list of techniques names today's practice, and why")
    func today() throws {
        for (name, technique) in [
            ("table-cell", "register-nib"), ("table-cell", "content-configuration"), ("grid-cell", "collection-view"),
            ("date-picker", "delegate"), ("ignorable-date-picker", "owner-loading"),
        ] {
            // Given, When
            let lines = try Executable(name).run(["-c", "technique"]).output.split(separator: "\n")

            // Then
            expect(lines.contains { $0.hasPrefix("Today: \(technique). ") })
            expect(lines.contains { $0.dropFirst(2).hasPrefix("\(technique) ") })
        }
    }

    @Test(
        "The error about an option without its value, or with a negative number, names the value",
        arguments: ["--rows", "--script"])
    func missingValue(option: String) throws {
        // Given, When
        let runs = try [[option], [option, "--plain"]].map { try program.run($0) }
        let negative = try program.run([option, "-5"])

        // Then
        let value = "<\(option.dropFirst(2))>"
        expect(runs.allSatisfy { $0.errors.hasPrefix("error: \(option) needs \(value): ") })
        expect(negative.errors.hasPrefix("error: \(option) takes \(value), not \"-5\": "))
    }

    @Test("The command help that manual pages mention works like the option")
    func help() throws {
        // Given, When
        let (word, option) = try (program.run(["help"]), program.run(["--help"]))

        // Then
        expect(word.exit, equals: .status(0))
        expect(word.output == option.output && word.output.contains("OVERVIEW"))
    }

    @Test("Help has examples to copy, with their effects two blanks beside the longest")
    func examples() throws {
        // Given, When
        let help = try program.run(["--help"]).output

        // Then
        let examples = help.split(separator: "EXAMPLES:\n").last?.split(separator: "\n\n").first.map(String.init)
        let expected = """
              table-cell                             Show the screen and a prompt.
              table-cell -c "scroll 50" -c stats     Run two commands and leave.
              table-cell --experiment no-identifier  Begin with something broken.
              table-cell --script steps.txt          Run the commands in a file.
            """
        expect(Difference(of: try #require(examples), from: expected), equals: nil)
    }

    @Test("A shell completes the names of techniques and experiments, each once")
    func namesForShells() throws {
        // Given
        func names(_ option: String) throws -> [Substring] {
            let words = ["---completion", "--", option, "2", "0", "table-cell", option, ""]
            return try program.run(words, environment: ["SAP_SHELL": "bash"]).output.split(separator: "\n")
        }

        // When
        let (experiments, techniques) = (try names("--experiment"), try names("--technique"))

        // Then
        expect(experiments.contains("no-identifier") && techniques.contains("register-nib"))
        expect(Set(experiments).count, equals: experiments.count)
    }

    @Test("source shows the code of techniques and experiments, by their names or their types'")
    func source() throws {
        // Given, When
        let run = try program.run(["-c", "source", "-c", "source code", "-c", "source no-owner", "-c", "source Mooon"])

        // Then
        expect(run.output, contains: #"loadNibNamed("ReusableTableViewCell", owner: self"#)
        expect(run.output, contains: "final class CodeTableViewController")
        expect(run.output, contains: "owner: nil")
        expect(run.errors, contains: #"there is no source "Mooon""#)
    }
}
