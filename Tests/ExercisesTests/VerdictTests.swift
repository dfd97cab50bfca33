import Foundation
import Handbook
import REPL
import Testing

@testable import Exercises

/// How a check's result is said.
struct VerdictTests {
    private let exercise: Exercise
    private let text: VerdictText

    init() throws {
        let session = try ExerciseSession(root: ExerciseFolders.package, progress: .init(at: nil))
        exercise = session.exercises[0]
        text = VerdictText(
            of: exercise, handbook: session.handbook, chapters: session.chapters,
            command: { "swift run exercises \($0)" })
    }

    private func said(_ run: TestRun, isFirst: Bool = false) -> [String] {
        text.blocks(for: Verdict(run), isFirst: isFirst).map(\.string)
    }

    private func test(_ title: String, faults: [String] = [], hasEnded: Bool = true) -> TestResult {
        TestResult(title: title, line: 1, faults: faults, hasBegun: true, hasEnded: hasEnded)
    }

    @Test("The first fault is said alone, with what should be, what is, its claim and chapter; the rest is a count")
    func firstFault() {
        // Given
        let run = TestRun(
            tests: [
                test("T6: Cells are reused", faults: ["after 50 rows:\n− 12 cells\n+ 61 cells", "another"]),
                test("T7: It has a name", faults: ["a third"]), test("T1: Rows show"),
            ], ending: .regular, log: ["a line that was logged"], attachments: "")

        // When
        let blocks = said(run, isFirst: true)

        // Then
        #expect(blocks[0] == "Exercise 1 · Give the cell its name")
        #expect(blocks[1] == "Not solved yet, as it should be.")
        #expect(
            blocks[2] == """
                ✘ T6: Cells are reused
                  after 50 rows:
                  − 12 cells
                  + 61 cells
                  − should be there, + is there
                """)
        #expect(blocks[3] == "1 other test fails, 1 test passes.")
        #expect(
            blocks[4] == """
                T6  However far you scroll, at most one cell more than fits on the screen is ever made; all others are \
                reused.
                Chapter 1, Fifty rows went by: who made the cells?  Tutorials/Handbook.docc/01-WhoMadeTheCells.md
                """)
        #expect(
            blocks[5] == """
                Change  Tutorials/Exercises/01-name-the-cell/Stub/Nibs/PhaseCell.xib
                Check   swift run exercises check 1
                Hint    swift run exercises hint 1
                """)
        #expect(blocks.count == 6)
    }

    @Test("Only the first check of all says that it should be so")
    func later() {
        // Given
        let run = TestRun(tests: [test("T6: …", faults: ["…"])], ending: .regular, log: [], attachments: "")

        // When
        let blocks = said(run)

        // Then
        #expect(blocks[1] == "Not solved yet.")
    }

    @Test("A long comparison is cut, and says how much is missing")
    func long() {
        // Given
        let lines = (1...20).map { "− \($0)" }.joined(separator: "\n")
        let run = TestRun(
            tests: [test("T6: …", faults: ["at once:\n" + lines])], ending: .regular, log: [], attachments: "")

        // When
        let fault = said(run)[2]

        // Then
        #expect(fault.hasSuffix("− 12\n  and 8 more lines\n  − should be there, + is there"))
    }

    @Test("Where the code ended the program, that is the fault, with the words it ended in")
    func crash() {
        // Given
        let run = TestRun(
            tests: [
                test("T6: …"), test("T3: The cell is delivered", hasEnded: false), TestResult(title: "T9", line: 9),
            ],
            ending: .crash(signal: "Trace/breakpoint trap"), log: ["Cell.swift:7: Fatal error: nil"], attachments: "")

        // When
        let blocks = said(run)

        // Then
        #expect(
            blocks[2...3] == [
                "✘ T3: The cell is delivered\n  the program ended here, as an app would on a phone",
                "Its message:\n  Cell.swift:7: Fatal error: nil",
            ])
        #expect(blocks[4] == "1 test was not run, 1 test passes.")
    }

    @Test("Code that calls itself without end, or comes to none, is said to")
    func endless() {
        // Given
        let tests = [test("T3: …", hasEnded: false)]
        let endings: [TestRun.Ending] = [.crash(signal: "Segmentation fault"), .timeout(seconds: 20)]

        // When
        let faults = endings.map { said(TestRun(tests: tests, ending: $0, log: [], attachments: ""))[2] }

        // Then
        #expect(faults[0].hasSuffix("the program ended here, most often because something calls itself without end"))
        #expect(faults[1].hasSuffix("the program did not end within 20 seconds, and was stopped"))
    }

    @Test("Solved is only what was tested")
    func nothingTested() {
        // Given
        let run = TestRun(tests: [], ending: .regular, log: [], attachments: "")

        // When
        let blocks = said(run)

        // Then
        #expect(blocks[1] == "Not solved yet.")
        #expect(blocks[2].contains("nothing was tested"))
    }

    @Test("Once it is solved, the claims are said")
    func solved() {
        // Given
        let run = TestRun(tests: [test("T6: …")], ending: .regular, log: [], attachments: "")

        // When
        let blocks = said(run)

        // Then
        #expect(blocks[1] == "Solved.")
        #expect(blocks[2].hasPrefix("T6  However far you scroll"))
        #expect(blocks[2].contains("\nT7  A cell whose identifier"))
    }
}
