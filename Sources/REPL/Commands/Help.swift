internal import ArgumentParser
internal import PlainText

struct Help: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "List the commands, or explain one.")
    static let purpose = CommandPurpose.session

    @Argument(help: "The command to explain; without one, all are listed.")
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
