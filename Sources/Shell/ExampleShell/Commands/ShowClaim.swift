internal import ArgumentParser
internal import Handbook
internal import PlainText

struct ShowClaim: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "claim", abstract: "Show a claim and the commands that show it.",
        discussion: "A claim is a sentence that a test verifies. Techniques and experiments name theirs, such as T4.")
    static let purpose = CommandPurpose.look

    @Argument(help: "The id. The default lists all.")
    var id: String?

    @Flag(help: "List all with their texts, also in a terminal.")
    var all = false

    func run(in session: ExampleSession) throws {
        let claims = try Handbook.installed.claims
        guard let id else {
            let shown = session.technique.claims + (session.knownExperiment?.claims ?? [])
            return session.printEntries(
                claims, where: { all || !session.isInteractive || shown.contains($0.name) },
                hint: "Those that this screen shows, and the names of the others: \"claim --all\".")
        }
        let claim = try claims.entry("claim", named: id)
        let columns = session.appearance.proseColumns
        session.print(
            (StyledText(claim.name, .bold) + StyledText("  \(claim.text)"))
                .wrapped(to: columns, indent: claim.name.count + 2))
        func row(_ name: String, _ text: StyledText) {
            session.print((StyledText("  " + name.padded(to: 12), .dim) + text).wrapped(to: columns, indent: 14))
        }
        let sights = sights(of: claim, in: session)
        if sights.isEmpty {
            session.print(StyledText(introduction(of: claim, in: session)).wrapped(to: columns))
        } else {
            session.say("Type \(sights.count == 1 ? "this command" : "one of these commands") to see it:")
        }
        for (name, text) in sights { row(name, StyledText(text, .name)) }
        session.say("These tests check it:")
        for (name, text) in tests(of: claim, in: session) { row(name, StyledText(text, .dim)) }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(id.map { ["claim \($0)"] } ?? []) }

    /// Returns the commands that show the claim, each with a description.
    @MainActor private func sights(of claim: HandbookEntry, in session: ExampleSession) -> [(String, String)] {
        let techniques = session.program.techniques.filter { $0.claims.contains(claim.name) }.map(\.name)
        // Several experiments may have one name, each for other techniques.
        let experiments = session.program.experiments.filter { $0.claims.contains(claim.name) }.reduce(into: [String]())
        {
            if !$0.contains($1.name) { $0.append($1.name) }
        }
        let chapters = (try? Handbook.installed.chapters()) ?? []
        let chapter = chapters.first { $0.program == session.name && $0.claims.contains(claim.name) }
        return techniques.map { ("technique", $0) } + experiments.map { ("experiment", $0) }
            + (chapter.map { [("tutorial", "\($0.number)")] } ?? [])
    }

    /// Returns the sentence that says where the claim is shown. It may name this program among others, of which only
    /// the others show it.
    @MainActor private func introduction(of claim: HandbookEntry, in session: ExampleSession) -> String {
        claim.introduction.replacing("\(session.name) and ", with: "").replacing(" and \(session.name)", with: "")
    }

    /// Returns the tests of the claim, or a line that says that there are no sources.
    @MainActor private func tests(of claim: HandbookEntry, in session: ExampleSession) -> [(String, String)] {
        do {
            return try ReferenceTests(package: session.program.sources.package).tests(of: claim.name).map {
                ("test", "\($0.place): \($0.sentence)")
            }
        } catch {
            return [("tests", "\(error)")]
        }
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        (try? Handbook.installed.claims.map(\.name)) ?? []
    }
}
