internal import ArgumentParser

nonisolated extension ParsableCommand {
    /// The names by which the command is called: its own and its aliases.
    static var spellings: [String] { [ownName] + configuration.aliases }

    /// ArgumentParser's `_commandName`. That describes the type, which takes long for each type's first time.
    private static var ownName: String {
        configuration.commandName
            ?? _typeName(self, qualified: false).reduce(into: "") { name, letter in
                name += letter.isUppercase && !name.isEmpty ? "-\(letter.lowercased())" : letter.lowercased()
            }
    }
}
