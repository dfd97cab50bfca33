import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// The transfers after the chapters: unexplained screens, and questions that the program doesn't judge.
struct TransferTests {
    private let folder: TemporaryFolder
    private let program: Program

    init() throws {
        folder = try TemporaryFolder()
        program = try Program("table-cell", arguments: [])
        let file = folder.path + "/progress"
        _ = FileManager.default.createFile(atPath: file, contents: nil)
        program.session.tutorial.readProgress = { LearnerProgress(at: file) }
        program.session.tutorial.readChapters = { try Pages.chapters.get() }
    }

    @Test("A screen counts as repaired only after an edit makes it right")
    func mended() throws {
        // Given
        let question = program.type("transfer")

        // When
        let other = program.type("edit DepartureCell --set lineLabel.text X")
        let early = program.type("")
        program.type("reset")
        let right = program.type("edit DepartureCell --set Card.hidden NO")
        let next = program.type("")

        // Then
        let told = [question, other, early, right, next].joined(separator: "\n")
        try expect(told, isRecordedIn: "Transfer-1.txt")
        expect(question.contains("Transfer 1 of 9") && question.contains("Why are they blank?"))
        expect(other, contains: "Not yet: ")
        expect(early, contains: "Transfer 1 asks for an \"edit\"")
        expect(right, contains: "Fixed. The card with the labels is hidden")
        expect(next, contains: "Transfer 2 of 9")
        expect(program.session.tutorial.progress.mended, equals: ["departures"])
    }

    @Test("A big question takes the learner's own words, prints the claims beside them, and is in the recap")
    func question() throws {
        // Given
        program.type("transfer 6")

        // When
        let answered = program.type("answer From the nib that was loaded last.")
        let next = program.type("")
        let recap = program.type("recap").replacing(/\s+/, with: " ")

        // Then
        try expect(
            Difference(of: [answered, next, recap].joined(separator: "\n"), fromRecorded: "Transfer-6.txt"), equals: nil
        )
        expect(answered, contains: "You said “From the nib that was loaded last.”.")
        expect(answered.contains("(T3)") && answered.contains("(T5)") && answered.contains("(V4)"))
        expect(next, contains: "Transfer 7 of 9")
        expect(recap.contains("Behind it all") && recap.contains("From the nib that was loaded last."))
    }

    @Test("Finished tasks are left out, and a task ends with its screen")
    func others() throws {
        // Given
        program.type("transfer 1", "edit DepartureCell --set Card.hidden NO")

        // When
        let second = program.type("transfer")
        let gone = program.type("technique code")
        let elsewhere = try Program("grid-cell", arguments: [])
        elsewhere.session.tutorial.readChapters = { try Pages.chapters.get() }

        // Then
        expect(second, contains: "Transfer 2 of 9")
        expect(gone, contains: "\"transfer 2\" brings it back")
        expect(elsewhere.type("transfer 3"), contains: "swift run table-cell --begin \"transfer 3\"")
        expect(program.type("transfer 10"), contains: "there is no transfer 10; there are 1 to 9")
    }

    @Test("After a task, the answers to a chapter's check are for the check")
    func check() throws {
        // Given
        program.type("transfer 1", "tutorial --check 2")

        // When
        let answered = program.type("nonsense")

        // Then
        expect(answered, contains: "type a number from 1 to")
    }

    @Test("A screen to repair takes no answer, and once it is repaired, there is no hint")
    func noQuestion() throws {
        // Given
        program.type("transfer 1")

        // When
        let answered = program.type("answer foo")
        program.type("edit DepartureCell --set Card.hidden NO")
        let hint = program.type("hint")

        // Then
        expect(answered, contains: "transfer 1 asks for an edit, not for an answer; \"hint\" helps")
        expect(hint, contains: "This is done. Enter continues.")
    }

    @Test("In a window without room for the phone, the counts stand above the question")
    func lowWindow() throws {
        // Given
        program.session.isInteractive = true
        program.session.appearance.style = .init(color: .ansi16, ascii: false, attributes: true, isDark: true)
        (program.session.appearance.fixedWidth, program.session.appearance.fixedHeight) = (60, 15)
        program.type("transfer 2")

        // When
        let window = program.window(typing: "scroll 10")

        // Then
        expect(window.split(separator: "\n").first, equals: "15 made +4 · 6 reused · 4 waiting +4")
        expect(window, contains: "Why does made grow?")
    }

    @Test("Every claim beside a big question is one of the handbook's")
    func claims() throws {
        // Given
        let known = Set(try Pages.handbook().claims.map(\.name))

        // Then
        expect(BigQuestion.all.count, equals: 6)
        expect(BigQuestion.all.flatMap(\.claims).allSatisfy(known.contains))
    }
}
