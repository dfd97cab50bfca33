import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// The tutorial's answers to learners who ask for help, try, go back, guess and give up, line by line.
struct WholeConversationTests {
    private nonisolated static let transfers = [
        "transfer", "hint", "hint", "hint", "hint", "expected", "back", "answer moon", "skip", "",
        "transfer 2", "edit RecipeCells --list", "hint", "transfer 5", "transfer 6", "hint", "", "answer Because.",
        "answer Otherwise.", "transfer 9", "answer In the end.", "", "recap", "transfer 0", "transfer 10", "transfer x",
        "transfer 3", "technique code", "transfer",
    ]
    private nonisolated static let chapter = [
        "hint", "next", "answer 1", "back", "skip", "expected", "recap", "tutorial 0", "tutorial 18",
        "tutorial 5", "tutorial 2", "", "hint", "hint", "hint", "hint", "expected", "stats", "scroll 1", "back", "hint",
        "skip", "", "", "answer 9", "answer zzz", "1", "", "skip", "skip", "", "skip", "", "2", "", "3", "", "skip", "",
        "skip", "", "skip", "", "skip", "", "skip", "", "skip", "", "skip", "", "skip", "", "skip", "",
        "tutorial", "tutorial --check 3", "1", "", "2", "", "3", "", "1", "", "skip",
    ]
    private nonisolated static let mysteries = [
        "mystery 99", "mystery Q", "mystery", "mystery 2 --seed 1", "hint", "hint", "hint", "hint", "answer 9",
        "answer",
        "mystery 2", "1", "reset", "2", "technique code", "mystery",
    ]

    @Test(
        "The tutorial's texts between lines are recorded whole",
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
        try expect(text + "— kept\n" + kept, isRecordedIn: "Conversation-of-\(name).txt")
    }

    @Test("In windows of every size the phone, its notes, the text and the output share the room")
    func windows() throws {
        // Given
        let folder = try TemporaryFolder()
        let sizes = [(60, 20), (80, 24), (99, 30), (100, 24), (119, 40), (120, 24), (140, 40)]

        // When
        let frames = try sizes.flatMap { columns, rows in
            let learner = try Learner(Pages.chapters.get()[0], progressFile: "\(folder.path)/\(columns)")
            learner.program.session.resize(columns: columns, rows: rows)
            return ["tutorial", "stats", "", "tree", "scroll 3"].map { line in
                "▷ \(columns)×\(rows) \(line)\n" + learner.program.lines(typing: line).joined(separator: "\n")
            }
        }

        // Then
        try expect(frames.joined(separator: "\n"), isRecordedIn: "Lesson-windows.txt")
    }

    @Test("The window shows as many paragraphs as fit, with read ones above, and the rest later")
    func turns() {
        // Given
        func lines(_ name: String, _ count: Int) -> [OutputPiece] {
            [.lines((1...count).map { "\(name)\($0)" }.joined(separator: "\n"))]
        }
        var reading = Reading()
        reading.add(lines("old", 2), isPassing: false)
        _ = reading.turn(rows: nil, columns: 80)
        reading.goOn()
        reading.add(lines("a", 2), isPassing: false)
        reading.add(lines("b", 3), isPassing: false)
        reading.add(lines("enter", 1), isPassing: true)

        // When
        let turns = (1...13).map { rows -> String in
            var copy = reading
            var turns: [String] = []
            repeat {
                turns.append(copy.turn(rows: rows, columns: 80, withOld: true).map(\.string).joined(separator: ","))
                copy.goOn()
            } while !copy.isEmpty && turns.count < 9
            return "\(rows): " + turns.joined(separator: " | ")
        }

        // Then
        expect(turns, equals: Self.turns)
        expect([false, true].map { reading.height(columns: 80, withOld: $0) }, equals: [7, 10])
    }

    private nonisolated static let turns = [
        "1: a1 | a2 | b1 | b2 | b3 | enter1", "2: a1 | a2 | b1 | b2 | b3 | enter1",
        "3: a1 | a2 | b1 | b2 | b3,enter1", "4: a1,a2 | b1,b2,b3,enter1", "5: a1,a2 | b1,b2,b3,enter1",
        "6: a1,a2 | b1,b2,b3,enter1", "7: a1,a2,,b1,b2,b3,enter1", "8: a1,a2,,b1,b2,b3,enter1",
        "9: a1,a2,,b1,b2,b3,enter1", "10: old1,old2,,a1,a2,,b1,b2,b3,enter1", "11: old1,old2,,a1,a2,,b1,b2,b3,enter1",
        "12: old1,old2,,a1,a2,,b1,b2,b3,enter1", "13: old1,old2,,a1,a2,,b1,b2,b3,enter1",
    ]
}
