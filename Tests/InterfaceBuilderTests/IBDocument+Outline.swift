import InterfaceBuilder

extension IBDocument {
    /// The objects and their connections as a tree: what tests compare of a whole document.
    var outline: String {
        func title(_ object: IBObject) -> String {
            let texts = [object.userLabel, object.string("text"), object.string("title")]
            let label = texts.compactMap(\.self).first ?? object.properties["normal"]?.title
            let words = [
                object.key.map { "\($0):" }, object.element, object.id, object.customClass,
                object.string("reuseIdentifier").map { "reuseIdentifier \($0)" },
                object.string("tag").map { "tag \($0)" }, label.map { "\"\($0)\"" },
            ]
            return words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }
        func lines(_ object: IBObject) -> [(Int, String)] {
            let inside = object.connections.map { (0, self.title(of: $0)) } + object.children.flatMap(lines)
            return [(0, title(object))] + inside.map { ($0 + 1, $1) }
        }
        let scenes = scenes.flatMap { scene in
            [(0, "scene \(scene.sceneID)")] + scene.objects.flatMap(lines).map { ($0 + 1, $1) }
        }
        return (kind == .xib ? objects.flatMap(lines) : scenes)
            .map { String(repeating: "  ", count: $0) + $1 }.joined(separator: "\n")
    }
}

extension IBValue {
    /// The title, if it is a button's state.
    fileprivate var title: String? {
        if case .state(let state) = self { state.title } else { nil }
    }
}
