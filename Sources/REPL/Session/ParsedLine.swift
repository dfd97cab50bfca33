internal import ArgumentParser

/// A line, as a session understands it.
public struct ParsedLine {
    /// What was typed, or what stands for it.
    public let text: String
    /// The command that it is for; nil if it is blank, a comment, or for none.
    public internal(set) var command: (any SessionCommand.Type)?
    /// What the command does; nil if its arguments are wrong, or if it failed.
    public internal(set) var effect: CommandEffect?

    /// What it shows, by the names that chapters of the tutorial have for it.
    public var shown: [String] {
        switch effect {
        case .shows(let names): names
        case .touches: command.map { [gesture(of: $0), $0._commandName] } ?? []
        case .changes, nil: []
        }
    }

    /// The whole line, with the command's usual name and small letters: `tap done`.
    private func gesture(of command: any SessionCommand.Type) -> String {
        ([command._commandName] + text.split(separator: " ").dropFirst().map { $0.lowercased() }).joined(separator: " ")
    }
}
