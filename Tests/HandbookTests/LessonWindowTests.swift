import Canvases
import Foundation
import PlainText
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// The window of a learner in a chapter: the phone, its notes, and the task.
struct LessonWindowTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func learner(_ number: Int, columns: Int, rows: Int) throws -> Learner {
        let learner = try Learner(Pages.chapters.get()[number - 1], progressFile: folder.path + "/progress")
        learner.program.session.resize(columns: columns, rows: rows)
        return learner
    }

    @Test("From 100 columns on, the tutor and the notes are beside a phone that doesn't move")
    func beside() throws {
        // Given
        let program = try learner(1, columns: 100, rows: 40).program

        // When
        let pages = ["tutorial", "stats", "", "4", "scroll 50", "", "scroll 3"].map { program.lines(typing: $0) }

        // Then
        expect(pages.allSatisfy { $0.count < 40 && $0[0].hasPrefix("╭──") && $0[22].hasPrefix("╰──") })
        expect(pages[0].contains { $0.hasSuffix("│  Type \"stats\".") })
        expect(pages[1].contains { $0.hasPrefix("visible    7") })
        expect(pages[4].contains { $0.hasSuffix("│   #1  row 56  was row 0, reused 8 times") })
        // The last explanation, and the next task.
        expect(pages[5].contains { $0.contains("left has to wait") || $0.contains("This is reuse.") })
        expect(pages[5].contains { $0.contains("1.4 watch three of them") })
        expect(pages[6].contains { $0.hasSuffix("row 57  was row 50") })
    }

    @Test("From 120 columns on, each note is beside its row, and the tutor is at the right")
    func wide() throws {
        // Given
        let program = try learner(1, columns: 120, rows: 40).program

        // When
        let lines = program.lines(typing: "scroll 3")

        // Then
        expect(lines.contains { $0.contains("#4  │  row 3  stayed ") && $0.contains(" │ ") })
        expect(lines.contains { $0.hasSuffix("│ Type \"stats\".") })
        expect(lines.allSatisfy { $0.count <= 120 })
    }

    @Test("At 80×24 a shorter phone with all its rows leaves space for the explanation and the task")
    func below() throws {
        // Given
        let program = try learner(1, columns: 80, rows: 24).program

        // When
        let lines = ["tutorial", "stats", "", "4", "scroll 50", "", "", "scroll 3", ""]
        let pages = lines.map { program.lines(typing: $0) }

        // Then
        expect(pages.allSatisfy { $0.count < 24 && $0[0].hasPrefix("╭──") })
        expect(pages[4].filter { $0.contains("reused 7 times") }.count, equals: 6)
        expect(pages[8].contains { $0.hasSuffix("left at the top.") })
        expect(pages[8], contains: "1.5 predict: without a name")
        expect(pages[8].filter { $0.contains(/│ .* #\d {1,2}│/) }.count, equals: 7)
    }

    @Test("The window shows iOS's message about a tap that ends the program, below the phone or in its place")
    func ending() throws {
        // Given
        let lesson = try #require(Pages.chapters.get()[7].lessons.first { $0.number == 11 })
        let learners = try [24, 12].map { rows in
            let learner = try learner(8, columns: 80, rows: rows)
            learner.go(to: lesson.number)
            learner.program.type("edit ReusableDatePickerViewController --remove view")
            return learner
        }

        // When
        let pages = learners.map { $0.program.lines(typing: "present") }

        // Then
        for (page, rows) in zip(pages, [24, 12]) {
            expect(page.contains { $0.contains("nib but the view outlet was not set.") })
            expect(page.contains { $0.hasPrefix("error: this ends the program on iOS") })
            expect(page.count < rows)
        }
        expect(pages[0].contains { $0.contains("Home") })
    }

    @Test(
        "No page of a chapter is higher or wider than the window, and no question says to continue with Enter",
        arguments: [(1, 60, 15), (8, 100, 40), (12, 120, 40)])
    func pages(number: Int, columns: Int, rows: Int) throws {
        // Given
        let learner = try learner(number, columns: columns, rows: rows)
        let (program, count) = (learner.program, learner.chapter.lessons.count)
        program.session.appearance.style = .colored

        // When
        var turns = 0
        while let lesson = learner.lesson, turns < 20 * count {
            turns += 1
            let isTask = learner.tutor?.isWaiting == false && program.session.tutorial.reading.isEmpty
            let answer = lesson.question.map { $0.answer(0) }
            let commands = isTask ? answer.map { [$0] } ?? lesson.step?.allCommands ?? ["skip"] : []
            for command in commands.isEmpty ? [""] : commands {
                let window = program.window(typing: command)
                let page = window.split(separator: "\n", omittingEmptySubsequences: false)

                // Then
                expect(program.session.height(of: window) < rows, "\(command)\n\(window)")
                let isPage = ["", "1", "skip"].contains(command)
                expect(!isPage || page.allSatisfy { $0.count <= columns })
                let isAsked = learner.lesson?.question != nil && learner.tutor?.isWaiting == false
                expect(!isAsked || !page.contains("Enter continues."))
            }
        }
        expect(learner.progress.done, equals: [number], "\(learner.tutor?.place ?? "")")
    }

    @Test("What the screen's code logs is in the window, like any output")
    func logged() throws {
        // Given
        let program = try learner(4, columns: 100, rows: 40).program

        // When
        let window = program.lines(typing: "experiment no-module").joined(separator: "\n")

        // Then
        expect(window, contains: "Unknown class ")
        expect(window, contains: "in Interface Builder file.")
    }

    @Test("The words that a step asks for are found in output with colors")
    func colors() throws {
        // Given
        let learner = try learner(8, columns: 80, rows: 24)
        let lesson = try #require(learner.chapter.lessons.first { $0.heading == "present it" })
        learner.program.session.appearance.style = .colored
        learner.go(to: lesson.number)

        // When
        let windows = ["trace on", "present", "trace last"].map { learner.program.window(typing: $0) }

        // Then
        expect(windows[2], contains: "UITabBarController #1: viewDidDisappear")
        expect(learner.tutor?.isWaiting, equals: true, "\(windows[2])")
    }

    @Test("A phone keeps its images if it isn't lower without them")
    func images() throws {
        // Given
        let learner = try learner(5, columns: 60, rows: 15)
        let lesson = try #require(learner.chapter.lessons.first { $0.heading == "what works" })
        learner.go(to: lesson.number)

        // When
        let window = learner.program.window(typing: "technique content-subview")

        // Then
        expect(window, contains: "│ . Day 1 ")
    }

    @Test("The output of --help appears in the window, like any output")
    func help() throws {
        // Given
        let program = try learner(1, columns: 80, rows: 24).program
        program.session.appearance.style = .colored

        // When
        let window = program.window(typing: "claim --help")

        // Then
        expect(window, contains: "USAGE: claim", "\(window)")
        expect(window.hasSuffix("1.1 asks for stats."))
    }

    @Test("A chapter of another program begins with its phone, its question and the first task, in one window")
    func otherProgram() throws {
        // Given
        let program = try Program("grid-cell", arguments: [])
        program.session.tutorial.readChapters = { try Pages.chapters.get() }
        program.session.isInteractive = true
        program.session.resize(columns: 80, rows: 24)
        program.session.shown.opening = "tutorial 5"

        // When
        program.type(lines: [])
        program.session.greet()
        let lines = program.printedLines

        // Then
        expect(lines.count < 24)
        expect(lines[1], contains: "The Moon, Day by Day")
        expect(lines.contains { $0.hasPrefix("Chapter 5. ") })
        expect(program.session.prompt.string.hasPrefix("5.1 "))
    }

    @Test("A window that shrinks and grows again keeps the task and the output")
    func resize() throws {
        // Given
        let program = try learner(1, columns: 100, rows: 40).program
        program.type("tutorial", "stats", "", "4", "scroll 50", "")
        let large = program.type("scroll 3")

        // When
        program.session.resize(columns: 60, rows: 15)
        let small = try #require(program.session.redraw())
        program.session.resize(columns: 100, rows: 40)
        let again = program.session.redraw()

        // Then
        expect(small, contains: "rows that left at the top.\nEnter continues.", "\(small)")
        expect(small, contains: "│  ◑   Last Quarter                   #4 │")
        expect(small.split(separator: "\n", omittingEmptySubsequences: false).count <= 15)
        expect(again, equals: large)
    }

    @Test("\"tutorial\" shows the last explanation again, and the task, or the question")
    func again() throws {
        // Given
        let learner = try learner(1, columns: 60, rows: 15)
        let program = learner.program
        program.type("stats", "", "", "", "")
        let option = try #require(learner.lesson?.question).options[1]
        program.type("2")
        program.type("help")

        // When
        var seen = program.type("tutorial")
        while !program.session.tutorial.reading.isEmpty { seen += program.type("") }

        // Then
        expect(seen, contains: "“\(option)”. You will see.")
        expect(seen, contains: "1.3 let them go by\nType \"scroll 50\".")
    }

    @Test("A question stays whole in the window, whatever is typed before the answer", arguments: [(80, 24), (60, 24)])
    func question(columns: Int, rows: Int) throws {
        // Given
        let learner = try learner(4, columns: columns, rows: rows)
        learner.program.session.tutorial.follow(learner.chapter, from: 2)
        let program = learner.program
        program.type("tutorial")
        while !program.session.tutorial.reading.isEmpty { program.type("") }

        // When
        let pages = ["hint", "trace off", "hint", "trace on"].map { program.lines(typing: $0) }

        // Then
        for page in pages {
            expect(page.contains("4.2 predict: cut them"), "\(page)")
            expect(page.contains("Type the number of your answer."), "\(page)")
            expect(page.count < rows)
        }
    }

    @Test("Back shows no steps of lines that run for the tutorial, and hints go on after it")
    func back() throws {
        // Given
        let learner = try learner(2, columns: 80, rows: 40)
        learner.go(to: 4)
        let first = learner.program.window(typing: "hint")
        learner.type("scroll 1")

        // When
        let window = learner.program.window(typing: "back")
        let second = learner.program.window(typing: "hint")

        // Then
        expect(!window.contains("nib reads,") && window.contains("2.4 predict: who fills the cell"), "\(window)")
        expect(first, contains: "Hint 1 of 3.")
        expect(second, contains: "Hint 2 of 3.")
    }

    @Test("The reason why a line failed is below the task")
    func complaint() throws {
        // Given
        let program = try learner(1, columns: 80, rows: 24).program

        // When
        let lines = program.lines(typing: "scrol 3")

        // Then
        expect(lines.count < 24)
        expect(lines, contains: "Type \"stats\".")
        expect(lines.last, equals: "error: unknown command \"scrol\"; did you mean \"scroll\"?")
    }

    @Test("On the screen, the recap has no Markdown")
    func recap() throws {
        // Given
        let learner = try learner(1, columns: 80, rows: 24)
        while let lesson = learner.lesson, lesson.heading != "exercise 1" { learner.type("skip") }
        learner.type("skip")
        let program = learner.program
        let file = folder.path + "/recap.md"

        // When
        let seen = program.type("recap")
        program.type("recap \(file)")
        let written = try String(contentsOfFile: file, encoding: .utf8)

        // Then
        expect(seen.contains("- ") && !seen.contains("`") && !seen.contains("*"))
        expect(written, contains: "- ")
    }
}

extension ExampleSession {
    /// Makes the window as large as that.
    func resize(columns: Int, rows: Int) {
        (appearance.fixedWidth, appearance.fixedHeight) = (columns, rows)
    }
}

extension TerminalStyle {
    /// The looks that most terminals can show.
    static let colored = TerminalStyle(color: .trueColor, ascii: false, attributes: true, isDark: true)
}

extension Program {
    /// Types a line, and returns what stands in the cleared window then, without its colors.
    func window(typing line: String) -> String {
        let printed = type(line)
        let start = printed.ranges(of: "\u{1B}[H").last?.upperBound ?? printed.startIndex
        return String(printed[start...].dropLast()).withoutEscapeSequences
    }
}
