/// The purpose that a class or nib is registered for in a collection.
nonisolated struct RegistrationKey: Hashable {
    /// The kind of header or footer, or nil for cells.
    let kind: String?
    /// The reuse identifier.
    let identifier: String
}
