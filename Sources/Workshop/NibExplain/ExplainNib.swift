internal import ArgumentParser
internal import Foundation
internal import Handbook
internal import Inspection
internal import NibChecking
internal import PlainText
internal import REPL

/// `nib explain`: a message from the arguments, a file or standard input, and the folder to look for its cause in.
struct ExplainNib: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "explain", "Explain a message of iOS, and find its cause in a project.",
        discussion: """
            Put the message in quotation marks, name a file with a crash log, or write it to standard input. With \
            --in, the nibs and sources of a folder show which cause it has, and in which file and line. The command \
            fails if it knows no message in the text.
            """)

    @Argument(
        parsing: .allUnrecognized, help: "The message, or a file with it. The default, or -, is standard input.")
    var text: [String] = []

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp("A folder or a nib in which to look for the cause.", valueName: "folder"),
        completion: .directory)
    var folder: String?

    @Option(help: .limit) var limit: NibLimit?

    /// The sentence below the list of messages.
    private static let hint = "Type nib explain, and the message in quotation marks behind it."

    /// The words that are neither options nor the mark that ends them.
    private var words: [String] { text.filter { $0 != "--" } }

    var files: [String] { words.isEmpty ? ["-"] : words }

    func read(in session: Session) throws {
        if let word = words.first(where: { $0.hasPrefix("--") }) {
            throw ValidationError("nib explain has no option \(word); put the message in quotation marks")
        }
        if folder == nil, words.count > 1, let last = words.last, words[0].contains(" ") || [".", ".."].contains(last),
            FileManager.default.fileExists(atPath: last)
        {
            throw ValidationError("nib explain takes one message; --in \(last) looks for its cause there")
        }
        guard let pasted = try pastedText() else { return try session.listMessages(hint: Self.hint) }
        if let folder, !FileManager.default.fileExists(atPath: folder) {
            throw CommandError.unreadable(folder, reason: "no such file or folder")
        }
        let search = folder.map { FolderSearch(at: $0) }
        let explanation = try Explanation(of: pasted)
        session.page(
            explanation.text(in: session.appearance, by: "nib explain") { finding in
                NibWatch.shared.run(.project) { search?.lines(for: finding, in: session.appearance) ?? [] }
            })
        if explanation.findings.isEmpty { throw ExitCode.failure }
    }

    /// The text to explain, or nil if the line has none.
    @MainActor private func pastedText() throws -> String? {
        if files == ["-"] {
            if isatty(STDIN_FILENO) == 1 { return nil }
            let data = try FileHandle.standardInput.read(upToCount: Explanation.longestText) ?? Data()
            let text = String(decoding: data, as: UTF8.self)
            return text.allSatisfy(\.isWhitespace) ? nil : text
        }
        let typed = words.joined(separator: " ")
        return try Explanation.contents(ofFile: typed) ?? typed
    }
}
