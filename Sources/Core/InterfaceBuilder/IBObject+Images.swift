extension IBObject {
    private static let imageKeys = [
        "image", "highlightedImage", "selectedImage", "backgroundImage", "landscapeImage", "minimumValueImage",
        "maximumValueImage", "onImage", "offImage", "progressImage", "trackImage", "shadowImage",
    ]

    /// The names of the images that the object shows, each once, except for symbols of the system.
    public var imageNames: [String] {
        var names = Self.names(in: attributes)
        for (_, value) in properties.sorted(by: { $0.key < $1.key }) {
            switch value {
            case .state(let state): names += Self.names(in: state.group.attributes)
            case .group(let group): names += Self.names(in: group.attributes)
            case .attributes(let attributes): names += Self.names(in: attributes)
            default: break
            }
        }
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func names(in attributes: IBKeyed<String>) -> [String] {
        attributes["catalog"] == "system" ? [] : imageKeys.compactMap { attributes[$0] }
    }
}
