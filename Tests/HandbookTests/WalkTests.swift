import Foundation
import REPL
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Somebody who follows what the window shows comes to the end of every chapter, and loses no line of it.
@Suite(.talkingToPrograms)
nonisolated struct WalkTests {
    struct Window: Sendable, CustomTestStringConvertible {
        let columns: Int
        let rows: Int
        let environment: [String: String]

        init(_ columns: Int, _ rows: Int, _ environment: [String: String] = ["COLORTERM": "truecolor"]) {
            (self.columns, self.rows, self.environment) = (columns, rows, environment)
        }

        var testDescription: String { "\(columns)×\(rows) \(environment.values.joined())" }
    }

    /// A Boolean value that indicates whether `.ci/walk` runs them, in all windows.
    static let isAll = ProcessInfo.processInfo.environment["WALK"] == "all"
    private static let windows = isAll ? allWindows : [Window(80, 24)]
    private static let allWindows =
        [Window(60, 15), Window(100, 40), Window(80, 24, [:]), Window(80, 24, ["NO_COLOR": "1"])]
        + (20...30).map { Window(80, $0) }

    /// The parts of lessons that only pages have.
    @MainActor private static func lessons() throws -> [String: Walker.Lesson] {
        try Pages.chapters.get().reduce(into: [:]) { known, chapter in
            for lesson in chapter.lessons {
                let question = lesson.question
                known["\(chapter.number).\(lesson.number)"] = Walker.Lesson(
                    commands: lesson.step?.allCommands ?? [], answers: question?.options ?? [],
                    right: question?.right ?? 0, isTyped: question?.isTyped ?? false)
            }
        }
    }

    @Test(
        "In a terminal the window's text leads through all chapters of a part, from program to program",
        arguments: windows, [1...4, 5...7, 8...12, 13...Pages.numbers.upperBound])
    func terminal(window: Window, chapters: ClosedRange<Int>) async throws {
        // Given
        let folder = try TemporaryFolder()
        var walker = Walker(columns: window.columns, rows: window.rows, lessons: try await Self.lessons())
        let terminal = try Self.terminal(window, state: folder)

        // When
        var line: String? = "tutorial \(chapters.lowerBound)"
        try walker.read(terminal.readToPrompt())
        while let typed = line, walker.problems.count < 5, !isDone(chapters.upperBound, in: folder) {
            terminal.send(typed + "\n")
            try walker.read(terminal.readToPrompt())
            line = walker.nextLine()
        }
        if !isDone(chapters.upperBound, in: folder) { walker.complain("the window doesn't say how to go on") }

        // Then
        expect(walker.problems.isEmpty, "\(walker.problems.joined(separator: "\n\n"))")
    }

    @Test(
        "At a prompt, the output of a command fits the window, or goes through a pager",
        arguments: [Window(80, 24), Window(60, 15), Window(80, 24, ["NO_COLOR": "1"])])
    func prompt(window: Window) throws {
        // Given
        let folder = try TemporaryFolder()
        var walker = Walker(columns: window.columns, rows: window.rows, lessons: [:])
        let terminal = try Self.terminal(window, state: folder)
        try walker.read(terminal.readToPrompt())

        // When
        var pages = 0
        for line in ["trace on", "scroll 50", "trace last --all", "tree", "show --notes", "help", "source"] {
            terminal.send(line + "\n")
            try walker.read(terminal.readToPrompt())
            guard walker.isPaged else { continue }
            pages += 1
            terminal.send("\n")
            try walker.read(terminal.readToPrompt())
        }

        // Then
        expect(walker.problems.isEmpty, "\(walker.problems.joined(separator: "\n\n"))")
        expect(pages > 0)
    }

    @Test(
        "Long output is read in the pager, which waits, and the verdict is in the window",
        arguments: [["COLORTERM": "truecolor"], ["NO_COLOR": "1"]])
    func verdict(environment: [String: String]) throws {
        // Given
        let folder = try TemporaryFolder()
        // The tree has 13 lines: alone they would have room.
        let window = Window(80, 15, environment)
        var walker = Walker(columns: window.columns, rows: window.rows, lessons: [:])
        let terminal = try Self.terminal(window, state: folder, pager: "wc -l; printf '(paged) '; read line </dev/tty")
        try walker.read(terminal.readToPrompt())
        terminal.send("tutorial\n")
        try walker.read(terminal.readToPrompt())

        // When
        terminal.send("xib ReusableTableViewCell\n")
        let paged = try terminal.readToPrompt()
        walker.read(paged)
        terminal.send("\n")
        try walker.read(terminal.readToPrompt())

        // Then
        let count = paged.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.last
        expect(count, equals: 15, "\(paged)")
        expect(walker.problems.isEmpty, "\(walker.problems.joined(separator: "\n\n"))")
        let lines = walker.screen.lines.filter { !$0.isEmpty }
        expect(lines.suffix(2).first?.hasPrefix("1.1 asks for "), equals: true, "\(lines.joined(separator: "\n"))")
        expect(lines.last?.hasPrefix("1.1 table-cell"), equals: true)
    }

    private static func terminal(
        _ window: Window, state folder: TemporaryFolder,
        pager: String = "cat; printf '\(Walker.pagerPrompt)'; read line </dev/tty"
    ) throws -> PseudoTerminal {
        let environment = ["XDG_STATE_HOME": folder.path, "PATH": "/usr/bin:/bin", "PAGER": pager]
        return try PseudoTerminal(
            Executable("table-cell"), environment: environment.merging(window.environment) { $1 },
            columns: window.columns, rows: window.rows)
    }

    private func isDone(_ chapter: Int, in folder: TemporaryFolder) -> Bool {
        (try? String(contentsOfFile: folder.path + "/reusable-views/progress", encoding: .utf8))?
            .contains("\ndone \(chapter)\n") == true
    }
}

nonisolated extension PseudoTerminal {
    /// Reads until something is to be typed, and returns all of it.
    fileprivate func readToPrompt() throws -> String {
        let (text, line) = try expectLastLine { line in
            // A suggestion may stand behind the cursor.
            let typed = line.replacing(/\u{1B}\[[0-9;]*m[^\u{1B}]*\u{1B}\[0m\u{1B}\[[0-9]+D/, with: "")
            return Walker.isPrompt(typed.replacing(/\u{1B}\[[0-9;?]*[@-~]/, with: ""))
        }
        return text + line
    }
}
