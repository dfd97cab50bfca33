/// One making of the objects of a nib, or of a part of a storyboard, to which traced steps belong.
public nonisolated struct NibLoad: Hashable, Sendable {
    /// The number since the program started. No two loads have the same.
    public let number: Int
    /// The name of the file.
    public let file: String
    /// The number of created objects.
    public let objects: Int
    /// The object in place of File's Owner, or nil if there isn't one.
    public let owner: TraceObject?
    /// The number of other loads that contain this one, such as the load of the nib that created the view.
    public let depth: Int
}
