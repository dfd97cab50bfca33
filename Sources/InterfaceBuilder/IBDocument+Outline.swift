import PlainText

extension IBDocument {
    /// The objects and their connections as a tree:
    ///
    /// ```
    /// Cell.xib
    /// ├─ placeholder -1 MenuController "File's Owner"
    /// │  └─ outlet tableViewCell → KGk-i7-Jjw
    /// └─ tableViewCell KGk-i7-Jjw
    ///    └─ contentView: tableViewCellContentView H2p-sc-9uM
    /// ```
    ///
    /// - Parameter ascii: Whether lines and arrows are made of ASCII characters: `|-`, `` `- ``, `->`.
    /// - Returns: Lines separated by line feeds, free of control characters.
    public func outline(ascii: Bool = false) -> String {
        let outline = Outline(ascii: ascii)
        let roots =
            switch kind {
            case .xib: objects.map(Outline.Node.object)
            case .storyboard: scenes.map(Outline.Node.scene)
            }
        let lines = TreeLines.draw(
            roots, ascii: ascii, title: { outline.title(of: $0).printable }, children: outline.nodes)
        return ([file.printable] + lines).joined(separator: "\n")
    }

    /// What a tree of objects consists of.
    private struct Outline {
        enum Node {
            case scene(IBScene)
            case object(IBObject)
            case connection(IBConnection)
        }

        let ascii: Bool

        func nodes(in node: Node) -> [Node] {
            switch node {
            case .scene(let scene): scene.objects.map(Node.object)
            case .object(let object): object.connections.map(Node.connection) + object.children.map(Node.object)
            case .connection: []
            }
        }

        func title(of node: Node) -> String {
            switch node {
            case .scene(let scene): "scene \(scene.sceneID)"
            case .object(let object): title(of: object)
            case .connection(let connection):
                "\(connection.kind) \(ascii ? "->" : "→") \(connection.destination)"
            }
        }

        private func title(of object: IBObject) -> String {
            var words = [object.element]
            if let key = object.key { words[0] = "\(key): \(object.element)" }
            if !object.id.isEmpty { words.append(object.id) }
            if let name = object.customClass { words.append(object.customModule.map { "\($0).\(name)" } ?? name) }
            if let identifier = object.string("reuseIdentifier") { words.append("reuseIdentifier \(identifier)") }
            if let tag = object.string("tag") { words.append("tag \(tag)") }
            let state = object.properties["normal"]
            if let label = object.userLabel ?? object.string("text") ?? object.string("title") ?? state?.title {
                words.append("\"\(label)\"")
            }
            return words.joined(separator: " ")
        }
    }
}

extension IBValue {
    /// The title, if it is a button's state.
    fileprivate var title: String? {
        if case .state(let state) = self { state.title } else { nil }
    }
}
