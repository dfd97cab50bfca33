internal import ArgumentParser
internal import REPL

/// `nib` among the commands of a prompt, which has its members found only for a line that begins with it.
struct NibFamily: SessionCommand {
    static let configuration = CommandConfiguration(commandName: "nib", abstract: Nib.abstract)
    static let purpose = Nib.purpose

    static func member(for words: [String]) throws -> (command: any SessionCommand.Type, words: [String]) {
        try Nib.member(for: words)
    }

    func run(in session: Session) throws {}

    func effect(in session: Session) -> CommandEffect { .nothing }
}
