internal import ArgumentParser
internal import PlainText

extension Session {
    /// The list of commands: the program's own, then the common ones, one line each.
    var commandList: String {
        let groups = [("Commands of \(name):", ownCommands), ("Common commands:", commonCommands)]
            .map { title, commands in (title, commands.filter { $0.configuration.shouldDisplay }) }
            .filter { _, commands in !commands.isEmpty }
        let width = groups.flatMap(\.1).map { $0.spellings.joined(separator: ", ").count }.max() ?? 0
        let lists = groups.map { title, commands in
            let lines = commands.map { command in
                let names = command.spellings.joined(separator: ", ")
                return "  \(names.padded(to: width))  \(command.configuration.abstract)"
                    .wrapped(to: appearance.proseColumns, indent: width + 4)
            }
            return ([title] + lines).joined(separator: "\n")
        }
        let example = commands[0]._commandName
        return (lists + ["\"help \(example)\" or \"\(example) --help\" explains a command."]).joined(separator: "\n\n")
    }
}
