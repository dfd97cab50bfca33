internal import ArgumentParser
internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import REPL

struct GitSetup: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "git-setup", "Configure Git to use nib in this repository.",
        discussion: """
            The command asks you first. It adds four settings, and a line for each kind of file to .gitattributes. git \
            diff and git log -p then show the changed objects, and git merge merges nibs by objects. Commit \
            .gitattributes, and repeat the command in each clone: Git doesn't copy settings. Without them, it compares \
            lines as usual.
            """)

    @Flag(help: "Only print the settings and lines.")
    var print = false

    @Flag(help: "Write without asking.")
    var yes = false

    var files: [String] { [] }

    func read(in session: Session) throws {
        let attributes = try Git.top().appendingPathComponent(".gitattributes")
        // In whatever encoding they are, the lines that are there stay as they are.
        let isThere = FileManager.default.fileExists(atPath: attributes.path)
        guard let old = isThere ? attributes.contents(atMost: 8 << 20) : Data() else {
            throw CommandError.unreadable(attributes.path, reason: "it isn't a file of at most 8 MB")
        }
        let lines = String(decoding: old, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        let added = ["*.xib", "*.storyboard"].map { "\($0) diff=nib merge=nib" }.filter { !lines.contains($0) }
        let settings = try Self.settings(command: Self.command(in: session)).filter { name, value in
            try Git.output(of: ["config", "--default", "", "--get", name]) != Data("\(value)\n".utf8)
        }
        if settings.isEmpty, added.isEmpty { return session.print("Git uses nib in this repository already.") }
        session.print(
            (settings.map { "git config \($0) \($1.quotedForShell)" } + added.map { "echo '\($0)' >>.gitattributes" })
                .joined(separator: "\n"))
        if print { return }
        guard try yes || confirms(in: session) else { return session.print("Nothing was written.") }
        for (name, value) in settings { _ = try Git.output(of: ["config", name, value]) }
        let text = (old.isEmpty || old.last == UInt8(ascii: "\n") ? "" : "\n") + added.map { $0 + "\n" }.joined()
        if !added.isEmpty { try PictureFile(path: attributes.path).write(old + Data(text.utf8), overwriting: true) }
        session.say("Commit .gitattributes. In other clones, type nib git-setup, too: Git doesn't copy settings.")
    }

    @MainActor private func confirms(in session: Session) throws -> Bool {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
            throw CommandError("can't ask without a terminal whether to write this; use --yes or --print")
        }
        session.output("Write this? [y/N] ")
        return readLine()?.lowercased().hasPrefix("y") == true
    }

    /// The settings, with a command of the shell.
    private static func settings(command: String) -> [(name: String, value: String)] {
        // In the command of a merge driver, Git replaces what a percent sign begins.
        let driver = command.escaping { $0 == "%" ? "%%" : nil }
        return [
            ("diff.nib.command", "\(command) diff"), ("diff.nib.textconv", "\(command) text"),
            ("merge.nib.name", "nibs, object by object"), ("merge.nib.driver", "\(driver) merge %O %A %B %P"),
        ]
    }

    /// Returns the command with which the shell that Git starts runs `nib`: its name if `PATH` has it, otherwise its
    /// path.
    @MainActor private static func command(in session: Session) -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let isFound = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(session.name)") }
        let program = isFound ? session.name : (Bundle.main.executablePath ?? session.name).quotedForShell
        return session.name == "nib" ? program : program + " nib"
    }
}
