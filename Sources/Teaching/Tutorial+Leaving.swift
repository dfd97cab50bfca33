internal import ExampleShell
internal import Foundation

extension Tutorial {
    /// Continues with a line in another program, or in this one with other arguments. Outside an interactive session,
    /// prints how.
    func leave(for program: String, _ arguments: [String], beginning line: String) {
        let file = session.executable.deletingLastPathComponent().appendingPathComponent(program)
        if session.isInteractive, FileManager.default.isExecutableFile(atPath: file.path) {
            session.nextProgram = (file, arguments + ["--begin", line] + appearanceArguments)
            session.end()
        } else {
            let run = SourceFiles.carried == nil ? ["swift", "run"] + packageArguments : []
            let command = run + [program] + arguments + ["--begin", "\"\(line)\""]
            session.print("Type \"quit\", then: \(command.joined(separator: " "))")
        }
    }

    /// The option with which SwiftPM finds the programs, or empty if it looks for them in the current folder.
    private var packageArguments: [String] {
        let package = SourceFiles.built.path
        let isInside = (FileManager.default.currentDirectoryPath + "/").hasPrefix(package + "/")
        return isInside ? [] : ["--package-path", package.quotedForShell]
    }

    /// The options with which another program writes as this one does.
    private var appearanceArguments: [String] {
        let appearance = session.appearance
        return (appearance.style.attributes ? [] : ["--plain"]) + (appearance.style.ascii ? ["--ascii"] : [])
            + (appearance.fixedWidth.map { ["--width", "\($0)"] } ?? [])
    }
}
