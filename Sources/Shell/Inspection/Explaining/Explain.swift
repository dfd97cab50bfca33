package import ArgumentParser
internal import Foundation
internal import Handbook
internal import PlainText
package import REPL

/// `explain`, which tells the causes of a message of iOS, at every prompt.
package struct Explain: SessionCommand {
    package static let configuration = CommandConfiguration(
        abstract: "Explain a message of iOS.",
        discussion: """
            Paste the message behind the command, as the console or a crash log has it, or type the name of a file. \
            Without a text, the output of the command before is explained; if it contains no message, the messages \
            are listed.
            """)
    package static let purpose = CommandPurpose.look
    package static let takesText = true

    @Argument(help: "The message, a whole crash log, or the name of a file with one.")
    var text: [String] = []

    package init() {}

    package func run(in session: Session) throws {
        let typed = text.joined(separator: " ")
        let text = try Explanation.contents(ofFile: typed) ?? typed
        let explanation = try Explanation(of: text.isEmpty ? session.saidBefore : text)
        guard !text.isEmpty || !explanation.findings.isEmpty else { return try session.listMessages() }
        session.page(explanation.text(in: session.appearance))
    }

    package func effect(in session: Session) -> CommandEffect { .shows(["explain"]) }
}

extension Explanation {
    /// Looks for the messages of the handbook in a text.
    package init(of text: String) throws { self.init(of: text, among: try Handbook.installed.messages()) }

    /// The contents of a file, or nil if a text isn't the name of one.
    ///
    /// - Throws: `CommandError` if the file can't be read, or if it is missing, but the text can only be a name.
    package static func contents(ofFile text: String) throws -> String? {
        var isFolder: ObjCBool = false
        guard !text.isEmpty, text.utf8.count < 1_000, !text.contains("\n") else { return nil }
        guard FileManager.default.fileExists(atPath: text, isDirectory: &isFolder) else {
            if isName(text) { throw CommandError.unreadable(text, reason: "no such file") }
            return nil
        }
        if isFolder.boolValue { return nil }
        do throws(UnreadableFile) {
            return String(decoding: try Data(ofFile: text, atMost: longestText), as: UTF8.self)
        } catch {
            throw CommandError.unreadable(text, reason: "\(error)")
        }
    }

    /// Returns a Boolean value that indicates whether a text is one word with a folder or the extension of a log.
    private static func isName(_ text: String) -> Bool {
        let hasExtension = ["crash", "ips", "log", "txt"].contains { text.hasSuffix(".\($0)") }
        return !text.contains(" ") && (text.contains("/") || hasExtension)
    }
}

extension Session {
    /// Lists the titles of all messages below their headings.
    ///
    /// - Parameter hint: The sentence that says how to ask for one.
    package func listMessages(hint: String = "Type explain, and paste the message behind it.") throws {
        var lines: [StyledText] = []
        var heading = ""
        for message in try Handbook.installed.messages() {
            if message.heading != heading { lines.append(StyledText(message.heading, .bold)) }
            heading = message.heading
            lines.append(StyledText("  \(message.title)").wrapped(to: appearance.proseColumns, indent: 4))
        }
        lines.append(StyledText("\(hint) A title of this list does, too.", .dim).wrapped(to: appearance.proseColumns))
        page(lines.joined(by: "\n"))
    }
}
