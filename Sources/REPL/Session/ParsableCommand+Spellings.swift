internal import ArgumentParser

nonisolated extension ParsableCommand {
    /// The names by which the command is called: its own and its aliases.
    static var spellings: [String] { [_commandName] + configuration.aliases }
}
