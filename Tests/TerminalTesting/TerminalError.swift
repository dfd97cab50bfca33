/// Why a test of a terminal could not go on.
public nonisolated struct TerminalError: Error, CustomStringConvertible {
    /// The reason, with what was seen until then.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
