internal import Foundation

/// Another process of a program, in which something is tried that may end it.
package struct TrialProcess {
    private let executable: URL
    /// The arguments with which it makes the same screen.
    private let arguments: [String]

    package init(of session: ExampleSession) {
        (executable, arguments) = (session.executable, session.program.launchArguments)
    }

    /// Makes the screen with a technique, and runs some lines.
    func report(with technique: String, _ options: [String], after steps: [String] = []) throws -> CrashReport {
        let words = ["--plain", "--technique", technique] + options + steps.flatMap { ["-c", $0] }
        return try CrashReport(running: executable, arguments + words)
    }

    /// Returns the same report, with an option for a value that is written down for that process.
    package func report(
        with technique: String, _ option: String, telling value: some Encodable, _ options: [String] = [],
        after steps: [String] = []
    ) throws -> CrashReport {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try PictureFile(path: file.path).write(JSONEncoder().encode(value), overwriting: true)
        return try report(with: technique, [option, file.path] + options, after: steps)
    }
}
