/// Draws a tree as lines of text, with `├─` and `└─` before its nodes.
package nonisolated enum TreeLines {
    /// The lines of some nodes and all below them.
    ///
    /// - Parameters:
    ///   - nodes: The nodes of the first level.
    ///   - ascii: Whether the lines are made of ASCII characters: `|-` and `` `- ``.
    ///   - title: The text of a node, one line.
    ///   - children: The nodes below a node.
    package static func draw<Node>(
        _ nodes: [Node], ascii: Bool, title: (Node) -> String, children: (Node) -> [Node]
    ) -> [String] {
        let (branch, lastBranch, trunk) = ascii ? ("|- ", "`- ", "|  ") : ("├─ ", "└─ ", "│  ")
        var lines: [String] = []
        func add(_ nodes: [Node], indent: String) {
            for (index, node) in nodes.enumerated() {
                let isLast = index == nodes.count - 1
                lines.append(indent + (isLast ? lastBranch : branch) + title(node))
                add(children(node), indent: indent + (isLast ? "   " : trunk))
            }
        }
        add(nodes, indent: "")
        return lines
    }
}
