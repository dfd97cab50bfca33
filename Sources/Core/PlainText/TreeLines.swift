/// Draws a tree as lines of text, with `├─` and `└─` before its nodes.
package nonisolated enum TreeLines {
    /// Returns the lines of some nodes and all below them, each with its title.
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

    /// Returns the text before a node, and before the nodes below it.
    package static func branches(ascii: Bool, isLast: Bool) -> (line: String, below: String) {
        if ascii { return isLast ? ("`- ", "   ") : ("|- ", "|  ") }
        return isLast ? ("└─ ", "   ") : ("├─ ", "│  ")
    }
}
