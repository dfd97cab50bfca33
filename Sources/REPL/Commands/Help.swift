internal import ArgumentParser

/// `help`: lists the commands, or explains one.
struct Help: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "List the commands, or explain one.")

    @Argument(help: "The command to explain.")
    var command: String?

    func run(in session: Session) throws {
        guard let command else {
            session.print(session.commandList)
            return
        }
        session.print(try session.command(named: command).helpMessage(columns: session.appearance.size.columns))
    }

    static func candidates(for argument: String, in session: Session) -> [String] {
        session.commandNames
    }
}
