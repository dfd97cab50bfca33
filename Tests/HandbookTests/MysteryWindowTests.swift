import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// In a window of 80×24 in colors, where the phone is folded, a fault is seen as well.
struct MysteryWindowTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The chapters of mysteries, each with a seed; the first are of all four programs.
    nonisolated static let mysteries: [(chapter: Int, seed: Int)] = {
        let few = [(1, 1), (6, 2), (8, 3), (10, 4)]
        let others = [
            (1, 5), (1, 6), (2, 7), (3, 8), (4, 9), (5, 10), (6, 11), (7, 12), (8, 13), (9, 14), (9, 15), (10, 16),
            (11, 17), (12, 18), (13, 19), (14, 20),
        ]
        return WalkTests.isAll ? few + others : few
    }()

    /// Somebody who has done all chapters up to one, in a window in which that one was begun.
    private func program(behind number: Int) throws -> Program {
        let chapter = try Pages.chapters.get()[number - 1]
        let lines = (1...number).map { "done \($0)\n" }.joined()
        try lines.write(toFile: folder.path + "/progress", atomically: true, encoding: .utf8)
        let program = try Learner(chapter, progressFile: folder.path + "/progress").program
        program.session.tutorial.tutor = nil
        program.session.appearance.style = .colored
        program.session.resize(columns: 80, rows: 24)
        return program
    }

    @Test(
        "A learner who looks at everything sees the fault, because a window differs from the correct one",
        arguments: mysteries)
    func seen(chapter: Int, seed: Int) throws {
        // Given
        let (broken, whole) = (try program(behind: chapter), try program(behind: chapter))
        broken.type("mystery \(chapter) --seed \(seed)")
        let mystery = try #require(broken.session.tutorial.mystery)
        let technique = try whole.session.program.technique(named: broken.session.technique.name)
        let nothing = Fault(
            Experiment(
                name: Fault.experimentName, techniques: [technique.name], claims: [], broken: "", look: "", edits: []),
            from: 1)
        whole.session.use(technique)
        whole.session.tutorial.mystery = Mystery(
            mystery.topic, faults: [nothing], fault: nothing, choices: mystery.choices, where: "")
        try whole.session.begin(nothing.experiment)

        // When
        let lines = ["mystery \(chapter)"] + broken.session.program.tour + ["stats"]
        let windows = [broken, whole].map { program in lines.map { program.window(typing: $0) } }

        // Then
        expect(windows[0] != windows[1], "\(mystery.fault.name): \(mystery.fault.experiment.broken)")
        expect((windows[0] + windows[1]).allSatisfy { broken.session.height(of: $0) < 24 })
    }

    @Test("A screen to be repaired looks otherwise when it is, and each of its rows has its text", arguments: 1...3)
    func transfers(number: Int) throws {
        // Given
        let program = try program(behind: Pages.numbers.upperBound)
        let transfer = program.session.tutorial.transfers[number - 1]
        program.type("transfer \(number)")
        let before = program.window(typing: "show")

        // When
        let edit = transfer.mending[0]
        let told = program.type("edit \(edit.nib) --find '\(edit.find)' --replace '\(edit.replacement)'")
        let after = program.window(typing: "show")

        // Then
        expect(program.session.tutorial.task?.isDone, equals: true, "\(told)")
        let phones = [before, after].map { window in
            window.split(separator: "\n").filter { $0.hasPrefix("│") }.map { $0.prefix(42) }
        }
        expect(number == 2 || phones[0] != phones[1])
        let lowest = try #require(program.session.shown.rendering.foldings.last).lines.dropLast()
            .map(\.withoutEscapeSequences)
        expect(lowest.allSatisfy { $0.contains(/[A-Za-z]{2}/) }, "\(lowest.joined(separator: "\n"))")
    }
}
