internal import ArgumentParser

/// A line, as a session understands it.
public struct ParsedLine {
    /// The text that the user typed, or that a key enters.
    public let text: String
    /// The command that it is for, or nil if it is blank, a comment, or unknown.
    public internal(set) var command: (any SessionCommand.Type)?
    /// The effect of the command, or nil if its arguments are wrong, or if it failed.
    public internal(set) var effect: CommandEffect?

    /// The things that the line shows, by the names that chapters of the tutorial use.
    public var shown: [String] {
        switch effect {
        case .shows(let names): names
        case .touches: command.map { gestures(of: $0) } ?? []
        case .changes, nil: []
        }
    }

    /// The line with the command's usual name and small letters, `tap done`, and that name alone.
    private func gestures(of command: any SessionCommand.Type) -> [String] {
        let arguments = text.split(separator: " ").dropFirst().map { $0.lowercased() }
        let name = command.commandName
        return arguments.isEmpty ? [name] : [([name] + arguments).joined(separator: " "), name]
    }
}
