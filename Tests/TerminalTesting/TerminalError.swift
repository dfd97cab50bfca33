/// The reason why a test of a terminal could not go on.
public nonisolated struct TerminalError: Error, CustomStringConvertible {
    /// The reason, with the text seen until then.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
