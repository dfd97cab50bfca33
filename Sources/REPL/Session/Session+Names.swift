internal import PlainText

extension Session {
    /// Prints names and what they stand for in two columns, the one in use marked and first.
    package func printNames(_ rows: [(name: String, text: String)], inUse: String?) {
        let width = rows.map(\.name.count).max() ?? 0
        let lines = (rows.filter { $0.name == inUse } + rows.filter { $0.name != inUse }).map { name, text in
            let role: TextRole = name == inUse ? .bold : .name
            let name = StyledText((name == inUse ? "* " : "  ") + name.padded(to: width) + "  ", role)
            return (name + StyledText(text)).wrapped(to: appearance.proseColumns, indent: width + 4)
        }
        print(lines.joined(by: "\n"))
    }
}
