package import Foundation
internal import PlainText

/// A Swift file as a learner reads it.
package struct SourceFile {
    package let path: String
    /// The contents of the file, without the line breaks at its end.
    let code: String

    package init(_ url: URL, in package: URL) throws {
        let folder = package.standardizedFileURL.path + "/"
        let path = url.standardizedFileURL.path
        self.path = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        code = try String(contentsOf: url, encoding: .utf8).trimmingCharacters(in: .newlines)
    }

    var lines: [String] { code.components(separatedBy: "\n") }

    /// The path, then the lines with their numbers. Those that are too long are broken at blanks.
    func text(columns: Int?) -> StyledText {
        let lines = SwiftHighlighter.lines(of: code)
        let width = "\(lines.count)".count
        let numbered = lines.enumerated().map { index, line in
            Self.line(line, number: "\(index + 1)".padded(to: width, at: .leading), columns: columns)
        }
        return ([StyledText(path, .bold).wrapped(to: columns, indent: 2)] + numbered).joined(by: "\n")
    }

    /// The lines of the function that returns a cell, or nil if there isn't one.
    var answer: Range<Int>? {
        let lines = lines
        guard let start = lines.firstIndex(where: { $0.contains("func ") && $0.contains("cellFor") }) else {
            return nil
        }
        var depth = 0
        let end = lines[start...].firstIndex { line in
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            return depth == 0 && line.contains("}")
        }
        return start..<(end.map { $0 + 1 } ?? lines.count)
    }

    /// Some of the lines with their numbers, no further from the edge than they need be.
    func text(of range: Range<Int>, columns: Int) -> [StyledText] {
        let lines = SwiftHighlighter.lines(of: code)[range]
        let margin = lines.first?.string.prefix { $0 == " " }.count ?? 0
        let width = "\(range.upperBound)".count
        return zip(range, lines).flatMap { index, line in
            Self.line(
                StyledText(glyphs: line.glyphs.dropFirst(margin)),
                number: "\(index + 1)".padded(to: width, at: .leading), columns: columns
            ).lines
        }
    }

    /// Returns a line of code after its number. The rest of a long line continues below, further in.
    static func line(_ code: StyledText, number: String, columns: Int?) -> StyledText {
        let indentation = code.string.prefix { $0 == " " }.count
        guard indentation < code.string.count else { return StyledText(number, .dim) }
        return (StyledText(number + "  ", .dim) + code)
            .wrapped(to: columns, indent: number.count + 2 + indentation + 4)
    }
}
