import PlainText

extension IBDocument {
    /// The objects and their connections as a tree:
    ///
    /// ```
    /// Cell.xib
    /// ├─ placeholder -1 MenuController "File's Owner"
    /// │  └─ outlet File's Owner.tableViewCell → MenuCell (KGk-i7-Jjw)
    /// └─ tableViewCell KGk-i7-Jjw MenuCell
    ///    └─ contentView: tableViewCellContentView H2p-sc-9uM
    /// ```
    ///
    /// - Parameter ascii: Whether lines and arrows are made of ASCII characters, as `->`.
    /// - Returns: Lines separated by line feeds, free of control characters.
    public func outline(ascii: Bool = false) -> String {
        let outline = Outline(document: self, ascii: ascii)
        let roots =
            switch kind {
            case .xib: objects.map(Outline.Node.object)
            case .storyboard: scenes.map(Outline.Node.scene)
            }
        let lines = TreeLines.draw(
            roots, ascii: ascii, title: { outline.title(of: $0).printable }, children: outline.nodes)
        return ([file.printable] + lines).joined(separator: "\n")
    }

    /// A connection with both ends: `outlet File's Owner.tableViewCell → MenuCell (KGk-i7-Jjw)`.
    public func title(of connection: IBConnection, ascii: Bool = false) -> String {
        let kind = "\(connection.kind)"
        let word = connection.kind.word
        let rest = kind.dropFirst(word.count).drop { $0 == " " }
        let source = connection.source?.name ?? ""
        let destination = object(withID: connection.destination)?.name
        let end = destination.map { "\($0) (\(connection.destination))" } ?? connection.destination
        let dot = word == "segue" ? " " : rest.isEmpty ? "" : "."
        return "\(word) \(source)\(dot)\(rest) \(ascii ? "->" : "→") \(end)"
    }

    /// What a tree of objects consists of.
    private struct Outline {
        enum Node {
            case scene(IBScene)
            case object(IBObject)
            case connection(IBConnection)
        }

        let document: IBDocument
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
            case .connection(let connection): document.title(of: connection, ascii: ascii)
            }
        }

        private func title(of object: IBObject) -> String {
            var words = [object.element]
            if let key = object.key { words[0] = "\(key): \(object.element)" }
            if !object.id.isEmpty { words.append(object.id) }
            if let name = object.customClass { words.append(name) }
            if let identifier = object.string("reuseIdentifier") { words.append("reuseIdentifier \(identifier)") }
            if let tag = object.string("tag") { words.append("tag \(tag)") }
            if let label = object.label { words.append("\"\(label)\"") }
            return words.joined(separator: " ")
        }
    }
}

extension IBObject {
    /// What a person calls it: File's Owner, its own class, what is written on it, or else its element.
    public var name: String {
        if placeholderIdentifier != nil { return userLabel ?? customClass ?? element }
        if let customClass { return customClass }
        return label.map { "\(element) \"\($0.shortened(to: 60))\"" } ?? element
    }

    /// What is written on it, or on its place in Interface Builder's outline.
    fileprivate var label: String? {
        userLabel ?? string("text") ?? string("attributedText") ?? string("title") ?? properties["normal"]?.title
    }
}

extension IBValue {
    /// The title, if it is a button's state.
    fileprivate var title: String? {
        if case .state(let state) = self { state.title } else { nil }
    }
}
