import Foundation

/// A text from a console, a crash log or a mail, without what these add to it.
struct PastedText {
    /// The number of bytes that are read at most.
    static let longest = 4 << 20

    /// The text, without prefixes of lines and escape codes.
    let text: String
    /// The text's UTF-8.
    let utf8: [UInt8]
    let letters: Letters
    /// The letters of the stack: of the exception, else of the thread that crashed, else of all.
    let stack: Letters
    /// A Boolean value that indicates whether the text has a stack with names of methods.
    let hasStack: Bool

    init(_ pasted: String) {
        let pasted = String(decoding: pasted.utf8.prefix(Self.longest), as: UTF8.self)
        text = Self.cleaned(CrashReportFile(pasted)?.text ?? pasted)
        utf8 = Array(text.utf8)
        letters = Letters(text)
        let stack = Self.stack(in: text)
        self.stack = Letters(stack ?? text)
        hasStack = stack != nil
    }

    // MARK: What consoles, mails and web pages add

    private static let escapes: [(String, String)] = [
        (#"\""#, "\""), (#"\'"#, "'"), (#"\n"#, "\n"), (#"\t"#, " "), (#"\/"#, "/"), ("&lt;", "<"), ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"), ("&amp;", "&"),
    ]

    private static func cleaned(_ text: String) -> String {
        var text = text
        for (escape, character) in escapes where text.contains(escape) {
            text = text.replacingOccurrences(of: escape, with: character)
        }
        if text.contains("\u{1B}") { text = text.replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "") }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(withoutPrefix).joined(
            separator: "\n")
    }

    private static let time =
        #/
        \s*\[?
        (?:\d{4}-\d\d-\d\d[\ T]|\d\d?[\/.]\d\d?[\/.]\d{2,4},?\ |[A-Z][a-z]{2}\ +\d\d?\ )?
        \d\d?:\d\d:\d\d(?:[.,:]\d+)?(?:\ ?[AP]M)?(?:\ ?[+\-]\d{4}|Z)?
        \]?\s+
        /#
    private static let process = #/[^\[\]\n]{1,60}\[\d+(?::[0-9a-fx]+)?\](?: ?<\w+>)?:?\s*/#

    /// A line without marks of a quotation, a time, and the name of a process.
    private static func withoutPrefix(_ line: Substring) -> String {
        var rest = line.drop { " \t>|".contains($0) }
        // A time has a digit among its first ten characters. Most lines of a log don't, or are frames.
        guard rest.prefix(10).contains(where: \.isNumber), let match = rest.prefixMatch(of: time) else {
            return String(rest.startIndex == line.startIndex || !line.contains { ">|".contains($0) } ? line : rest)
        }
        rest = rest[match.range.upperBound...]
        if let match = rest.prefixMatch(of: process) { rest = rest[match.range.upperBound...] }
        return String(rest)
    }

    // MARK: The stack

    /// Returns the stack of the exception, or else of the thread that crashed, or nil if no stack has names.
    private static func stack(in text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let titles = lines.indices.filter { title(lines[$0]) != nil }.sorted {
            title(lines[$0])! < title(lines[$1])!
        }
        for place in titles {
            // A thread ends with a blank line, of which there may be one below its title, too.
            let begun = lines[(place + 1)...].drop { $0.allSatisfy { " \t(:\r".contains($0) } }
            let stack = begun.prefix { !$0.allSatisfy { " \t\r".contains($0) } }.joined(separator: "\n")
            // A stack of addresses alone explains nothing.
            if stack.contains("[") || stack.contains("$s") || stack.contains("(") { return stack }
        }
        return nil
    }

    /// The rank of a line that is the title of a stack, the best first; nil for any other.
    private static func title(_ line: Substring) -> Int? {
        guard line.utf8.count < 160 else { return nil }
        let words = line.lowercased()
        if words.contains("last exception backtrace") { return 0 }
        if words.contains("first throw call stack") { return 1 }
        if words.hasPrefix("thread "), words.contains("crashed") { return 2 }
        return words.hasPrefix("crashed: ") || words.hasPrefix("fatal exception: ") ? 3 : nil
    }
}
