/// A value made of several: a button's state or configuration, an accessibility description.
public nonisolated struct IBGroup: Equatable, Sendable {
    /// The name of its element: `buttonConfiguration`.
    public let element: String
    /// The attributes as written.
    public let attributes: IBKeyed<String>
    /// The values inside it by their keys.
    public let properties: IBKeyed<IBValue>

    /// Returns a text. The file may write it as an attribute, as a string element or as an attributed string.
    ///
    /// - Parameter name: The name of the attribute or key of the string.
    public func string(_ name: String) -> String? { properties[name]?.string ?? attributes[name] }

    /// Returns the name of an image. The file may write it as an attribute or as a reference element.
    ///
    /// - Parameter name: The name of the attribute or key of the reference.
    public func image(_ name: String) -> String? {
        if case .group(let reference)? = properties[name] { return reference.attributes["image"] }
        return attributes[name]
    }
}
