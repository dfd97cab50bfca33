internal import ExampleShell
internal import Foundation
internal import REPL

extension ExerciseSession {
    /// Builds an exercise and runs its tests.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - code: The learner's code, or the solution.
    ///   - isVerbose: Whether to show all that SwiftPM and the tests write.
    /// - Returns: What was found, and what the tests attached.
    /// - Throws: What Foundation throws if there is no `swift`.
    func judge(
        _ exercise: Exercise, _ code: ExerciseCode = .stub, isVerbose: Bool = false
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
        defer { progressLine.end() }
        let refusal = code == .stub && !exercise.isUntouched ? Review(of: exercise).refusal : nil
        let run = try TestRun(in: root)
        if isVerbose { errors(run.log.map { $0 + "\n" }.joined()) }
        return (Verdict(run, refusal: refusal), run.attachments)
    }

    /// Checks the learner's code, says what was found, and remembers whether it is solved.
    func check(_ exercise: Exercise, isVerbose: Bool = false) throws {
        let (verdict, attachments) = try judge(exercise, isVerbose: isVerbose)
        status = remember(verdict, of: exercise) ? EXIT_SUCCESS : EXIT_FAILURE
        try tell(verdict, attachments, of: exercise)
    }

    /// Remembers what a check of the learner's code has found.
    ///
    /// - Returns: Whether it is solved.
    func remember(_ verdict: Verdict, of exercise: Exercise) -> Bool {
        guard case .solved = verdict else {
            progress.add(.exercise(exercise.number, .tried))
            return false
        }
        progress.add(.exercise(exercise.number, .solved))
        return true
    }

    /// Says what a check of the learner's code has found, and beside what is right a solution.
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
        guard case .solved = verdict else { return }
        print("")
        try showSolution(of: exercise)
        print("")
        print(styled: Passage(in: appearance).text(of: exercise.alternatives))
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
