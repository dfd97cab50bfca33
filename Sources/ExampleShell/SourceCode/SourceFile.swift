package import Foundation
internal import PlainText

/// A Swift file as a learner reads it.
package struct SourceFile {
    /// Where it is in the package.
    package let path: String
    /// What it says, without the line breaks at its end.
    let code: String

    /// Reads a file.
    ///
    /// - Throws: What Foundation throws if it can't be read.
    package init(_ url: URL, in package: URL) throws {
        let folder = package.standardizedFileURL.path + "/"
        let path = url.standardizedFileURL.path
        self.path = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        code = try String(contentsOf: url, encoding: .utf8).trimmingCharacters(in: .newlines)
    }

    /// The lines of the code.
    var lines: [String] { code.components(separatedBy: "\n") }

    /// The path, then the lines with their numbers.
    ///
    /// - Parameter columns: How long lines may be, longer ones are broken at blanks; nil for any length.
    func text(columns: Int?) -> StyledText {
        let lines = SwiftHighlighter.lines(of: code)
        let width = "\(lines.count)".count
        let numbered = lines.enumerated().map { index, line in
            Self.line(line, number: "\(index + 1)".padded(to: width, at: .leading), columns: columns)
        }
        return ([StyledText(path, .bold)] + numbered).joined(by: "\n")
    }

    /// A line of code behind its number; what doesn't fit goes on below, further in.
    static func line(_ code: StyledText, number: String, columns: Int?) -> StyledText {
        let indentation = code.string.prefix { $0 == " " }.count
        guard indentation < code.string.count else { return StyledText(number, .dim) }
        return (StyledText(number + "  ", .dim) + code)
            .wrapped(to: columns, indent: number.count + 2 + indentation)
    }
}
