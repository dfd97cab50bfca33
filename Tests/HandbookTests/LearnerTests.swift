import Foundation
import REPL
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Learners who follow only the text, or take other ways. All of them reach the end of every chapter.
struct LearnerTests {
    let folder: TemporaryFolder
    let chapters: [Chapter]

    init() throws {
        folder = try TemporaryFolder()
        chapters = try Pages.chapters.get()
    }

    func learner(_ number: Int, isInteractive: Bool = true) throws -> Learner {
        try Learner(chapters[number - 1], progressFile: folder.path + "/progress", isInteractive: isInteractive)
    }

    @Test(
        "Every step can be done in another way than the text's, and after a detour",
        arguments: Pages.numbers)
    func otherWays(number: Int) throws {
        // Given
        let learner = try learner(number, isInteractive: false)
        let detour = learner.chapter.program.hasSuffix("cell") ? ["scroll 1", "scroll -1"] : ["tree", "state"]

        // When
        var (places, stuck): ([Int], [String]) = ([], [])
        while let lesson = learner.lesson, places.count < 40 {
            places.append(lesson.number)
            if lesson.step != nil { detour.forEach { learner.type($0) } }
            if places.count == 2 { learner.type("no-such-command") }
            if !learner.follow(otherwise: true) { stuck.append("\(number).\(lesson.number)") }
        }

        // Then
        expect(places, equals: learner.chapter.lessons.map(\.number))
        expect(stuck, equals: [])
    }

    @Test(
        "The last step of any chapter has its screen, though a step before it would end the program",
        arguments: Pages.numbers)
    func lastStep(number: Int) throws {
        // Given
        let chapter = chapters[number - 1]
        let last = chapter.lessons.last?.number

        // When: all steps before it are repeated quietly
        let learner = try Learner(chapter, from: last, progressFile: folder.path + "/progress")

        // Then
        expect(learner.lesson?.number, equals: last)
        expect(learner.type("show").contains("╭───"), equals: true)
    }

    @Test(
        "Wrong lines, hints, kills, resuming and skipping disturb no chapter",
        arguments: [1, 5, 8, 10, Pages.numbers.upperBound])
    func troubles(number: Int) throws {
        // Given
        let learner = try learner(number, isInteractive: false)
        while learner.lesson?.step == nil || learner.lesson?.step?.mark == .say { learner.follow() }
        let place = try #require(learner.tutor?.place)

        // When
        let reminder = learner.type("experiment")
        let hints = (1...4).map { _ in learner.type("hint") }
        let expected = learner.type("expected")
        let early = ["", "answer 1", "back"].map { learner.type($0) }
        try learner.killAndResume()

        // Then
        expect(learner.tutor?.place, equals: place)
        expect(reminder.contains("\(place) asks for") || reminder.contains("Not yet."))
        expect(hints[0].contains("Hint 1 of 3") && hints[3].contains("Hint 3 of 3"))
        expect(expected, contains: "\(place) ")

        // When
        var places: [Int] = []
        var said = hints + [expected] + early
        while let lesson = learner.lesson, places.count < 80 {
            places.append(lesson.number)
            if lesson.question != nil { said += (1...3).map { _ in learner.type("hint") } }
            said.append(learner.type("skip"))
        }
        said.append(learner.type("recap"))

        // Then
        expect(Set(places).sorted().last, equals: learner.chapter.lessons.last?.number)
        expect(learner.progress.done, contains: number)
        // The other chapters' texts are in their pages.
        guard number == 8 else { return }
        let told = said.joined(separator: "\n").replacing(folder.path + "/", with: "")
        try expect(told, isRecordedIn: "Skipping-through-a-chapter.txt")
    }

    @Test("The colors of a chapter's texts are recorded")
    func colors() throws {
        // Given
        let learner = try learner(3)
        learner.program.session.appearance.style = .init(
            color: .ansi16, ascii: false, attributes: true, isDark: true)
        var said: [String] = []

        // When
        for round in 0..<8 where learner.lesson != nil {
            if round % 7 == 3 { said.append(learner.type(round % 2 == 0 ? "hint" : "answer 1")) }
            said.append(learner.type(round % 4 == 1 ? "" : "skip"))
        }
        said += ["back", "expected"].map { learner.type($0) }

        // Then
        let told = said.joined(separator: "\n").replacing(folder.path, with: "FOLDER")
        try expect(told, isRecordedIn: "Chapter-in-colors.txt")
    }

    @Test("A chapter ends with its exercise: the task, the editor, the checks, and the solution on the phone")
    func exercise() throws {
        // Given
        let log = folder.path + "/log"
        let program = folder.path + "/exercises"
        // The second edit solves it.
        let script = "#!/bin/sh\necho \"$@\" >>\(log)\n[ \"$1\" != edit ] || [ $(grep -c edit \(log)) = 2 ]\n"
        try script.write(toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let learner = try learner(1)
        while let lesson = learner.lesson, lesson.heading != "exercise 1" { learner.type("skip") }
        learner.program.session.executable = URL(fileURLWithPath: folder.path + "/table-cell")

        // When
        let asides = ["expected", "tutorial", "stats"].map { learner.type($0) }
        let said = (1...4).map { _ in learner.type("") }
        let told = asides + said.dropFirst() + ["expected", "hint", "exercise"].map { learner.type($0) }

        // Then
        let lines = try String(contentsOfFile: log, encoding: .utf8)
        expect(lines, equals: "next 1\nedit 1\nedit 1\nplay 1\nnext\n")
        let way =
            Editor() == nil ? "Enter makes your folder, if needed" : "Enter opens the file in your editor"
        expect(said[0], contains: way)
        try expect(
            Difference(of: told.joined(separator: "▷\n"), fromRecorded: "Conversation-of-exercise.txt"), equals: nil)
        expect(learner.tutor?.isWaiting, equals: true)
        learner.type("")
        expect(learner.progress.done, equals: [1])
    }

    @Test("Without the program for exercises, the tutor says how to build it, and continues")
    func withoutExercises() throws {
        // Given
        let learner = try learner(1)
        while let lesson = learner.lesson, lesson.heading != "exercise 1" { learner.type("skip") }
        learner.program.session.executable = URL(fileURLWithPath: folder.path + "/table-cell")

        // When
        let said = learner.type("").replacing("\n", with: " ")
        learner.type("")

        // Then
        expect(said, contains: "it takes the project's folder, a terminal and the Swift compiler")
        expect(learner.progress.done, equals: [1])
    }

    @Test("Learners who return, have finished a step, or know a chapter get their own texts")
    func places() throws {
        // Given
        let learner = try learner(5)
        var told: [String] = []
        func note(_ lines: String...) { told += lines.map { "> \($0)\n" + learner.type($0) } }

        // When
        while let lesson = learner.lesson, lesson.step?.mark != .do([.technique("content-subview")]) {
            learner.follow()
        }
        told.append("— resumed\n" + (try learner.killAndResume()))
        note(
            "expected", "hint", "answer 1", "technique content-subview", "expected", "hint", "back", "stats",
            "technique content-subview")
        learner.tutor?.give()
        note("tutorial", "tutorial --check 5")
        while learner.lesson != nil {
            told.append(learner.answer(rightly: true))
            note("expected", "")
        }
        note("tutorial --check 6")
        while learner.lesson != nil {
            learner.answer(rightly: false)
            note("")
        }

        // Then
        try expect(
            Difference(of: told.joined(separator: "\n"), fromRecorded: "Conversation-of-places.txt"), equals: nil)
    }

    @Test("Two questions that were answered wrong return after the first step of the next chapter")
    func missed() throws {
        // Given
        let first = try learner(1)
        while let lesson = first.lesson {
            if lesson.heading == "check yourself" { first.answer(rightly: false) } else { first.type("skip") }
            if first.lesson?.number == lesson.number { first.type("") }
        }

        // When
        let second = try learner(2)
        let beginning = second.tutor?.place
        second.follow()
        var asked: [Question] = []
        while second.tutor?.place == "2 recall", let question = second.lesson?.question, asked.count < 5 {
            asked.append(question)
            let said = second.answer(rightly: true)
            expect(said.contains("Correct. ") && said.contains("Enter continues."))
            expect(second.type("answer 1"), contains: "there is no question to answer now")
            second.type("")
        }

        // Then
        expect(beginning, equals: "2.1")
        expect(asked.map(\.text), equals: first.chapter.questions.reversed().prefix(2).map(\.text))
        expect(second.tutor?.place, equals: "2.2")
    }

    @Test("A learner who gives three right answers knows a chapter, but hasn't done it")
    func check() throws {
        // Given
        let learner = try learner(1)

        // When
        learner.type("tutorial --check 5")
        var typed = 0
        while let question = learner.lesson?.question {
            typed += question.isTyped ? 1 : 0
            learner.answer(rightly: true)
            learner.type("")
        }

        // Then
        expect(typed, equals: 1)
        expect(learner.program.session.tutorial.progress.known, equals: [5])
        let list = learner.type("tutorial --list")
        expect(list.contains(" 5  known") && list.hasPrefix("Part A  table-cell\n"))
    }

    @Test("A skipped question of a check isn't answered")
    func skippedCheck() throws {
        // Given
        let learner = try learner(1)

        // When
        learner.type("tutorial --check 5")
        while learner.lesson != nil { learner.type("skip") }

        // Then
        expect(learner.program.session.tutorial.progress.known.isEmpty)
    }

    @Test("A fault that was tried without a chapter counts as seen, unless it ended the program")
    func mysteryOfOnesOwn() throws {
        // Given
        let program = try Program("table-cell", arguments: [])
        program.type("experiment no-outlet")

        // When
        let none = program.type("mystery")
        program.type("experiment no-identifier")
        program.type("mystery")

        // Then
        expect(none, contains: "breaks something that you have met in a chapter")
        expect(program.session.tutorial.mystery?.choices.map(\.chapter), equals: [1, 1, 1, 1])
    }

    @Test("The first words of an option answer a question, unless they are a command or begin several options")
    func firstWords() throws {
        // Given
        let learner = try learner(11)
        let question = learner.type("tutorial --check 11")

        // When
        let command = learner.type("stats")
        let unknown = learner.type("the objects")
        let answer = learner.type("all that the nib")

        // Then
        expect(question, contains: "all that the nib made, but not the owner")
        expect(command, contains: "nib reads")
        expect(unknown, contains: "\"the objects\" is not one of the answers; type a number from 1 to 3")
        expect(answer, contains: "You said “all that the nib made, but not the owner”. Correct.")
    }

    @Test("A number that isn't among the answers isn't an answer, and neither is a negative one")
    func noSuchNumber() throws {
        // Given
        let learner = try learner(1)
        let session = learner.program.session
        let faults = session.program.experiments.prefix(5).map { Fault($0, from: 1) }
        let numbers = ["0", "6", "\(Int.min)", "1 2"]

        // When
        session.tutorial.tutor = nil
        session.tutorial.mystery = Mystery(.met, faults: [faults[0]], fault: faults[0], choices: faults, where: "")
        let riddle = numbers.map { learner.type("answer \($0)") }
        session.tutorial.mystery = nil
        learner.type("tutorial --check 5")
        let question = numbers.map { learner.type("answer \($0)") }

        // Then
        for (number, answer) in zip(numbers + numbers, riddle + question) {
            expect(answer, contains: "\"\(number)\" is not one of the answers")
        }
    }

    @Test("The recap has the learner's own answers, and the claims of finished chapters only")
    func recap() throws {
        // Given
        let learner = try learner(1)
        learner.follow()
        learner.type(try #require(learner.lesson?.question).number(of: "43, because seven exist already"))
        let file = folder.path + "/recap.md"

        // When
        learner.type("recap \(file)")

        // Then
        let text = try String(contentsOfFile: file, encoding: .utf8)
        expect(!text.contains("However far you scroll"))
        expect(text, contains: "You said “43, because seven exist already”. The answer is “none: seven are enough”.")
    }

    @Test("Without a terminal, Enter and numbers work, too, and a chapter of another program says how to start it")
    func withoutTerminal() throws {
        // Given
        let program = try Executable("table-cell")
        let state = ["TERM": "xterm", "XDG_STATE_HOME": folder.path]

        // When
        let learner = try learner(1)
        learner.follow()
        let none = try #require(learner.lesson?.question).number(of: "none: seven are enough")
        let input = "tutorial\nstats\n\n\(none)\nscroll 50\n"
        let first = try program.run(["--width", "80"], input: input, environment: state)
        let other = try program.run(["--width", "80"], input: "tutorial 5\n", environment: state)

        // Then
        expect(first.exit, equals: .status(0), "\(first.errors)")
        expect(first.output, contains: "You said “none: seven are enough”. Correct. ")
        expect(other.output, contains: "grid-cell --begin \"tutorial 5\"")
        let progress = try String(contentsOfFile: folder.path + "/reusable-views/progress", encoding: .utf8)
        expect(progress, contains: "\nat 5 0\n")
    }
}
