package import Foundation

/// The learner's editor: the one in `VISUAL` or `EDITOR`, or another if they are unset.
package struct Editor {
    private let command: String

    /// Finds the editor, a command of the shell which may have arguments, or nil if neither variable says one.
    ///
    /// - Parameter fallback: The program to look for in `PATH` if neither does.
    package init?(
        environment: [String: String] = ProcessInfo.processInfo.environment, or fallback: String? = nil
    ) {
        let commands = ["VISUAL", "EDITOR"].compactMap { environment[$0]?.trimmingCharacters(in: .whitespaces) }
        let installed = fallback.flatMap { environment.hasProgram($0) ? $0 : nil }
        guard let command = commands.first(where: { !$0.isEmpty }) ?? installed else { return nil }
        self.command = command
    }

    /// Opens files in it and waits until they are closed. Reports a failure.
    package func edit(_ files: [URL]) -> String? {
        switch ForegroundProcess(command: "\(command) \"$@\"", arguments: files.map(\.path)).run() {
        case 0?: nil
        case let status? where ForegroundProcess.notFound.contains(status): "there is no editor \"\(command)\""
        case let status?: "the editor ended with status \(status)"
        case nil: "the editor can't be started"
        }
    }
}
