/// One making of the objects of a nib, or of a part of a storyboard, to which traced steps belong.
public nonisolated struct NibLoad: Hashable, Sendable {
    /// Its number since the program started: no two loads have the same.
    public let number: Int
    /// The name of the file.
    public let file: String
    /// How many objects are made.
    public let objects: Int
    /// What stands for File's Owner; nil for nothing.
    public let owner: TraceObject?
    /// How many other loads it happens in: that of a nib of a view which was just made by another nib.
    public let depth: Int
}
