internal import ExampleShell
internal import Foundation
internal import PlainText
internal import Teaching

extension ExerciseSession {
    /// Builds an exercise and runs its tests. Code that passes here but would not work elsewhere is refused.
    func judge(
        _ exercise: Exercise, _ code: KeyPath<Exercise, URL> = \.stub, refusal: String? = nil, isVerbose: Bool = false
    ) throws -> (verdict: Verdict, attachments: String) {
        let workplace = try workplace
        let progressLine = ProgressLine(self)
        return try workplace.alone {
            progressLine.show("Waiting for another check to end …")
        } _: {
            defer { workplace.removeNibs() }
            progressLine.show("Building exercise \(exercise.number) …")
            let faults = try ExerciseBuild(of: [exercise], code, in: workplace).run { step in
                progressLine.show("Building exercise \(exercise.number): \(step)")
            } line: { line in
                if isVerbose { errors(line + "\n") }
            }
            progressLine.end()
            guard faults.isEmpty else { return (.unbuilt(faults), "") }
            progressLine.show("Testing exercise \(exercise.number) …")
            let run = try TestRun(of: exercise, in: workplace)
            progressLine.end()
            if isVerbose { errors(run.log.map { $0 + "\n" }.joined()) }
            return (Verdict(run, refusal: refusal), run.attachments)
        }
    }

    var workplace: Workplace {
        get throws {
            guard let folder else { throw CommandError.noFolder(command: typed("init")) }
            return try Workplace(root: root, folder: folder)
        }
    }

    /// Checks the learner's code, prints the result, and remembers and returns whether it is solved.
    @discardableResult
    func check(_ exercise: Exercise, isVerbose: Bool = false) throws -> Bool {
        let checksum = exercise.checksum
        let review = exercise.isUntouched ? nil : Review(of: exercise)
        let (verdict, attachments) = try judge(exercise, refusal: review?.refusal, isVerbose: isVerbose)
        remember(verdict, of: exercise, as: checksum)
        if !verdict.isSolved { status = EXIT_FAILURE }
        try tell(verdict, attachments, of: exercise)
        return verdict.isSolved
    }

    func verdictText(of exercise: Exercise) throws -> VerdictText {
        VerdictText(exercise: exercise, handbook: handbook, chapters: try handbook.chapters(), command: typed)
    }

    /// Prints the result for the learner's code, and when it is solved, other solutions. Unframed, also the next step.
    func tell(_ verdict: Verdict, _ attachments: String, of exercise: Exercise, isFramed: Bool = false) throws {
        let isUntouched = exercise.isUntouched
        let remarks = isUntouched ? [] : Review(of: exercise).remarks
        let text = try verdictText(of: exercise)
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

    /// Checks all exercises that were begun, and prints the result of each in a line.
    func checkAll() throws {
        let begun = begun
        for exercise in begun {
            let checksum = exercise.checksum
            let verdict = try judge(exercise, refusal: Review(of: exercise).refusal).verdict
            remember(verdict, of: exercise, as: checksum)
            let title = StyledText("\(exercise.number)".padded(to: 2, at: .leading) + "  \(exercise.title): ")
            if !verdict.isSolved { status = EXIT_FAILURE }
            switch verdict {
            case .solved: say(title + StyledText("solved", .reused), indent: 4)
            case .faulty(let fault): say(title + StyledText("✘ \(fault.title)", .broken), indent: 4)
            case .unbuilt: say(title + StyledText("✘ It can't be built", .broken), indent: 4)
            }
        }
        let solved = exercises.count { isSolved($0) }
        say("\(solved) of \(exercises.count) solved, \(exercises.count - begun.count) not begun.")
    }

    /// Remembers the result for code with that checksum.
    func remember(_ verdict: Verdict, of exercise: Exercise, as checksum: UInt32) {
        progress.add(
            verdict.isSolved
                ? .exercise(exercise.number, .solved, checksum: checksum) : .exercise(exercise.number, .tried))
    }

    private func whatNext(after exercise: Exercise) -> StyledText {
        guard let next else { return "That was the last one: all \(exercises.count) exercises are solved." }
        return StyledText("Next: exercise \(next.number), \(next.title). ") + StyledText(typed("next"), .name)
            + " shows what to do."
    }

    /// Shows where a solution differs from the learner's code.
    func showSolution(of exercise: Exercise) throws {
        for file in exercise.files {
            let own = try SourceFile(exercise.stub.appendingPathComponent(file), in: folder?.url ?? catalog.folder)
            let solution = try SourceFile(exercise.solution.appendingPathComponent(file), in: catalog.folder)
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
            // Lines of a comparison stay as they are. Only sentences are broken.
            for line in block.lines { say(line, indent: line.string.prefix { $0 == " " }.count + 2) }
        }
    }
}
