internal import ArgumentParser
internal import PlainText

struct Help: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "List the commands, or explain one.")
    static let purpose = CommandPurpose.session

    @Argument(help: "The command to explain. The default lists all.")
    var command: String?

    func run(in session: Session) throws {
        guard let command else { return session.page(session.commandList) }
        let explained = try session.command(named: command)
        let columns = session.appearance.helpColumns
        session.page(StyledText(help: explained.helpMessage(columns: columns), columns: columns))
    }

    static func candidates(for argument: String, in session: Session) -> [String] {
        session.commandNames
    }

    func effect(in session: Session) -> CommandEffect { .nothing }
}

extension Session {
    fileprivate var commandList: StyledText {
        let columns = appearance.proseColumns
        let groups = CommandPurpose.allCases.compactMap { purpose in
            CommandGroup(purpose, commands.filter { $0.configuration.shouldDisplay && $0.purpose == purpose })
        }
        let lists = groups.map { $0.text(columns: columns) }
        let lessons = commands.first { $0.purpose == .learn }.map { "\"\($0.commandName)\" teaches it all, " } ?? ""
        let trials = commands.filter { $0.purpose == .practice }.map { "\"\($0.commandName)\"" }
        let practice = trials.isEmpty ? "" : trials.joined(separator: ", ") + " let you try it, "
        let example = "\"help \(commands[0].commandName)\" explains a command"
        let hint = StyledText("\(lessons)\(practice)\(example), \"quit\" leaves.", .dim)
        return (lists + [hint.wrapped(to: columns)]).joined(by: "\n")
    }
}
