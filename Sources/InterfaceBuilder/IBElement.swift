/// One XML element as it stands in the file, before anyone asks what it means.
nonisolated struct IBElement: Sendable {
    /// The element's name.
    let name: String
    /// Its attributes, entities replaced.
    let attributes: IBKeyed<String>
    /// Where its start tag begins.
    let location: IBLocation
    /// The text directly inside it, in one piece.
    var text = ""
    /// The elements directly inside it.
    var children: [IBElement] = []

    /// The attributes without the key that it has in what it is in.
    var attributesBesidesKey: IBKeyed<String> {
        var attributes = attributes
        attributes["key"] = nil
        return attributes
    }

    /// Whether this is an object rather than a value: it has an id or, like some cells' content views, only a frame.
    var isObject: Bool {
        attributes["id"] != nil || children.contains { $0.name == "rect" && $0.attributes["key"] == "frame" }
    }
}
