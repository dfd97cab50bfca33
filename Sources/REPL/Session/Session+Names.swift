internal import PlainText

extension Session {
    /// Prints names and what they stand for in two columns, the one in use marked.
    package func printNames(_ rows: [(name: String, text: String)], inUse: String?) {
        let width = rows.map(\.name.count).max() ?? 0
        let lines = rows.map { name, text in
            ((name == inUse ? "* " : "  ") + name.padded(to: width) + "  " + text)
                .wrapped(to: appearance.proseColumns, indent: width + 4)
        }
        print(lines.joined(separator: "\n"))
    }
}
