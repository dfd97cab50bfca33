/// A change to the text of a nib file, made while it is read: how an experiment breaks one thing.
public nonisolated struct NibEdit: Hashable, Codable, Sendable {
    /// The name of the nib, without its extension.
    public let nib: String
    /// The text to look for. It must be there exactly once.
    public let find: String
    /// The text to put in its place.
    public let replacement: String

    /// Creates an edit.
    public init(nib: String, find: String, replacement: String) {
        self.nib = nib
        self.find = find
        self.replacement = replacement
    }

    /// The file's text with the change made, if the text to look for is there exactly once.
    @MainActor func apply(to text: String, file: String) throws -> String {
        guard let place = text.range(of: find), text.range(of: find, range: place.upperBound..<text.endIndex) == nil
        else {
            let count = text.components(separatedBy: find).count - 1
            throw NibError([IBFault("the edit looks for “\(find)”, which is there \(count) times", file: file)])
        }
        return text.replacingCharacters(in: place, with: replacement)
    }
}
