internal import ArgumentParser
internal import PlainText

extension Session {
    /// The commands by what they are for, and how to learn more.
    var commandList: StyledText {
        let columns = appearance.proseColumns
        let groups = CommandPurpose.allCases.compactMap { purpose in
            CommandGroup(purpose, commands.filter { $0.configuration.shouldDisplay && $0.purpose == purpose })
        }
        let lists = groups.map { $0.text(columns: columns) }
        let hint = StyledText("\"help \(commands[0]._commandName)\" explains a command, \"quit\" leaves.", .dim)
        return (lists + [hint.fitted(to: columns)]).joined(by: "\n")
    }
}
