internal import ArgumentParser
internal import Foundation

/// The syntax of a command's arguments, according to ArgumentParser, which tells the role of each word of a line.
nonisolated final class CommandSyntax {
    /// The role of a word of a command line that follows other words.
    enum Role {
        /// An option or flag, or the `--` that ends them.
        case option
        /// The value of the option before it.
        case value(of: ArgumentInfo)
        /// An argument that is recognized by its position, or nil beyond the last one.
        case positional(ArgumentInfo?)
    }

    /// ArgumentParser's description of a program, as far as it matters here.
    private struct ToolInfo: Decodable {
        struct Command: Decodable { let arguments: [ArgumentInfo]? }

        let command: Command
    }

    private let type: any ParsableCommand.Type
    private let family: String?
    /// The command's name, behind that of its family.
    var name: String { [family, type.commandName].compactMap(\.self).joined(separator: " ") }
    /// Its arguments, found when first asked for, as most lines are understood without.
    private(set) lazy var arguments: [ArgumentInfo] = {
        // The only description of them that ArgumentParser gives is the one for tools, in JSON.
        let description = try? JSONDecoder().decode(ToolInfo.self, from: Data(type.toolInfo.utf8))
        return description?.command.arguments ?? []
    }()

    /// The commands that words were understood as last.
    private var understood: [[String]: any ParsableCommand] = [:]

    init(_ type: any ParsableCommand.Type, of family: String? = nil) {
        (self.type, self.family) = (type, family)
    }

    @MainActor private static var known: [ObjectIdentifier: CommandSyntax] = [:]

    /// Returns the syntax of a command of sessions, which is kept, because ArgumentParser takes longer to return it
    /// than most commands take to run.
    @MainActor static func of(_ type: any SessionCommand.Type) -> CommandSyntax {
        let syntax = known[ObjectIdentifier(type)] ?? CommandSyntax(type, of: type.family)
        known[ObjectIdentifier(type)] = syntax
        return syntax
    }

    /// Returns the command as which these words were parsed before, or else parses them, and keeps the command if there
    /// is one. Most lines are parsed twice: for their effect, and to be run.
    func command(
        for words: [String], parsing: ([String]) -> (any ParsableCommand)?
    ) -> (any ParsableCommand)? {
        if let command = understood[words] { return command }
        guard let command = parsing(prepared(words)) else { return nil }
        if understood.count == 100 { understood = [:] }
        understood[words] = command
        return command
    }

    var optionNames: [String] {
        arguments.filter(\.shouldDisplay).flatMap(\.spellings).sorted()
    }

    func roles(of words: [String]) -> [Role] {
        var positionals = arguments.filter { $0.kind == .positional }[...]
        var pending: ArgumentInfo?
        var isPastTerminator = false
        return words.map { word in
            if let option = pending {
                if !option.takesRest { pending = nil }
                return .value(of: option)
            }
            if !isPastTerminator, word.hasPrefix("-"), word != "-", !isValue(word) {
                isPastTerminator = word == "--"
                pending = arguments.first { $0.kind == .option && $0.spellings.contains(word) }
                return .option
            }
            let argument = positionals.first
            if argument?.isRepeating != true { positionals = positionals.dropFirst() }
            return .positional(argument)
        }
    }

    /// Prepares arguments for ArgumentParser, so that negative numbers and names of files among them are values, not
    /// options: `month -1 --fast` becomes `--fast -- month -1`, and `--by -1` becomes `--by=-1`.
    func prepared(_ words: [String]) -> [String] {
        // Without any argument, ArgumentParser would answer with all of the help.
        if words.isEmpty { return ["--"] }
        guard words.contains(where: isValue), !words.contains(where: takesRest) else { return words }
        var options: [String] = []
        var positionals: [String] = []
        for (word, role) in zip(words, roles(of: words)) {
            switch role {
            case .option where word == "--": break
            case .option: options.append(word)
            case .value where isValue(word): options.append("\(options.removeLast())=\(word)")
            case .value: options.append(word)
            case .positional: positionals.append(word)
            }
        }
        return options + ["--"] + positionals
    }

    /// Returns a Boolean value that indicates whether a word with a hyphen isn't an option, but a number, or a file of
    /// a kind that the command reads.
    private func isValue(_ word: String) -> Bool {
        isNegativeNumber(word)
            || word.first == "-" && !word.contains("=") && fileEndings.contains { word.hasSuffix("." + $0) }
    }

    private func takesRest(_ word: String) -> Bool {
        arguments.contains { $0.takesRest && $0.spellings.contains(word) }
    }

    /// The extensions of the files that the command reads.
    private lazy var fileEndings = arguments.filter { $0.kind == .positional }.flatMap {
        $0.completionKind?.file?.extensions ?? []
    }

    private func isNegativeNumber(_ word: String) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        return (second.isNumber || second == ".") && Double(word) != nil
    }
}
