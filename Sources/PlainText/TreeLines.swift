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
        var lines: [String] = []
        func add(_ nodes: [Node], indent: String) {
            for (index, node) in nodes.enumerated() {
                let (line, below) = branches(ascii: ascii, isLast: index == nodes.count - 1)
                lines.append(indent + line + title(node))
                add(children(node), indent: indent + below)
            }
        }
        add(nodes, indent: "")
        return lines
    }

    /// What is drawn before a node, and before those below it.
    ///
    /// - Parameters:
    ///   - ascii: Whether ASCII characters must do.
    ///   - isLast: Whether it is the last of its siblings.
    public static func branches(ascii: Bool, isLast: Bool) -> (line: String, below: String) {
        if ascii { return isLast ? ("`- ", "   ") : ("|- ", "|  ") }
        return isLast ? ("└─ ", "   ") : ("├─ ", "│  ")
    }
}
