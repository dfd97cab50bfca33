/// The items of one of two versions that are compared, to be found by their keys.
nonisolated struct IBVersion {
    let byKey: [String: IBItem]
    /// The keys of the objects that are in one, in order.
    let children: [String: [String]]
    /// The guarantees for code.
    let promises: Set<String>
    /// The requirements for code.
    let demands: Set<String>

    init(_ items: [IBItem]) {
        byKey = Dictionary(items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var children: [String: [String]] = [:]
        for item in items where item.kind == .object || item.kind == .scene {
            children[item.parent, default: []].append(item.key)
        }
        self.children = children
        promises = Set(items.flatMap(\.promises))
        demands = Set(items.flatMap(\.demands))
    }

    func title(_ key: String) -> String? { byKey[key]?.title }

    /// Returns the containers of an object, and its scene. An item whose title names its object has only the scene.
    func place(of item: IBItem) -> String? {
        var scene = item.parent
        // The document's key is empty, and so is that of what it is in.
        while !scene.isEmpty, let parent = byKey[scene], parent.kind != .scene { scene = parent.parent }
        let superior = item.kind == .object && item.parent != scene ? title(item.parent) : nil
        let names = [superior, scene.isEmpty ? nil : title(scene)].compactMap(\.self)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
