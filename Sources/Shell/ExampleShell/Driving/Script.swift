internal import Foundation

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
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw CommandError.unreadable(path) }
        defer { close(file) }
        var status = stat()
        // A pipe or a device may never end.
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw CommandError.unreadable(path, reason: "it is no file")
        }
        var reader = LineReader(descriptor: file)
        var lines: [Line] = []
        var number = 0
        while let line = try reader.next() {
            number += 1
            let text = line.trimmingCharacters(in: .whitespaces)
            if !text.isEmpty, !text.hasPrefix("#") { lines.append(Line(text: text, place: "\(path):\(number)")) }
        }
        self.lines = lines
    }
}
