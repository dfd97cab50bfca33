package import Foundation

/// The learner's editor: what `VISUAL` or `EDITOR` says.
package struct Editor {
    private let command: String

    /// Finds the editor, a command of the shell which may have arguments; nil if neither variable says one.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let commands = ["VISUAL", "EDITOR"].compactMap { environment[$0]?.trimmingCharacters(in: .whitespaces) }
        guard let command = commands.first(where: { !$0.isEmpty }) else { return nil }
        self.command = command
    }

    /// Opens files in it and waits until they are closed; says why nothing came of it, if so.
    package func edit(_ files: [URL]) -> String? {
        switch ForegroundProcess(command: "\(command) \"$@\"", arguments: files.map(\.path)).run() {
        case 0?: nil
        case let status? where ForegroundProcess.notFound.contains(status): "there is no editor \"\(command)\""
        case let status?: "the editor ended with status \(status)"
        case nil: "the editor can't be started"
        }
    }
}
