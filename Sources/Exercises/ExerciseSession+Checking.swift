internal import ExampleShell
internal import Foundation
internal import REPL

extension ExerciseSession {
    /// Builds an exercise and runs its tests.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - code: The learner's code, or the solution.
    ///   - refusal: What would not work elsewhere, though the tests pass; nil if there is nothing.
    ///   - isVerbose: Whether to show all that SwiftPM and the tests write.
    /// - Returns: What was found, and what the tests attached.
    /// - Throws: What Foundation throws if there is no `swift`.
    func judge(
        _ exercise: Exercise, _ code: ExerciseCode = .stub, refusal: String? = nil, isVerbose: Bool = false
    ) throws -> (verdict: Verdict, attachments: String) {
        guard root.lastPathComponent.lowercased() != "exercises" else { throw ExerciseError.badFolder(root.path) }
        let build = ExerciseBuild(of: exercise, code, in: root)
        defer { build.removeNibs() }
        let progressLine = ProgressLine(self)
        progressLine.show("Building exercise \(exercise.number) …")
        let faults = try build.run { step in
            progressLine.show("Building exercise \(exercise.number): \(step)")
        } line: { line in
            if isVerbose { errors(line + "\n") }
        }
        progressLine.end()
        guard faults.isEmpty else { return (.unbuilt(faults), "") }
        progressLine.show("Testing exercise \(exercise.number) …")
        let run = try TestRun(in: root)
        progressLine.end()
        if isVerbose { errors(run.log.map { $0 + "\n" }.joined()) }
        return (Verdict(run, refusal: refusal), run.attachments)
    }

    /// Checks the learner's code, says what was found, and remembers whether it is solved.
    ///
    /// - Returns: Whether it is.
    @discardableResult
    func check(_ exercise: Exercise, isVerbose: Bool = false) throws -> Bool {
        let review = exercise.isUntouched ? nil : Review(of: exercise)
        let (verdict, attachments) = try judge(exercise, refusal: review?.refusal, isVerbose: isVerbose)
        remember(verdict, of: exercise)
        if !verdict.isSolved { status = EXIT_FAILURE }
        try tell(verdict, attachments, of: exercise)
        return verdict.isSolved
    }

    /// Takes note of what was found.
    func remember(_ verdict: Verdict, of exercise: Exercise) {
        progress.add(.exercise(exercise.number, verdict.isSolved ? .solved : .tried))
    }

    /// Says what was found in the learner's code, and when it is solved, how else it can be.
    ///
    /// - Parameters:
    ///   - verdict: What was found.
    ///   - attachments: What the tests attached.
    ///   - exercise: The exercise.
    ///   - isFramed: Whether what stands around says which exercise it is, and what to do next.
    func tell(_ verdict: Verdict, _ attachments: String, of exercise: Exercise, isFramed: Bool = false) throws {
        let isUntouched = exercise.isUntouched
        let remarks = isUntouched ? [] : Review(of: exercise).remarks
        let text = VerdictText(of: exercise, handbook: handbook, chapters: try handbook.chapters(), command: typed)
        say(
            isFramed
                ? text.findings(of: verdict, remarks: remarks)
                : text.blocks(for: verdict, isUntouched: isUntouched, remarks: remarks))
        if !attachments.isEmpty { print("\n" + attachments) }
        guard verdict.isSolved else { return }
        print("")
        try showSolution(of: exercise)
        let passage = Passage(in: appearance)
        print("")
        print(styled: passage.text(of: exercise.alternatives))
        if isFramed { return }
        print("")
        say(whatNext(after: exercise))
    }

    private func whatNext(after exercise: Exercise) -> StyledText {
        guard let next else { return "That was the last one: all \(exercises.count) exercises are solved." }
        return StyledText("Next: exercise \(next.number), \(next.title). ") + StyledText(typed("next"), .name)
            + " shows what to do."
    }

    /// Shows where a solution differs from the learner's code.
    func showSolution(of exercise: Exercise) throws {
        for file in exercise.files {
            let own = try SourceFile(exercise.stub.appendingPathComponent(file), in: root)
            let solution = try SourceFile(exercise.solution.appendingPathComponent(file), in: root)
            let difference = SourceDifference(of: solution, from: own)
            if difference.isEmpty {
                say("\(solution.path) is identical to yours.")
            } else {
                print(difference.text(columns: appearance.proseColumns, new: .reused))
            }
        }
    }

    /// Says texts with an empty line between each two.
    func say(_ blocks: [StyledText]) {
        for (index, block) in blocks.enumerated() {
            if index > 0 { print("") }
            // Lines of a comparison stay as they are; only sentences are broken.
            for line in block.lines { say(line, indent: line.string.prefix { $0 == " " }.count + 2) }
        }
    }
}
