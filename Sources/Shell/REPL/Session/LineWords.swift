internal import Foundation

/// The words of a command line, read as a shell reads them.
///
/// White space separates words. Single quotation marks keep everything between them. Double ones too, but there a
/// backslash escapes a double quotation mark or a backslash. Elsewhere a backslash takes the next character as it is,
/// and a mark behind a letter, without a partner in the same word, is no quotation mark: `term File's Owner`. A tilde
/// at the beginning of a path is the user's home folder.
nonisolated struct LineWords {
    private(set) var words: [String] = []
    /// A Boolean value that indicates whether the line ends within its last word, so that typing on would make the word
    /// longer.
    private(set) var endsInWord = false
    /// The indexes of the words that begin with a tilde outside quotation marks.
    private var tildes: Set<Int> = []
    /// The quotation mark that has no partner yet.
    private(set) var openQuote: Unicode.Scalar?
    /// A Boolean value that indicates whether the line ends in a backslash without a character to escape.
    private(set) var endsInBackslash = false

    /// Reads a line that may still be incomplete, in O(*n*).
    init(_ line: String) {
        var word = String.UnicodeScalarView()
        var rest = Substring(line).unicodeScalars
        while let scalar = rest.popFirst() {
            func isAlone() -> Bool {
                word.last?.properties.isAlphabetic == true
                    && rest.first { $0 == scalar || $0.properties.isWhitespace } != scalar
            }
            if endsInBackslash {
                endsInBackslash = false
                if openQuote != nil, scalar != "\"", scalar != "\\" { word.append("\\") }
                word.append(scalar)
            } else if scalar == "\\", openQuote != "'" {
                endsInBackslash = true
                endsInWord = true
            } else if let mark = openQuote {
                if scalar == mark { openQuote = nil } else { word.append(scalar) }
            } else if scalar == "'" || scalar == "\"", !isAlone() {
                openQuote = scalar
                endsInWord = true
            } else if !scalar.properties.isWhitespace {
                if scalar == "~", !endsInWord { tildes.insert(words.count) }
                word.append(scalar)
                endsInWord = true
            } else if endsInWord {
                words.append(String(word))
                word.removeAll()
                endsInWord = false
            }
        }
        if endsInWord { words.append(String(word)) }
    }

    static func split(_ line: String) throws(SessionError) -> [String] {
        // A comment is no place for grammar: "# it's" is fine.
        if line.drop(while: \.isWhitespace).first == "#" { return [] }
        let line = LineWords(line)
        if line.endsInBackslash { throw .danglingBackslash }
        if let mark = line.openQuote { throw .unclosedQuote(mark) }
        return line.words.enumerated().map { line.tildes.contains($0) ? inHomeFolder($1) : $1 }
    }

    /// Returns a path that begins with `~` with the folder that `HOME` names in its place.
    static func inHomeFolder(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
        return String(cString: home) + path.dropFirst()
    }
}
