package import ArgumentParser
internal import Foundation
internal import Inspection
internal import PlainText
package import REPL

/// `nib`, which opens any nib or storyboard: a family of commands, those of the program and of every prompt.
package struct Nib: SessionCommand {
    static let abstract = "Open any iOS xib or storyboard."

    package static let configuration = CommandConfiguration(
        abstract: abstract,
        discussion: """
            nib Menu.xib is short for nib show Menu.xib. In place of a file, - is standard input. You can also write a \
            subcommand as an option: nib --lint Menu.xib.
            """,
        // One by one, because a cast of the array searches the program for each command.
        version: Release.version, subcommands: members.map { $0 }, defaultSubcommand: Show.self)
    package static let purpose = CommandPurpose.look

    static let members: [any SessionCommand.Type] =
        [
            Show.self, Tree.self, Facts.self, Report.self, Diff.self, Picture.self,
        ] + LinkedParts.nibParts.flatMap { $0.commands }
    /// The members that are also options.
    private static let options = ["lint", "diff", "text", "json"]
    /// The options that ArgumentParser handles itself.
    private static let questions = [
        "--help", "-h", "--version", "--generate-completion-script", "---completion", "--experimental-dump-help",
    ]

    package init() {}

    package static func member(for words: [String]) throws -> (command: any SessionCommand.Type, words: [String]) {
        guard let first = words.first else { return (Nib.self, ["--help"]) }
        // As in nib --help merge.
        let asksForMember = ["--help", "-h"].contains(first) && members.contains { $0.commandName == words.last }
        if first == "help" || asksForMember { return try member(for: words.dropFirst() + ["--help"]) }
        if questions.contains(first) { return (Nib.self, words) }
        if let member = members.first(where: { $0.commandName == first }) {
            return (member, Array(words.dropFirst()))
        }
        for option in options {
            guard let index = words.firstIndex(of: "--\(option)"),
                let member = members.first(where: { $0.commandName == option })
            else { continue }
            return (member, Array(words[..<index] + words[(index + 1)...]))
        }
        let nearest = nearestName(to: first, among: members.map { $0.commandName })
        let isWord = words.count == 1 && first.allSatisfy(\.isLetter)
        if nearest != nil || isWord, !FileManager.default.fileExists(atPath: first) {
            let way = nearest.map { "did you mean \"\($0)\"?" } ?? "\"nib --help\" lists the commands"
            throw CommandError("there is no file and no command \"\(first)\"; \(way)")
        }
        return (Show.self, words)
    }

    /// Runs the words that follow the program's name, and ends the process with status 1 if that failed.
    @MainActor package static func main(_ words: [String], in session: Session) -> Never {
        do {
            if let (command, rest) = try? member(for: words), command is Nib.Type {
                var answer = try parseAsRoot(rest)
                try answer.run()
            } else {
                NibWatch.shared.endProgramInTime()
                try Shell(session).run(words: ["nib"] + words)
            }
            Foundation.exit(EXIT_SUCCESS)
        } catch {
            exit(with: words, error)
        }
    }

    package func run(in session: Session) throws { throw CleanExit.helpRequest(self) }

    package func effect(in session: Session) -> CommandEffect { .nothing }
}
