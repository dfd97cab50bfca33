import Foundation

/// A text for people, as sentences: a page in Markdown, help, or the comments of a source file.
nonisolated struct Prose {
    /// The sentences, without code, comments and addresses.
    let sentences: [String]

    /// Reads a page in Markdown.
    init(markdown text: String) {
        var paragraphs: [String] = []
        var isCode = false
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.drop { $0 == " " }
            if line.hasPrefix("```") { isCode.toggle() }
            let isAlone = line.hasPrefix("#") || line.hasPrefix("|") || line.hasPrefix("```")
            let begins = isAlone || line.hasPrefix("- ") || line.drop { $0.isNumber }.hasPrefix(". ")
            if line.isEmpty || isCode || line.hasPrefix("```") {
                isOpen = false
            } else if isOpen, !begins {
                paragraphs[paragraphs.count - 1] += " " + line
            } else {
                paragraphs += line.hasPrefix("|") ? line.split(separator: "|").map(String.init) : [String(line)]
                isOpen = !isAlone
            }
        }
        sentences = paragraphs.flatMap(Self.sentences)
    }

    /// Reads the comments of a Swift file that are documentation.
    init(documentationOf source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = line.drop { $0 == " " }
            return line.hasPrefix("///") ? String(line.dropFirst(3)) : ""
        }
        self.init(markdown: lines.joined(separator: "\n"))
    }

    /// The parts of a paragraph that aren't words for people, in this order, and the texts in their place.
    private static let replacements: [(pattern: Pattern, text: String)] = [
        ("<!--.*?-->", ""), ("`+[^`]*`+", "Code"), (#"\]\([^)]*\)"#, "]"), ("<[^>]*>", ""), ("\"[^\"]*\"", "“quoted”"),
        (#"^\s*(?:[-#*>]+|\d+\.) +"#, ""),
    ]
    private static let capital: Set<Character> = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private static let marks: Set<Character> = Set("“\"'([*_")
    private static let denial: Pattern = #"(?i)\b(?:nobody|none|nothing)\b"#

    private static func sentences(of paragraph: String) -> [String] {
        let text = Self.replacements.reduce(paragraph) { $1.pattern.replacing(in: $0, with: $1.text) }
        var sentences = [""]
        for word in text.split(separator: " ") {
            let end = sentences.last!.last ?? " "
            let isCapital = word.first { !marks.contains($0) }.map(capital.contains) ?? false
            if ".!?".contains(end) || ":;".contains(end) && isCapital { sentences.append("") }
            sentences[sentences.count - 1] += sentences.last!.isEmpty ? word : " " + word
        }
        return sentences.filter { !$0.isEmpty }
    }

    /// The number of words.
    var wordCount: Int { sentences.reduce(0) { $0 + Self.wordCount(of: $1) } }

    /// The sentences with more words than a number.
    func sentences(longerThan count: Int) -> [String] { sentences.filter { Self.wordCount(of: $0) > count } }

    private static func wordCount(of sentence: String) -> Int {
        sentence.split { !$0.isLetter && !$0.isNumber && !"'’-".contains($0) }.count
    }

    /// The statements that begin with “What”; questions may.
    var openings: [String] { sentences.filter { $0.hasPrefix("What ") && !$0.hasSuffix("?") } }

    /// The number of the words "nobody", "none" and "nothing".
    var denials: Int { sentences.reduce(0) { $0 + Self.denial.matches(in: $1).count } }

    /// The number of semicolons.
    var semicolons: Int { sentences.reduce(0) { $0 + $1.count { $0 == ";" } } }
}
