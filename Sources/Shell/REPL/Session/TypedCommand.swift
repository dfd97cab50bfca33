internal import ArgumentParser

/// A command as a line of a session has it: under the name of its family and its own.
nonisolated struct TypedCommand<Command: SessionCommand>: ParsableCommand, CustomReflectable {
    static var configuration: CommandConfiguration {
        var configuration = Command.configuration
        configuration.commandName = [Command.family, Command.commandName].compactMap(\.self).joined(separator: " ")
        return configuration
    }

    /// The command that was typed.
    private(set) var command: Command

    init() { command = Command() }

    init(from decoder: any Decoder) throws { command = try Command(from: decoder) }

    /// Its arguments are the command's.
    var customMirror: Mirror { Mirror(reflecting: command) }

    mutating func validate() throws { try command.validate() }
}
