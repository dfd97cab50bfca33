internal import Foundation
internal import TerminalUIKit

/// Another process of a program, in which something is tried that may end it.
package struct TrialProcess {
    private let executable: URL
    /// The arguments with which it makes the same screen.
    private let arguments: [String]

    package init(of session: ExampleSession) {
        (executable, arguments) = (session.executable, session.program.launchArguments)
    }

    /// Returns the words that make the screen with a technique.
    private func words(_ technique: String, _ options: [String]) -> [String] {
        arguments + ["--plain", "--technique", technique] + options
    }

    /// Makes the screen with a technique, and runs some lines.
    func report(with technique: String, _ options: [String], after steps: [String] = []) throws -> CrashReport {
        try CrashReport(running: executable, words(technique, options) + steps.flatMap { ["-c", $0] })
    }

    /// Returns the same report, with an option for a value that is written down for that process.
    package func report(with technique: String, _ option: String, telling value: some Encodable) throws -> CrashReport {
        let file = try Self.file(with: value)
        defer { try? FileManager.default.removeItem(at: file) }
        return try report(with: technique, [option, file.path])
    }

    /// Starts a process that has the screen with changed nibs, and runs the lines that it reads. It writes a byte to
    /// descriptor 3 for each. `file` is what it reads first.
    func start(
        with technique: String, _ edits: [NibEdit], besides base: Experiment?
    ) throws -> (process: RunningProcess, file: URL) {
        let file = try Self.file(with: edits)
        let options = ["--edits", file.path] + (base.map { ["--experiment", $0.name] } ?? [])
        let process = BackgroundProcess(
            app: [executable.path] + words(technique, options + ["--script", "-"]),
            limit: .seconds(CrashReport.seconds))
        do {
            return (try process.start(reading: [[STDERR_FILENO], [NibEditing.answers]]), file)
        } catch {
            try? FileManager.default.removeItem(at: file)
            throw error
        }
    }

    private static func file(with value: some Encodable) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try PictureFile(path: file.path).write(JSONEncoder().encode(value), overwriting: true)
        return file
    }
}
