/// What could stand for the word being typed.
public nonisolated struct Completions: Equatable, Sendable {
    /// Whole words that begin with what was typed, sorted, without quotation marks; a folder's path ends in `/`.
    public var words: [String] = []
    /// Whether the words are paths of files, so that quoting and displaying them can respect that.
    public var arePaths = false
}
