import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook

/// What the tutorial answers to whoever asks for help, tries, goes back, guesses and gives up, from line to line.
struct WholeConversationTests {
    private nonisolated static let transfers = [
        "transfer", "hint", "hint", "hint", "hint", "expected", "back", "answer moon", "skip", "", "stats",
        "transfer 2", "edit RecipeCells --list", "hint", "transfer 5", "transfer 6", "hint", "", "answer Because.",
        "answer Otherwise.", "transfer 9", "answer In the end.", "", "recap", "transfer 0", "transfer 10", "transfer x",
        "transfer 3", "technique code", "transfer",
    ]
    private nonisolated static let chapter = [
        "hint", "next", "answer 1", "back", "skip", "expected", "recap", "tutorial --list", "tutorial 0", "tutorial 18",
        "tutorial 5", "tutorial 2", "", "hint", "hint", "hint", "hint", "expected", "stats", "scroll 1", "back", "hint",
        "skip", "", "", "answer 9", "answer zzz", "1", "", "skip", "skip", "", "skip", "", "2", "", "3", "", "skip", "",
        "skip", "", "skip", "", "skip", "", "skip", "", "skip", "", "skip", "", "skip", "", "skip", "",
        "tutorial --list",
        "tutorial", "tutorial --check 3", "1", "", "2", "", "3", "", "1", "", "skip",
    ]
    private nonisolated static let mysteries = [
        "mystery 99", "mystery Q", "mystery", "mystery 2 --seed 1", "hint", "hint", "hint", "hint", "answer 9",
        "answer",
        "mystery 2", "1", "reset", "2", "technique code", "mystery",
    ]

    @Test(
        "What the tutorial says from line to line is told whole",
        arguments: [
            ("transfers", "table-cell", transfers), ("chapter", "table-cell", chapter),
            ("mysteries", "table-cell", mysteries),
        ])
    func whole(name: String, program: String, lines: [String]) throws {
        // Given
        let folder = try TemporaryFolder()
        let program = try Program(program, arguments: [])
        let file = folder.path + "/progress"
        _ = FileManager.default.createFile(atPath: file, contents: nil)
        program.session.tutorial.readProgress = { LearnerProgress(at: file) }
        program.session.tutorial.readChapters = { try Pages.chapters.get() }
        program.session.tutorial.today = { "2011-10-29" }

        // When
        let text = lines.map { "> \($0)\n" + program.type($0) }.joined()
        let kept = try String(contentsOfFile: file, encoding: .utf8)

        // Then
        #expect(try Difference(of: text + "— kept\n" + kept, fromRecorded: "Conversation-of-\(name).txt") == nil)
    }
}
