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
    package static func contents(ofFile text: String) throws -> String? {
        var isFolder: ObjCBool = false
        guard !text.isEmpty, text.utf8.count < 1_000, !text.contains("\n"),
            FileManager.default.fileExists(atPath: text, isDirectory: &isFolder), !isFolder.boolValue
        else { return nil }
        do throws(UnreadableFile) {
            return String(decoding: try Data(ofFile: text, atMost: longestText), as: UTF8.self)
        } catch {
            throw CommandError.unreadable(text, reason: "\(error)")
        }
    }
}

extension Session {
    /// Lists the titles of all messages below their headings.
    package func listMessages() throws {
        var lines: [StyledText] = []
        var heading = ""
        for message in try Handbook.installed.messages() {
            if message.heading != heading { lines.append(StyledText(message.heading, .bold)) }
            heading = message.heading
            lines.append(StyledText("  \(message.title)").wrapped(to: appearance.proseColumns, indent: 4))
        }
        let hint = "Type explain, and paste the message behind it. A title of this list does, too."
        lines.append(StyledText(hint, .dim).wrapped(to: appearance.proseColumns))
        page(lines.joined(by: "\n"))
    }
}
