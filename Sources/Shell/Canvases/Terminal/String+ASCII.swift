import PlainText

nonisolated extension String {
    /// The text in ASCII alone: every other character is replaced by a stand-in that takes as many columns. But `…` is
    /// three dots where it stands for words, behind a blank or at the beginning.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package var inASCII: String {
        reduce(into: "") { result, character in
            if character == "…", result.last.map({ $0.isWhitespace }) ?? true { return result += "..." }
            ASCIIStandIn.append(character, columns: DisplayWidth.columns(of: character), to: &result)
        }
    }
}
