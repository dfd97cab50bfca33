import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableGridViewCellExample

/// The program `grid-cell`, run as a user would.
@Suite(.talkingToPrograms)
nonisolated struct GridCellTests {
    private let program: Executable

    init() throws {
        program = try Executable("grid-cell")
    }

    @Test("The program draws the grid, scrolls it, and counts the few cells that this takes")
    func batch() throws {
        // Given
        let arguments = ["-c", "show", "-c", "scroll 30", "-c", "stats --json"]

        // When
        let run = try program.run(arguments)

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: "│    Day 1        Day 2        Day 3     │")
        expect(run.output, contains: #""live":12,"made":12,"nibReads":12,"reused":78,"#)
        expect(run.errors.isEmpty)
    }

    @Test("With the technique that fails, images and labels are beside an empty content view")
    func directTree() throws {
        // Given
        let cell = #""class":"DirectGridViewCell""#

        // When
        let run = try program.run(["-c", "technique direct", "-c", "tree --json"])

        // Then
        let json = try #require(run.output.split(separator: "\n").last)
        let tree = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let children = (node(of: "DirectGridViewCell", in: tree)?["children"] as? [[String: Any]]) ?? []
        expect(json, contains: cell)
        expect(children.map { $0["class"] as? String }, equals: ["UIImageView", "UILabel", "UIView"])
        expect((children.last?["children"] as? [Any])?.isEmpty, equals: true)
    }

    @Test(
        "A missing item gets an error, and a failing exit status",
        arguments: [
            ("select 90", "there is no item 90; they go from 0 to 89"), ("goto -1", "there is no item -1"),
            ("columns 7", "columns takes a number from 1 to 6"),
            ("delete many", "delete takes <index>, not \"many\": the row, counted from 0"),
        ])
    func mistakes(command: String, message: String) throws {
        // Given
        let arguments = ["-c", command]

        // When
        let run = try program.run(arguments)

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.errors, contains: message)
    }

    @Test("An invalid number of items is wrong usage")
    func usage() throws {
        // Given
        let arguments = ["--items=-1"]

        // When
        let run = try program.run(arguments)

        // Then
        expect(run.exit, equals: .status(64))
        expect(run.errors, contains: "--items takes a number from 0 to 1000000000")
    }

    @Test("A tag on the wrong view ends the app, and the session explains that and continues")
    func wrongTag() throws {
        // Given
        let arguments = ["-c", "experiment wrong-tag", "-c", "show"]

        // When
        let run = try program.run(arguments)

        // Then
        expect(run.output, contains: "Could not cast value of type 'TerminalUIKit.UILabel'")
        expect(run.output, contains: "This session goes on as it was.")
        expect(run.output, contains: "Day 9")
    }

    @Test("In a terminal with colors, pictures are half blocks in their own colors, and without colors they are shades")
    func pictures() throws {
        // Given
        let home = try TemporaryFolder()
        var environment = ["XDG_STATE_HOME": home.path, "TERM": "xterm-256color", "COLORTERM": "truecolor"]

        // When
        let colored = try PseudoTerminal(program, environment: environment)
        let screen = try colored.expect("grid-cell\u{1B}")
        environment["NO_COLOR"] = "1"
        let plain = try PseudoTerminal(program, environment: environment)
        let shades = try plain.expect("grid-cell content-subview>")

        // Then
        expect(screen.contains("▀") && screen.contains("\u{1B}[38;2;"))
        expect(!shades.contains("▀") && !shades.contains("\u{1B}["))
        expect(shades, contains: "+%##+")
    }

    @Test("A selected item is marked on the screen, and no line says that it is shown")
    func selection() throws {
        // Given
        let home = try TemporaryFolder()
        let terminal = try PseudoTerminal(
            program, environment: ["XDG_STATE_HOME": home.path, "NO_COLOR": "1"])
        try terminal.expect("grid-cell content-subview> ")

        // When
        terminal.send("sel\t 4\r")

        // Then
        let screen = try terminal.expect("grid-cell content-subview> ")
        expect(screen, contains: "└───Day 5───┘")
    }

    private func node(of name: String, in tree: [String: Any]) -> [String: Any]? {
        if tree["class"] as? String == name { return tree }
        return (tree["children"] as? [[String: Any]])?.lazy.compactMap { node(of: name, in: $0) }.first
    }

    @Test(
        "After shuffle, visible items keep their cells, in every kind of grid",
        arguments: ["two-kinds", "collection-view"])
    @MainActor func shuffled(technique: String) {
        // Given
        let grid = Screen(GridCellSession(items: 12), columns: 100, rows: 60)
        grid.type("technique \(technique)")

        // When
        let (first, second) = (grid.type("shuffle", "show --notes"), grid.type("shuffle", "show --notes"))

        // Then
        expect(first != second && grid.type("stats").contains("made       12"))
    }

    @Test("A shuffled snapshot has the same items in another order, and too many items aren't shuffled")
    func shuffledSnapshot() throws {
        // Given
        let arguments = ["--items", "6", "-c", "technique registration", "-c", "shuffle", "-c", "show"]

        // When
        let (few, many) = (try program.run(arguments), try program.run(["--items", "1001", "-c", "shuffle"]))

        // Then
        let days = few.output.matches(of: /Day (\d)/).map { String($0.1) }
        expect(days.sorted() == ["1", "2", "3", "4", "5", "6"] && days != days.sorted())
        expect(many.errors, contains: "can't shuffle 1001 items; start the program with --items 1000")
    }

    @Test("Two kinds of cells wait under two identifiers")
    func kinds() throws {
        // Given
        let commands = ["-c", "technique two-kinds", "-c", "scroll 10", "-c", "tree"]

        // When
        let run = try program.run(commands)

        // Then
        expect(run.output, contains: "reuseIdentifier Phase")
        expect(run.output, contains: "\"New Moon\"")
    }

    @Test("Cells and edges are four points apart, with one column or three")
    func margins() throws {
        // Given, When
        let one = try program.run(["-c", "columns 1", "-c", "tree"])
        let three = try program.run(["-c", "tree"])

        // Then
        expect(one.output, contains: "UIWindow  320×460\n")
        expect(one.output, contains: "AQGridViewCell #1  4,0 312×132  item 0")
        expect(three.output, contains: "AQGridViewCell #1  4,0 104×132  item 0")
        expect(three.output, contains: "AQGridViewCell #12  212,396 104×132  item 11")
    }

    @Test("The technique with a hook shows the same screen as the one with tags")
    func hook() throws {
        // Given
        let commands = ["-c", "scroll 3", "-c", "select 11", "-c", "show"]

        // When
        let tags = try program.run(commands)
        let hooks = try program.run(["-c", "technique nib-hook"] + commands)

        // Then
        expect(tags.output, contains: "Day 12")
        expect(hooks.output.hasSuffix(tags.output))
    }

    @Test("An experiment that ends the program names the commands that it took")
    func stepsOfCrash() throws {
        // Given, When
        let run = try program.run(["-c", "experiment no-identifier"])

        // Then
        expect(run.output, contains: "so it runs in a process of its own, with scroll 1:")
    }

    @Test("The message of a program that ended has no addresses")
    func addresses() throws {
        // Given, When
        let run = try program.run(["-c", "experiment wrong-tag"])

        // Then
        expect(
            run.output,
            contains:
                "Could not cast value of type 'TerminalUIKit.UILabel' to 'ReusableGridViewCellExample.ReusableGridViewCell'."
        )
    }

    @Test("An edited tag shows in every cell, even if a hook made the screen before")
    func editedTag() throws {
        // Given, When
        let run = try program.run(["-c", "technique nib-hook", "-c", "experiment edited-tag", "-c", "show"])

        // Then
        expect(run.output, contains: "│     Day          Day          Day      │")
        expect(!run.output.contains("Day 1"))
    }

    @Test("A comparison of techniques fits the terminal", arguments: [80, 100])
    @MainActor func comparison(columns: Int) {
        // Given
        let scripted = ScriptedSession(GridCellSession(items: 90))
        (scripted.session.appearance.fixedWidth, scripted.session.program.mostRounds) = (columns, 1)

        // When
        let table = scripted.run("technique --compare")

        // Then
        let lines = table.split(separator: "\n")
        expect(lines.allSatisfy { $0.count <= columns })
        expect(lines[1...].contains { $0.contains("██") })
        expect(table.contains(/\ndirect +\d+ +\d+ +\d+ +\d+ +[\d.]+ +[\d.]+  █/))
    }

    @Test("Techniques whose screens have no list are compared by the time for the whole screen")
    @MainActor func screens() {
        // Given
        let scripted = ScriptedSession(IgnorableDatePickerSession())
        scripted.session.program.mostRounds = 1

        // When
        let table = scripted.run("technique --compare")

        // Then
        expect(table.split(separator: "\n")[0].hasSuffix("  µs to show"))
        expect(table, contains: "\nThe time is that of the whole screen, loaded and shown.\n")
        expect(!table.contains("The bar is"))
    }
}
