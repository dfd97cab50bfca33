import Foundation

/// The help of a command, from the description that ArgumentParser gives to tools, in JSON.
public nonisolated struct HelpText: Decodable {
    private struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?
    }

    private struct Argument: Decodable {
        let valueName: String?
        let abstract: String?
        let shouldDisplay: Bool?
    }

    private let command: Command

    /// Reads a description.
    ///
    /// - Throws: The errors of Foundation's decoder.
    public init(json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }

    /// The parts of the command and its arguments whose description isn't a whole sentence: it is missing, lacks its
    /// end, or has a gap between two words.
    public var faults: [String] { Self.faults(of: command) }

    private static func faults(of command: Command) -> [String] {
        let shown = (command.arguments ?? []).filter { $0.shouldDisplay ?? true }
        let told =
            [(name: "command", text: command.abstract)]
            + shown.map { (name: $0.valueName ?? "", text: $0.abstract) }
            + (command.discussion.map { [(name: "discussion", text: $0)] } ?? [])
        return told.filter { $0.name.isEmpty || !isWhole($0.text ?? "") }.map {
            "\(command.commandName), \($0.name): \($0.text ?? "nothing")"
        } + (command.subcommands ?? []).filter { $0.commandName != "help" }.flatMap(faults)
    }

    private static func isWhole(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        return first != " " && ".:)”\"".contains(last)
            && !text.contains(#/\S  +\S|[^ ] +[,;.:)](?: |$)|\( /#)
            && text.split(separator: "\n").allSatisfy {
                !$0.hasSuffix(" ") && $0.prefix(while: { $0 == " " }).count != 1
            }
    }
}

nonisolated extension HelpText {
    /// The whole text: of the command, its arguments and its subcommands.
    public var words: String { Self.words(of: command) }

    private static func words(of command: Command) -> String {
        let arguments = (command.arguments ?? []).filter { $0.shouldDisplay ?? true }.map {
            "  \($0.valueName ?? ""): \($0.abstract ?? "")"
        }
        let told = [command.commandName, command.abstract ?? "", command.discussion ?? ""].filter { !$0.isEmpty }
        let subcommands = (command.subcommands ?? []).filter { $0.commandName != "help" }.map(words)
        return (told + arguments + subcommands).joined(separator: "\n")
    }
}
