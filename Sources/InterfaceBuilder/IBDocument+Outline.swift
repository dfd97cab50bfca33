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
        let branches: [Outline.Node] =
            kind == .xib
            ? objects.map(Outline.Node.object)
            : scenes.map { .list("scene \($0.sceneID)", $0.objects.map(Outline.Node.object)) }
        return Outline(ascii: ascii).lines(of: file, branches).joined(separator: "\n")
    }

    /// The drawing of a tree of objects.
    private struct Outline {
        enum Node {
            case object(IBObject)
            case connection(IBConnection)
            case list(String, [Node])
        }

        let ascii: Bool

        func lines(of title: String, _ branches: [Node]) -> [String] {
            var lines = [title.printable]
            for (index, branch) in branches.enumerated() {
                let isLast = index == branches.count - 1
                let (head, rest) =
                    ascii
                    ? (isLast ? "`- " : "|- ", isLast ? "   " : "|  ")
                    : (isLast ? "└─ " : "├─ ", isLast ? "   " : "│  ")
                let inner = self.lines(of: branch)
                lines.append(head + inner[0])
                lines += inner.dropFirst().map { rest + $0 }
            }
            return lines
        }

        private func lines(of node: Node) -> [String] {
            switch node {
            case .object(let object):
                lines(of: title(of: object), object.connections.map(Node.connection) + object.children.map(Node.object))
            case .connection(let connection): lines(of: title(of: connection), [])
            case .list(let title, let nodes): lines(of: title, nodes)
            }
        }

        private func title(of object: IBObject) -> String {
            var words = [object.element]
            if let key = object.key { words[0] = "\(key): \(object.element)" }
            if !object.id.isEmpty { words.append(object.id) }
            if let name = object.customClass { words.append(object.customModule.map { "\($0).\(name)" } ?? name) }
            let state = object.properties["normal"]
            if let label = object.userLabel ?? object.string("text") ?? object.string("title") ?? state?.title {
                words.append("\"\(label)\"")
            }
            return words.joined(separator: " ")
        }

        private func title(of connection: IBConnection) -> String {
            let arrow = ascii ? "->" : "→"
            return "\(connection.kind) \(arrow) \(connection.destination)"
        }
    }
}

extension IBValue {
    /// The title, if it is a button's state.
    fileprivate var title: String? {
        if case .state(let state) = self { state.title } else { nil }
    }
}
