/// A value made of several: a button's state or configuration, an accessibility description.
public nonisolated struct IBGroup: Equatable, Sendable {
    /// The name of its element: `buttonConfiguration`.
    public let element: String
    /// The attributes as written.
    public let attributes: IBKeyed<String>
    /// The values inside it by their keys.
    public let properties: IBKeyed<IBValue>

    /// Returns a text, whether it stands as an attribute, as a string of its own or as an attributed one.
    ///
    /// - Parameter name: The name of the attribute or key of the string.
    public func string(_ name: String) -> String? { properties[name]?.string ?? attributes[name] }

    /// Returns the name of an image, whether it stands as an attribute or in a reference of its own.
    ///
    /// - Parameter name: The name of the attribute or key of the reference.
    public func image(_ name: String) -> String? {
        if case .group(let reference)? = properties[name] { return reference.attributes["image"] }
        return attributes[name]
    }
}
