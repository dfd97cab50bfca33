internal import Foundation
internal import PlainText

/// A script that is read as a whole: its commands, and where each stands.
package struct Script {
    package struct Line {
        package let text: String
        /// The place of the line, such as `steps.txt:3`.
        package let place: String
    }

    /// Its commands, without blank lines and comments.
    package let lines: [Line]

    /// Creates a script of commands that were typed.
    package init(_ commands: [String]) {
        lines = commands.enumerated().map { Line(text: $1, place: "line \($0 + 1)") }
    }

    package init(_ path: String) throws {
        let data: Data
        do { data = try Data(ofFile: path, atMost: 8 << 20) } catch {
            throw CommandError.unreadable(path, reason: "\(error)")
        }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let blanks = CharacterSet.whitespacesAndNewlines.union(["\u{FEFF}"])
        self.lines = lines.enumerated().compactMap { index, line in
            let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: blanks)
            return text.isEmpty || text.hasPrefix("#") ? nil : Line(text: text, place: "\(path):\(index + 1)")
        }
    }
}
