/// The possible completions of the word being typed.
public nonisolated struct Completions: Equatable, Sendable {
    /// The whole words that begin with the typed text, sorted, without quotation marks. A folder's path ends in `/`.
    public var words: [String] = []
    /// A Boolean value that determines whether the words are paths of files, so that they are quoted and displayed as
    /// such.
    public var arePaths = false
}
