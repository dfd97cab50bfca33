internal import ArgumentParser

/// A command as a line of a session has it.
///
/// In each line ArgumentParser first looks for a request for a completion script, which takes as long as all else,
/// unless the command says that it belongs to another.
nonisolated struct TypedCommand<Command: SessionCommand>: ParsableCommand, CustomReflectable {
    static var configuration: CommandConfiguration {
        var configuration = Command.configuration
        configuration._superCommandName = configuration._superCommandName ?? ""
        return configuration
    }
    static var _commandName: String { Command._commandName }

    /// The command that was typed.
    private(set) var command: Command

    init() { command = Command() }

    init(from decoder: any Decoder) throws { command = try Command(from: decoder) }

    /// Its arguments are the command's.
    var customMirror: Mirror { Mirror(reflecting: command) }

    mutating func validate() throws { try command.validate() }
}
