internal import ArgumentParser
internal import PlainText

extension Session {
    var commandList: StyledText {
        let columns = appearance.proseColumns
        let groups = CommandPurpose.allCases.compactMap { purpose in
            CommandGroup(purpose, commands.filter { $0.configuration.shouldDisplay && $0.purpose == purpose })
        }
        let lists = groups.map { $0.text(columns: columns) }
        let lessons = commands.first { $0.purpose == .learn }.map { "\"\($0._commandName)\" teaches it all, " } ?? ""
        let trials = commands.filter { $0.purpose == .practise }.map { "\"\($0._commandName)\"" }
        let practice = trials.isEmpty ? "" : trials.joined(separator: ", ") + " let you try it, "
        let example = "\"help \(commands[0]._commandName)\" explains a command"
        let hint = StyledText("\(lessons)\(practice)\(example), \"quit\" leaves.", .dim)
        return (lists + [hint.wrapped(to: columns)]).joined(by: "\n")
    }
}
