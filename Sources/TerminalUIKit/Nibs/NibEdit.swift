/// A change to the text of a nib file, made while it is read: how an experiment breaks one thing.
public nonisolated struct NibEdit: Hashable, Codable, Sendable {
    /// The name of the nib, without its extension.
    public let nib: String
    /// The text to look for. It must be there exactly once.
    public let find: String
    /// The text to put in its place.
    public let replacement: String

    /// Makes an edit.
    public init(nib: String, find: String, replacement: String) {
        self.nib = nib
        self.find = find
        self.replacement = replacement
    }

    /// The file's text with the change made, if the text to look for is there exactly once.
    @MainActor func apply(to text: String, file: String) throws -> String {
        let parts = text.components(separatedBy: find)
        guard parts.count == 2 else {
            throw NibError([
                IBFault("the edit looks for “\(find)”, which is there \(parts.count - 1) times", file: file)
            ])
        }
        return parts.joined(separator: replacement)
    }
}
