/// A piece of code that isn't carried: the file keeps it, for Xcode only, and a stub replaces it here.
struct Cut: Equatable {
    /// The code in place of the cut.
    enum Stub: Equatable {
        /// A line in the log.
        case statement
        /// A line in the log, and an answer of the type that is wanted.
        case answer
        /// No code, so the code that needs it is cut as well.
        case nothing
        /// A class of the same name, which shows on the phone that it isn't one.
        case type(String)
        /// A comment: a protocol that is unknown here.
        case comment
    }

    /// The comment after the condition around the cut.
    static let mark = "// not carried: "

    /// The range of the cut in the file that was brought.
    let range: Range<Int>
    let stub: Stub
    let line: Int
    /// The reason, in the words of the compiler or in those of this program.
    let why: String

    func contains(_ other: Range<Int>) -> Bool {
        range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
    }

    /// Returns the changes in the file.
    func edits(in file: SourceFile) -> [Edit] {
        func insert(_ text: String, at place: Int) -> Edit {
            Edit(range: place..<place, text: text, about: range.lowerBound)
        }
        if stub == .comment {
            return [insert("/* not carried: ", at: range.lowerBound), insert(" */", at: range.upperBound)]
        }
        let indent = file.indent(of: range.lowerBound)
        let before = file.text.utf8.prefix(range.lowerBound).reversed().prefix { $0 != UInt8(ascii: "\n") }
        let isInline = !before.allSatisfy { $0 == 32 || $0 == 9 }
        let rest = file.restOfLine(after: range.upperBound).trimmingPrefix { $0 == " " }
        let said = "\(file.path):\(line): \(why)".literal
        let replacement: String? =
            switch stub {
            case .statement: "notCarried(\(said))"
            case .answer: "return notCarriedValue(\(said))"
            case .type(let declaration): declaration
            case .nothing, .comment: nil
            }
        let otherwise = replacement.map { "\(indent)#else\n\(indent)\($0)\n" } ?? ""
        return [
            insert(
                "\(isInline ? "\n\(indent)" : "")#if canImport(UIKit)  \(Self.mark)\(why.inOneLine)\n\(indent)",
                at: range.lowerBound),
            insert("\n\(otherwise)\(indent)#endif\(rest.isEmpty ? "" : "\n\(indent)")", at: range.upperBound),
        ]
    }
}

extension String {
    /// The text as a literal of Swift. Control characters and line breaks are written as spaces.
    var literal: String {
        "\"" + replacingScalars { ["\\", "\""].contains($0) ? "\\\($0)" : $0.isControl ? " " : nil } + "\""
    }

    /// The text as one word of a shell.
    var quoted: String { "'" + replacingScalars { $0 == "'" ? #"'\''"# : nil } + "'" }

    /// The text in one line, for a terminal or a list.
    var inOneLine: String { replacingScalars { $0.isControl ? " " : nil } }

    /// Returns the text with some scalars written otherwise. Compilers and shells read scalars: a quotation mark with
    /// an accent on it is another character only to Swift.
    private func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let new = replacement(scalar) { text += new } else { text.unicodeScalars.append(scalar) }
        }
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the scalar is a control character, a line break, or turns the direction
    /// of text.
    fileprivate var isControl: Bool {
        [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
}
