import Foundation
import Handbook
import REPL
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The text about a check's result.
struct VerdictTests {
    private let exercise: Exercise
    private let text: VerdictText

    init() throws {
        let session = try ExerciseSession(root: ExerciseFolders.package, progress: .init(at: nil))
        exercise = try Exercise(
            in: session.exercises[0].folder, own: URL(fileURLWithPath: "MyExercises/01-name-the-cell"))
        text = VerdictText(
            exercise: exercise, handbook: session.handbook, chapters: try session.handbook.chapters(),
            command: { "swift run exercises \($0)" })
    }

    private func said(_ run: TestRun, isUntouched: Bool = false, remarks: [String] = []) -> [String] {
        text.blocks(for: Verdict(run), isUntouched: isUntouched, remarks: remarks).map(\.string)
    }

    private func test(_ title: String, faults: [String] = [], hasEnded: Bool = true) -> TestResult {
        TestResult(title: title, line: 1, faults: faults, hasBegun: true, hasEnded: hasEnded)
    }

    @Test(
        """
        The first fault is shown alone, with the expected and actual values, its claim and chapter, and a count of \
        others
        """)
    func firstFault() {
        // Given
        let run = TestRun(
            tests: [
                test("T6: Cells are reused", faults: ["after 50 rows:\n− 12 cells\n+ 61 cells", "another"]),
                test("T7: It has a name", faults: ["a third"]), test("T1: Rows show"),
            ], ending: .regular, log: ["a line that was logged"], attachments: "")

        // When
        let blocks = said(run, isUntouched: true)

        // Then
        expect(blocks[0], equals: "Exercise 1 · Give the cell its name")
        expect(blocks[1], equals: "Not solved yet, as it should be.")
        expect(
            blocks[2],
            equals: """
                ✘ T6: Cells are reused
                  after 50 rows:
                  − 12 cells
                  + 61 cells
                  − should be there, + is there
                """)
        expect(blocks[3], equals: "1 other test fails, 1 test passes.")
        expect(
            blocks[4],
            equals: """
                T6  However far you scroll, the table makes at most one cell more than fits on the screen, and reuses \
                its cells for all other rows. On iOS, it may make a few more early.
                Chapter 1, Fifty rows scroll by: who makes the cells?  Tutorials/Handbook.docc/01-WhoMadeTheCells.md
                """)
        expect(
            blocks[5],
            equals: """
                Change  MyExercises/01-name-the-cell/Stub/Nibs/PhaseCell.xib
                Check   swift run exercises check 1
                Hint    swift run exercises hint 1
                """)
        expect(blocks.count, equals: 6)
    }

    @Test("Only a verdict on unchanged code says that it is expected")
    func later() {
        // Given
        let run = TestRun(tests: [test("T6: …", faults: ["…"])], ending: .regular, log: [], attachments: "")

        // When
        let blocks = said(run)

        // Then
        expect(blocks[1], equals: "Not solved yet.")
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
        expect(fault.hasSuffix("− 12\n  and 8 more lines\n  − should be there, + is there"))
    }

    @Test("If code ends the program, the verdict has its last words")
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
        expect(
            blocks[2...3],
            equals: [
                "✘ T3: The cell is delivered\n  the program ended here, as an app would on a phone",
                "Its message:\n  Cell.swift:7: Fatal error: nil",
            ])
        expect(blocks[4], equals: "1 test was not run, 1 test passes.")
    }

    @Test("Endless recursion, an endless loop and an exit get different verdicts")
    func endings() {
        // Given
        let tests = [test("T3: …", hasEnded: false)]
        let endings: [TestRun.Ending] = [.crash(signal: "Segmentation fault"), .timeout(seconds: 20), .exit(status: 0)]

        // When
        let faults = endings.map { said(TestRun(tests: tests, ending: $0, log: [], attachments: ""))[2] }

        // Then
        expect(faults[0].hasSuffix("the program ended here, most often because something calls itself without end"))
        expect(faults[1].hasSuffix("20 seconds the code still ran, and was stopped: most often a loop without end"))
        expect(faults[2].hasSuffix("the code left the program here, with exit(0); an app never does"))
    }

    @Test("An unwrapped nil gets its most frequent explanation")
    func unwrapped() {
        // Given
        let run = TestRun(
            tests: [test("T4: …", hasEnded: false)], ending: .crash(signal: "Trace/breakpoint trap"),
            log: ["NameTheCell/Cell.swift:7: Fatal error: Unexpectedly found nil while unwrapping an Optional value"],
            attachments: "")

        // When
        let blocks = said(run)

        // Then
        expect(blocks[2], contains: "because the code unwrapped nil: most often an outlet without an object")
        expect(blocks[3], contains: "\n  MyExercises/01-name-the-cell/Stub/Cell.swift:7: Fatal error")
    }

    @Test("Problems in files come before problems from tests, but not before the last words of a program")
    func remarks() {
        // Given
        let run = TestRun(
            tests: [test("T4: …", hasEnded: false)], ending: .crash(signal: "Trace/breakpoint trap"),
            log: ["Cell.xib:3:1: no end"], attachments: "")

        // When
        let blocks = said(run, remarks: ["Cell.xib:2:1: no name", "Cell.xib:3:1: no end"])

        // Then
        expect(blocks[2], equals: "Look here first:\n  Cell.xib:2:1: no name")
        expect(blocks[3].hasPrefix("✘ T4: …"))
    }

    @Test("Code that passes all tests but wouldn't work on a phone isn't solved, with the reason")
    func refused() {
        // Given
        let run = TestRun(tests: [test("T4: …")], ending: .regular, log: [], attachments: "")

        // When
        let blocks = text.blocks(for: Verdict(run, refusal: "Cell.xib:2:1: no module")).map(\.string)

        // Then
        expect(blocks[1], equals: "Not solved yet.")
        expect(blocks[2], equals: "✘ What works here works in Xcode and on a phone\n  Cell.xib:2:1: no module")
        expect(blocks[3], equals: "1 test passes.")
    }

    @Test("The meaning of Xcode's words here comes once, before the compiler's message")
    func unbuilt() {
        // Given
        let faults = [1, 5].map {
            CompilerFault(lines: ["A.swift:\($0):2: error: '@IBOutlet' property cannot have …"])
        }

        // When
        let blocks = text.blocks(for: .unbuilt(faults)).map(\.string)

        // Then
        expect(
            blocks[2],
            equals: "Look here first:\n"
                + "  `@IBOutlet` needs Objective-C; here it is `@Outlet`, imported with TerminalUIKit")
        expect(blocks[3].hasPrefix("✘ It can't be built\n  A.swift:1:2: error:"))
    }

    @Test("Every verdict is recorded, with no, one, two or many problems")
    func whole() throws {
        // Given
        let nilFound = "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
        let endings: [(TestRun.Ending, [String])] = [
            (.regular, []), (.crash(signal: "Trace/breakpoint trap"), [nilFound]),
            (.crash(signal: "Trace/breakpoint trap"), ["other"]), (.crash(signal: "Segmentation fault"), []),
            (.exit(status: 3), []), (.timeout(seconds: 20), []), (.flood, (1...7).map { "line \($0)" }),
            (.memory, []),
        ]
        let suites: [[TestResult]] = [
            [], [test("T3: A", hasEnded: false), TestResult(title: "T9", line: 9)], [test("T3: A")],
        ]
        var verdicts: [(name: String, verdict: Verdict)] = []
        for (ending, log) in endings {
            for tests in suites {
                let run = TestRun(tests: tests, ending: ending, log: log, attachments: "")
                verdicts.append(("\(ending), \(tests.count) tests", Verdict(run)))
            }
        }
        func note(_ name: String, _ text: String = "a", log: [String] = [], counts: (Int, Int, Int) = (0, 0, 0)) {
            let fault = Verdict.Fault(
                title: "No claim", text: text, log: log, others: counts.0, unrun: counts.1, holding: counts.2)
            verdicts.append((name, .faulty(fault)))
        }
        for count in [0, 1, 2] {
            for counts in [(count, 0, 0), (0, count, 0), (0, 0, count), (1, count, 2)] {
                note("\(counts.0) others, \(counts.1) not run, \(counts.2) hold", counts: counts)
            }
        }
        for count in [12, 13, 14, 15] {
            let lines: [String] = (1...count).map { count == 13 ? "+ \($0)" : "line \($0)" }
            note("\(count) lines", lines.joined(separator: "\n"), log: (1...count - 8).map { "log \($0)" })
        }
        for count in [1, 2, 3] {
            let faults = (1...count).map { CompilerFault(lines: ["A.swift:\($0):1: error: a", " 1 | a"]) }
            verdicts.append(("\(count) errors", .unbuilt(faults)))
        }
        let remarks = (0...4).map { count in (1...4).prefix(count).map { "Cell.xib:\($0):1: no name" } }

        // When
        func told(_ verdict: Verdict, _ remarks: [String] = []) -> String {
            text.findings(of: verdict, remarks: remarks).map(\.string).joined(separator: "\n\n")
        }
        let all =
            verdicts.map { "— \($0.name)\n\(told($0.verdict))" }
            + remarks.map { "— \($0.count) remarks\n\(told(verdicts[0].verdict, $0))" }

        // Then
        try expect(all.joined(separator: "\n"), isRecordedIn: "Verdicts.txt")
    }

    @Test("An exercise isn't solved if no test ran")
    func nothingTested() {
        // Given
        let run = TestRun(tests: [], ending: .regular, log: [], attachments: "")

        // When
        let blocks = said(run)

        // Then
        expect(blocks[1], equals: "Not solved yet.")
        expect(blocks[2], contains: "nothing was tested")
    }

    @Test("The claims appear once the exercise is solved")
    func solved() {
        // Given
        let run = TestRun(tests: [test("T6: …")], ending: .regular, log: [], attachments: "")

        // When
        let blocks = said(run)

        // Then
        expect(blocks[1], equals: "Solved.")
        expect(blocks[2].hasPrefix("T6  However far you scroll"))
        expect(blocks[2], contains: "\nT7  If the data source loads")
    }
}
