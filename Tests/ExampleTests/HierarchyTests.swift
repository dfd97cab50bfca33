import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// Lists, nibs and outlets at a prompt: what one looks for stands first, and connections are drawn.
struct HierarchyTests {
    private let sessions: [ExampleSession] = [
        TableCellSession(rows: 55), GridCellSession(items: 60), DatePickerSession(), IgnorableDatePickerSession(),
    ]
    private static let lists = ["experiment", "technique", "claim", "term", "tutorial --list", "help"]

    @Test("Every list fits a window of 80×24", arguments: 0..<4)
    func fits(program: Int) {
        // Given
        let screen = Screen(sessions[program], columns: 80, rows: 24)

        for list in Self.lists {
            // When
            let lines = screen.type(list).split(separator: "\n", omittingEmptySubsequences: false).dropLast()

            // Then
            expect(lines.count <= 23, "\(screen.session.name): \(list)")
            expect(lines.allSatisfy { $0.count <= 80 })
        }
    }

    @Test("A tree says which views are hidden and how opaque others are, in a nib as on the screen")
    func seldomSeen() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 100, rows: 40)
        screen.type("edit ReusableTableViewCell --set phaseLabel.hidden YES")

        // When
        let tree = screen.type("assign #1.alpha 0.5", "tree")

        // Then
        expect(tree, contains: "ReusableTableViewCell #1  320×66  alpha 0.5  row 0")
        expect(tree.contains(#/UILabel  [0-9,]+ [0-9×]+  hidden /#))
        expect(!screen.type("reset", "tree").contains("hidden"))
    }

    @Test("In 60 columns no list breaks a word", arguments: 0..<4)
    func words(program: Int) {
        // Given
        let screen = Screen(sessions[program], columns: 60, rows: 24)

        // When
        let narrow = Self.lists.map { screen.type($0) }
        screen.session.appearance.fixedWidth = 300
        let wide = Self.lists.map { screen.type($0) }

        // Then
        for (list, texts) in zip(Self.lists, zip(narrow, wide)) {
            expect(texts.0.split(separator: "\n").allSatisfy { $0.count <= 60 })
            // Help stands in two columns where there is room.
            let words = [texts.0, texts.1].map { $0.split(whereSeparator: \.isWhitespace) }
            expect(list == "help" ? words[0].sorted() == words[1].sorted() : words[0] == words[1], "\(list)")
        }
    }

    @Test("The current technique and its experiments are listed first, and all others on demand")
    func inUse() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 80, rows: 24)

        // When
        let techniques = screen.type("technique typed", "technique")
        screen.type("technique owner-outlet", "experiment wrong-label")
        let experiments = screen.type("experiment")
        let all = screen.type("experiment --all")

        // Then
        expect(techniques.hasPrefix("* typed "))
        expect(experiments.hasPrefix("Goes wrong (\"reset\" repairs it)\n* wrong-label "))
        expect(experiments.contains(#/\nWith another technique \("experiment --all"\) /#))
        expect(!experiments.contains("Both labels have the tag 20."))
        expect(all, contains: "Both labels have the tag 20. (view-factory)")
        expect(screen.type("experiment no-owner --all"), contains: "--all lists the experiments")
    }

    @Test("Claims that the screen shows are listed with their sentences, others by their names")
    func claims() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 80, rows: 24)

        // When
        let claims = screen.type("claim")

        // Then
        expect(claims, contains: "\n  T4   Four things have to be right")
        expect(claims, contains: "A cell of a grid  G1–G6 · ")
        expect(screen.type("claim --all"), contains: "\n  G1   The technique of a table cell")
        expect(screen.type("term"), contains: "\n  nib  xib  storyboard  ")
        expect(screen.type("term --all"), contains: "\n  xib   ")
    }

    // MARK: Nibs

    @Test("The outlets of File's Owner are drawn as lines to their objects")
    func wires() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 80, rows: 24)

        // When
        let one = screen.type("xib ReusableTableViewCell")
        let four = screen.type("xib HookedTableViewCell")

        // Then
        expect(one.hasPrefix("ReusableTableViewCell.xib  loaded 7 times by this screen\n"))
        expect(one.contains(#/\n│  └─ tableViewCell ─+┐\n├─ First Responder  UIResponder +│\n/#))
        expect(one.contains(#/\n└─ tableViewCell Qf3-mN-7xK  ReusableTableViewCell ◀─+┘\n/#))
        expect(one, contains: "reuseIdentifier ReusableTableViewCell")
        expect(one, contains: "├─ dateLabel → label \"Day and time\" 5bX-Ze-q4M\n")
        expect(four.hasPrefix("HookedTableViewCell.xib  not loaded by this screen\n"))
        expect(four.split(separator: "\n").count { $0.contains("◀─") }, equals: 4)
        expect(four, contains: "┼─┐")
        expect((one + four).split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("If there is no space, words describe a connection, and in ASCII the lines are ASCII")
    func withoutWires() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 30, rows: 24)
        let ascii = Screen(TableCellSession(rows: 55), columns: 80, rows: 24)
        ascii.session.appearance.style.ascii = true

        // When
        let narrow = screen.type("xib ReusableTableViewCell")
        let drawn = ascii.type("xib ReusableTableViewCell")

        // Then
        expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 30 })
        expect(narrow, contains: "│  └─ tableViewCell →\n")
        expect(drawn.allSatisfy { $0.isASCII })
        expect(drawn.contains(#/`- tableViewCell Qf3-mN-7xK  ReusableTableViewCell <-+\+/#))
    }

    @Test("At a prompt the nibs of this screen are shown, its own first, in a script and with --all every nib")
    func nibs() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 100, rows: 40)

        // When
        let seen = screen.type("xib")
        let files = seen.split(separator: "\n").filter { $0.contains(".xib  ") }
        let all = screen.type("xib --all").split(separator: "\n").filter { $0.contains(".xib  ") }

        // Then
        expect(files.count == 2 && files[0].hasPrefix("ReusableTableViewCellExampleViewController.xib  loaded once"))
        expect(seen.hasSuffix("\n9 other nibs are not loaded by this screen: \"xib --all\".\n"))
        expect(all.count, equals: 11)
    }

    // MARK: Outlets

    @Test("why draws the connection in the nib and in memory, and the outlet's earlier values")
    func why() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 120, rows: 40)

        // When
        let first = screen.type("why tableViewCell")
        let later = screen.type("experiment no-identifier", "scroll 5", "why tableViewCell")

        // Then
        expect(first.hasPrefix("tableViewCell of ReusableTableViewCellExampleViewController #1 holds  #7  "))
        expect(first, contains: ", in row 6\n")
        expect(first, contains: "\nFile's Owner ── tableViewCell ─┐  line 12 ")
        expect(first.contains("  Reusable") && first.contains("│ tableViewCell\n"))
        expect(first, contains: "\nWritten 7 times:  #1  →  #2  → ")
        expect(first, contains: "#7   the last one stays (T5)\n")
        expect(first, contains: "\nUIKit filled this outlet in load 7 of the file, when the screen was first made. ")
        expect(later, contains: "\nWritten 12 times:  #1  →  #2  →  #3  →  #4  → … →  #9  →")
        expect(later, contains: "UIKit filled this outlet in load 12 of the file, during \"scroll 5\".")
    }

    @Test("In a narrow window, memory is below the nib, and empty outlets and outlets from code are described in words")
    func narrowWhy() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 60, rows: 24)
        let dates = Screen(DatePickerSession(), columns: 80, rows: 24)

        // When
        let drawing = screen.type("why dateLabel 3")
        let lines = drawing.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let inCode = dates.type("present", "why delegate")

        // Then
        expect(lines.allSatisfy { $0.count <= 60 })
        expect(lines.firstIndex(of: "in memory").map { $0 > 4 }, equals: true)
        expect(lines.contains("label \"Day and time\" 5bX-Ze-q4M") && lines.contains("UILabel #8"))
        expect(inCode, contains: "HomeViewController #1. It was\nset in code: no nib connected it.")
    }

    @Test("Names in help, claims and lists have their color")
    func roles() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 80, rows: 24)
        screen.session.appearance.style = TerminalStyle(color: .ansi16, ascii: false, attributes: true, isDark: true)
        screen.type("show")

        // When
        let help = screen.type("help scroll")
        let claim = screen.type("claim T4")
        let experiments = screen.type("experiment")

        // Then
        expect(help, contains: "\u{1B}[2mUSAGE:\u{1B}[0m\u{1B}[1m scroll <rows> [<pace>]\u{1B}[0m")
        expect(help, contains: "\u{1B}[36m  <rows>  ")
        expect(claim.hasPrefix("\u{1B}[1mT4\u{1B}[0m"))
        expect(claim, contains: "\u{1B}[36mno-connection\u{1B}[0m")
        expect(experiments, contains: "\u{1B}[36mno-identifier\u{1B}[0m")
    }

    @Test("A claim names the commands of this program that show it, or else the other programs")
    func claim() {
        // Given
        let (table, grid) = (
            Screen(TableCellSession(rows: 55), columns: 80, rows: 24),
            Screen(GridCellSession(items: 90), columns: 80, rows: 24)
        )

        // When
        let (one, several, elsewhere) = (table.type("claim N7"), table.type("claim T6"), grid.type("claim T1"))

        // Then
        expect(one, contains: "Type this command to see it:\n  tutorial    17\nThese tests")
        expect(
            several,
            contains: "Type one of these commands to see it:\n  technique   owner-outlet\n  tutorial    1\nThese tests")
        expect(elsewhere, contains: "\nSeen in table-cell.\nThese tests check it:")
    }
}
