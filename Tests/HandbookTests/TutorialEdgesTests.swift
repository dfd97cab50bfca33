import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// The place where the tutorial continues, whatever the learner has done before, and the lines that it accepts.
struct TutorialEdgesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A program of somebody who has done something.
    private func program(_ name: String = "table-cell", after entries: [String] = []) throws -> Program {
        let program = try Program(name, arguments: [])
        let file = try self.folder.file("progress-\(UUID().uuidString)", entries.map { $0 + "\n" }.joined())
        program.session.tutorial.readProgress = { LearnerProgress(at: file) }
        program.session.tutorial.readChapters = { try Pages.chapters.get() }
        program.session.tutorial.today = { "2011-10-29" }
        return program
    }

    @Test("Without a number, tutorial continues in the lesson, after the last chapter, or at the first")
    func places() throws {
        // Given
        let last = try Pages.chapters.get().map { $0.lessons.count }
        let states: [(String, [String])] = [
            ("table-cell", []), ("table-cell", ["at 3 0"]), ("table-cell", ["at 3 5"]),
            ("table-cell", ["at 3 99"]), ("table-cell", ["at 2 3", "at 1 4"]),
            ("table-cell", ["at 1 \(last[0])"]), ("table-cell", ["at 1 \(last[0])", "done 1"]),
            ("table-cell", ["at 1 \(last[0] - 1)", "done 1"]),
            ("table-cell", ["at 17 \(last[16])", "done 17"]), ("table-cell", ["at 4 \(last[3])", "done 4"]),
            ("table-cell", ["at 5 4"]), ("grid-cell", ["at 5 4"]), ("table-cell", ["at 99 1"]),
            ("table-cell", ["at 7 \(last[6])", "done 7"]),
        ]

        // When
        let told = try states.map { name, entries in
            let program = try program(name, after: entries)
            let said = program.type("tutorial").split(separator: "\n")
            let entry = program.session.tutorial.progress.entries.last.map { "\($0)" } ?? "nothing"
            return "\(name) after \(entries): \(program.session.tutorial.tutor?.place ?? "–"), \(entry)\n"
                + said.prefix(3).joined(separator: "\n")
        }

        // Then
        try expect(told.joined(separator: "\n"), isRecordedIn: "Where-one-goes-on.txt")
    }

    @Test("The list of chapters shows which are done, known or current, and their programs")
    func list() throws {
        // Given
        let program = try program(after: ["done 1", "known 2", "done 2", "known 3", "at 4 7", "at 5 0", "at 17 2"])

        // When
        let texts = [100, 50].flatMap { columns in
            program.session.appearance.fixedWidth = columns
            return [program.type("tutorial --list"), program.type("tutorial 3", "tutorial --list")]
        }

        // Then
        try expect(texts.joined(separator: "—\n"), isRecordedIn: "Chapters-listed.txt")
    }

    @Test("Enter leads from a chapter's end to the next, and after the last it has no effect")
    func ends() throws {
        // Given
        let program = try program()
        let chapters = try Pages.chapters.get()
        func end(_ number: Int) -> String {
            let chapter = chapters[number - 1]
            program.session.tutorial.follow(chapter, from: chapter.lessons.count)
            return program.type("skip")
        }

        // When
        let ends = [1, 17].map { number -> String in
            let said = end(number) + "▷ Enter\n" + program.type("")
            let place = program.session.tutorial.tutor?.place ?? "–"
            return "— \(number)\n" + said.split(separator: "\n").prefix(14).joined(separator: "\n") + "\n\(place)"
        }

        // Then
        try expect(ends.joined(separator: "\n"), isRecordedIn: "Ends-of-chapters.txt")
    }

    @Test("While the tutorial waits, Enter, a number and words mean its answers, and otherwise they are commands")
    func lines() throws {
        // Given
        let program = try program()
        let session = program.session
        let typed = [
            "", "  ", "1", "-1", "1 2", "x", "stats", "# 1", "answer 1", "answer", "answer a \"b\" \\", "next",
        ]
        var told: [String] = []
        func note(_ name: String) {
            told.append("— \(name), \(session.prompt.string)│ \(session.tutorial.place ?? "–")")
            told += typed.map { "\($0) → \(session.line(for: $0))" }
        }

        // When
        note("nothing")
        program.type("tutorial 1")
        note("a lesson")
        let chapter = try Pages.chapters.get()[0]
        let asking = try #require(chapter.lessons.first { $0.question?.isTyped == true })
        session.tutorial.follow(chapter, from: asking.number)
        program.type("next")
        note("a question")
        program.type("transfer 6")
        note("a transfer")
        program.type("transfer 1", "stats")
        note("a screen")
        let fault = Fault(
            Experiment(name: "moon", techniques: ["code"], claims: [], broken: "It is gone.", look: ""), from: 1)
        (session.tutorial.task, session.tutorial.reading) = (nil, Reading())
        session.tutorial.mystery = Mystery(.met, faults: [fault], fault: fault, choices: [fault], where: "")
        note("a mystery")
        session.tutorial.tell([.lines("Two things are broken.")])
        note("a mystery to be read")
        program.type("technique code")
        note("nothing again")

        // Then
        try expect(told.joined(separator: "\n"), isRecordedIn: "Lines-meant.txt")
    }

    @Test("A recap that can't be written is reported without loss, and a recap in a file equals the shown one")
    func recap() throws {
        // Given
        let program = try program(after: [
            "at 1 3", "said 1 prediction seven", "mended departures", "mended b", "said 0 question-1 The table.",
        ])
        let path = folder.path + "/recap.md"

        // When
        let said = [program.type("recap \(path)"), program.type("recap \(path)"), program.type("recap /no/such/file")]
        let written = try String(contentsOfFile: path, encoding: .utf8)
        program.session.appearance.fixedWidth = 1000
        let shown = program.type("recap")
        program.session.isInteractive = true
        let remark = program.type("recap \(path)2")

        // Then
        expect(said[0] == "" && said[1].hasPrefix("error: can't write \(path): "))
        expect(said[2].hasPrefix("error: can't write /no/such/file: "))
        expect(written.hasSuffix("\n") && !written.hasSuffix("\n\n") && written.contains("- You fixed screens"))
        expect(remark, contains: "Saved in \(path)2.")
        try expect(written + "—\n" + shown, isRecordedIn: "Recaps.txt")
    }

    @Test("The recap of one chapter has its answers alone, and says which step shows their code")
    func recapOfChapter() throws {
        // Given
        let program = try program(after: ["at 1 3", "said 1 prediction seven", "at 9 9", "said 9 answer-2 delegate"])

        // When
        let one = program.type("recap 9").replacing(/\s+/, with: " ")
        let none = program.type("recap 2")
        let wrong = program.type("recap 18")

        // Then
        expect(one, contains: "9. ")
        expect(one, contains: "shows the code.) You said “delegate”.")
        expect(!one.contains("fifty rows"))
        expect(none, contains: "Nothing yet: \"tutorial 2\" starts.")
        expect(wrong, contains: "there is no chapter 18")
    }

    @Test("A step of a chapter is begun by its number, and the screen is as it is before this step")
    func step() throws {
        // Given
        let program = try program()

        // When
        let begun = program.type("tutorial 1.7")
        let height = program.session.tutorial.reading.height(columns: nil)
        let refused = program.type("tutorial 1.99")
        let wrong = program.type("tutorial 1.x")

        // Then
        expect(begun, contains: "1.7 ")
        expect(program.session.experiment?.name, equals: "no-identifier")
        expect(refused, contains: "chapter 1 has no step 99; there are 1 to ")
        expect(wrong, contains: "tutorial takes <chapter>")
        // The text of the step stays.
        expect(program.session.tutorial.reading.height(columns: nil), equals: height)
    }

    @Test("When everything is done the tutorial begins again")
    func transfers() throws {
        // Given
        let names = try program().session.tutorial.transfers.map(\.technique.name)
        let mended = names.map { "mended \($0)" }
        let said = (1...6).map { "said 0 question-\($0) Words." }
        let states = [[], mended, mended + said.dropLast(), mended + said.dropFirst(), Array(said), mended + said]

        // When
        let begun = try states.map { entries in
            try program(after: entries).type("transfer").split(separator: "\n").first.map(String.init) ?? ""
        }
        let elsewhere = try program("grid-cell")
        elsewhere.session.tutorial.readChapters = { [] }

        // Then
        expect(names.count, equals: 3)
        expect(
            begun, equals: [1, 4, 9, 4, 1, 1].map { "Transfer \($0) of 9" })
        expect(elsewhere.type("transfer"), contains: "grid-cell --begin \"transfer\"")
        expect(elsewhere.type("tutorial 1"), contains: "there is no chapter 1; there are 1 to 0")
    }

    @Test("The prompt names the experiment below a change, and the change")
    func prompt() throws {
        // Given
        let program = try program()
        program.type("experiment wrong-label")

        // When
        program.type("edit ReusableTableViewCell --set phaseLabel.text Moon")

        // Then
        expect(program.session.prompt.string, equals: "table-cell owner-outlet, wrong-label, edit> ")
    }

    @Test("A command with a mistake gets its error alone, not the verdict on the line before")
    func mistake() throws {
        // Given
        let learner = try Learner(Pages.chapters.get()[9], from: 1, progressFile: folder.path + "/progress")
        let early = learner.type("query")

        // When
        let told = learner.type("set start 2011-02-30").replacing("\n", with: " ")

        // Then
        expect(early, contains: "Not yet.")
        expect(told, contains: "not \"2011-02-30\": a day of the calendar, such as 2011-10-29")
        expect(!told.contains("Not yet."), "\(told)")
    }

    @Test("A step that is skipped after a detour is done from its beginning")
    func skipped() throws {
        // Given
        let chapter = try Pages.chapters.get()[0]
        let lesson = try #require(chapter.lessons.first { $0.step?.commands.first?.hasPrefix("scroll") == true })
        let programs = try [program(), program()]
        for program in programs { program.session.tutorial.follow(chapter, from: lesson.number) }

        // When
        programs[1].type("scroll 9", "tap 9", "scroll -2", "trace on")
        let said = programs.map { $0.type("skip") }

        // Then
        expect(programs[0].session.stepsFromStart, equals: programs[1].session.stepsFromStart)
        expect(programs[0].session.stats == programs[1].session.stats && !said[0].isEmpty)
        expect(said[0] == said[1] && programs.allSatisfy { $0.session.tutorial.tutor?.isWaiting == true })
        expect(programs[1].session.tutorial.linesSinceLesson, equals: 0)
    }
}
