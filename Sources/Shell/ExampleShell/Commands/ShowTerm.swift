internal import ArgumentParser
internal import Handbook
internal import PlainText

struct ShowTerm: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "term", abstract: "Explain a word.")
    static let purpose = CommandPurpose.look

    @Argument(help: "The word. The default lists all.")
    var words: [String] = []

    @Flag(help: "List all with their meanings, also in a terminal.")
    var all = false

    func run(in session: ExampleSession) throws {
        let terms = try Handbook.installed.terms
        guard !words.isEmpty else {
            return session.printEntries(
                terms, where: { _ in all || !session.isInteractive },
                hint: "\"term NAME\" explains a word, and \"term --all\" explains all.")
        }
        let name = words.joined(separator: " ")
        // One word of a term is enough: `identifier` is in `reuse identifier`.
        let longer = terms.filter { $0.name.lowercased().split(separator: " ").contains { $0 == name.lowercased() } }
        let isExact = longer.isEmpty || longer.contains { $0.name == name }
        for term in isExact ? [try terms.entry("term", named: name)] : longer {
            session.print(
                (StyledText(term.name, .bold) + StyledText(": \(term.text)"))
                    .wrapped(to: session.appearance.proseColumns))
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        .shows(words.isEmpty ? [] : ["term \(words.joined(separator: " "))"])
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        // For readline an apostrophe begins a quotation unless a backslash stands before it.
        (try? Handbook.installed.terms.map { $0.name.replacing("'", with: "\\'") }) ?? []
    }
}
