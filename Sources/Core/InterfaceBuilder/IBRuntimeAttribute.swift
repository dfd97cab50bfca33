/// A "user defined runtime attribute": a value set by key path when the nib is loaded.
public nonisolated struct IBRuntimeAttribute: Equatable, Sendable {
    /// The key path, such as `layer.cornerRadius`.
    public let keyPath: String
    /// The type as named in the file: `number`, `boolean`, `string`, `localizedString`, `color`, `image`, `point`…
    public let type: String
    /// The value. An image is the string that names it.
    public let value: IBValue
    /// The place in the file.
    public let location: IBLocation
}
