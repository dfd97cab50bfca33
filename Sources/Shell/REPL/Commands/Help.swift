internal import ArgumentParser
internal import PlainText

struct Help: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "List the commands, or explain one.")
    static let purpose = CommandPurpose.session

    @Argument(help: "The command to explain, or all. The default lists the commands to begin with.")
    var command: String?

    private static let all = "all"

    func run(in session: Session) throws {
        guard let command else { return session.page(session.beginnersList ?? session.commandList) }
        if command == Self.all { return session.page(session.commandList) }
        let explained = try session.command(named: command).whole
        let columns = session.appearance.helpColumns
        session.page(session.help(explained.helpMessage(columns: columns)))
    }

    static func candidates(for argument: String, in session: Session) -> [String] {
        session.commandNames + [all]
    }

    func effect(in session: Session) -> CommandEffect { .nothing }
}

extension Session {
    /// ArgumentParser's help, with the name of the program in the usage if the shell runs each command.
    func help(_ text: String) -> StyledText {
        let usage = isRunByWords ? "USAGE: \(name) " : "USAGE: "
        let text = text.replacing("USAGE: ", with: usage, maxReplacements: 1)
        return StyledText(help: text, columns: appearance.helpColumns)
    }

    /// The commands to begin with, in the order in which one needs them, or nil if the session names none.
    fileprivate var beginnersList: StyledText? {
        let columns = appearance.proseColumns
        let listed = firstCommands().compactMap { name in commands.first { $0.commandName == name } }
        guard !listed.isEmpty else { return nil }
        let entries = listed.map { command in
            let (name, usage) = (command.commandName, CommandSyntax.of(command).usageWithoutOptions)
            return (
                name: StyledText(name, .bold) + StyledText(String(usage.dropFirst(name.count))),
                text: StyledText(command.configuration.abstract)
            )
        }
        let example = "\"help \(listed[0].commandName)\" explains one"
        let hint = "\"help all\" lists more, \(example), \"quit\" leaves."
        return (StyledText.list(entries, columns: columns) + [StyledText(hint, .dim).wrapped(to: columns)])
            .joined(by: "\n")
    }

    /// The commands that help lists, by purpose.
    private var groups: [CommandGroup] {
        CommandPurpose.allCases.compactMap { purpose in
            CommandGroup(purpose, commands.filter { $0.configuration.shouldDisplay && $0.purpose == purpose })
        }
    }

    fileprivate var commandList: StyledText {
        let columns = appearance.proseColumns
        let lists = groups.map { $0.text(columns: columns) }
        let example = "\"help \(commands[0].commandName)\" explains a command"
        let hint = StyledText("\(example), \"quit\" leaves.", .dim)
        return (lists + [hint.wrapped(to: columns)]).joined(by: "\n")
    }
}
