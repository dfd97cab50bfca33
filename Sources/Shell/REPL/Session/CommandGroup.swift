internal import ArgumentParser
internal import PlainText

/// Commands of one purpose, in a list.
struct CommandGroup {
    private let heading: String
    let entries: [(usage: StyledText, summary: StyledText)]

    /// The commands in order, with their arguments if they use the screen, or nil if there aren't any to be listed.
    init?(_ purpose: CommandPurpose, _ commands: [any SessionCommand.Type]) {
        guard let heading = purpose.heading, !commands.isEmpty else { return nil }
        self.heading = heading
        entries = commands.map { command in
            let name = command.commandName
            let usage = purpose == .use ? CommandSyntax.of(command).usageWithoutOptions : name
            return (
                usage: StyledText(name, .bold) + StyledText(String(usage.dropFirst(name.count))),
                summary: StyledText(command.configuration.abstract)
            )
        }
    }

    /// The heading and the commands: two in a line where they are short and lines have a length, else one.
    func text(columns: Int?) -> StyledText {
        let lines = columns.flatMap(pairs) ?? singles(columns: columns)
        return ([StyledText(heading, .bold)] + lines).joined(by: "\n")
    }

    private func singles(columns: Int?) -> [StyledText] {
        let width = entries.map(\.usage.columns).max() ?? 0
        return entries.map { usage, summary in
            ("  " + usage.padded(to: width) + "  " + summary).wrapped(to: columns, indent: width + 4)
        }
    }

    private func pairs(columns: Int) -> [StyledText]? {
        let half = (entries.count + 1) / 2
        let cells = [entries[..<half], entries[half...]].map { column in
            let width = column.map(\.usage.columns).max() ?? 0
            return column.map { "  " + $0.usage.padded(to: width) + "  " + $0.summary }
        }
        let widths = cells.map { $0.map(\.columns).max() ?? 0 }
        guard !cells[1].isEmpty, widths[0] + widths[1] <= columns else { return nil }
        return cells[0].enumerated().map { index, left in
            index < cells[1].count ? left.padded(to: widths[0]) + cells[1][index] : left
        }
    }
}
