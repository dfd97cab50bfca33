internal import ExampleShell
internal import Foundation
internal import PlainText
extension ExerciseSession {
    /// The code of an exercise, by its number, or in a folder of the learner's own. Without a name, of the next one.
    func playedCode(_ name: String?, ofSolution isSolution: Bool = false) throws -> PlayedCode {
        guard let name, Int(name) == nil else {
            let exercise = try exercise(name.flatMap { Int($0) })
            var played = PlayedCode(exercise, in: isSolution ? exercise.solution : exercise.stub)
            // Before it was tried it would tell too much.
            if !isSolution, isTried(exercise) { played.solution = exercise.solution }
            return played
        }
        let own = folder?.url.appendingPathComponent(name).path
        let folders = [name, own].compactMap(\.self).map { URL(fileURLWithPath: $0) }
        guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            let names = (folder?.url.path).flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
            throw CommandError.nothingToPlay(name, nearest: nearestName(to: name, among: names.sorted()))
        }
        return try PlayedCode(in: folder.standardizedFileURL)
    }

    /// Shows a screen: after some commands, also from a pipe, if there are any or there is no terminal. Otherwise at a
    /// prompt.
    func play(_ code: PlayedCode, typing commands: [String] = []) throws {
        let workplace = try Workplace(root: root, folder: folder ?? ExerciseFolder(url: code.folder))
        let build = PlayBuild(of: [code], in: workplace)
        let progressLine = ProgressLine(self)
        let faults = try workplace.alone {
            progressLine.show("Waiting for a check to end …")
        } _: {
            progressLine.show("Building \(code.name) …")
            return try build.run { progressLine.show("Building \(code.name): \($0)") }
        }
        progressLine.end()
        guard faults.isEmpty else {
            status = EXIT_FAILURE
            return say([VerdictText.text(of: faults)])
        }
        try show(build.program(for: code), typing: commands)
    }

    /// Runs a program that was built: with commands, if there are any or there is no terminal. Otherwise at a prompt.
    func show(_ program: URL, typing commands: [String]) throws {
        let commands = try commands.isEmpty && isRunByWords && !isInteractive ? pipedLines() : commands
        let look = commands.isEmpty ? ["show"] : commands
        let width = ["--width", "\(appearance.size.columns)"]
        let report = try CrashReport(running: program, width + look.flatMap { ["-c", $0] })
        let isLookedAt = !commands.isEmpty || !isInteractive
        if isLookedAt, !report.output.isEmpty { print(report.output.trimmingCharacters(in: .newlines)) }
        guard report.isRegular else { return tell(report) }
        if isLookedAt { return }
        let process = ForegroundProcess(
            command: #"exec "$@""#, arguments: [program.path],
            environment: ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
        _ = process.run()
    }

    /// The program gets each line as an argument, of which a system takes a limited number.
    private static let mostPipedLines = 1_000

    private func pipedLines() throws -> [String] {
        guard isatty(STDIN_FILENO) == 0 else { return [] }
        var (reader, lines) = (LineReader(descriptor: STDIN_FILENO), [String]())
        while let line = try reader.next() {
            guard lines.count < Self.mostPipedLines else {
                throw CommandError("play takes at most \(Self.mostPipedLines) lines from a pipe; send fewer")
            }
            lines.append(line)
        }
        return lines
    }

    /// Says how a program ended that should have gone on.
    private func tell(_ report: CrashReport) {
        status = EXIT_FAILURE
        if report.endedBySignal { say(StyledText("✘ ", .broken) + StyledText("On iOS the app ends here:", .bold)) }
        for line in report.message.split(separator: "\n") { say(StyledText("  \(line)", .broken), indent: 4) }
        if report.endedBySignal { say("It ran in a process of its own, which ended \(report.ending).") }
    }
}
