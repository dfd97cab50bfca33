import PlainText

nonisolated extension String {
    /// The text in ASCII alone: every other character is replaced by a stand-in that takes as many columns.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package var inASCII: String {
        reduce(into: "") { result, character in
            ASCIIStandIn.append(character, columns: DisplayWidth.columns(of: character), to: &result)
        }
    }
}
