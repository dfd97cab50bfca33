internal import ArgumentParser
internal import Handbook
internal import PlainText

/// `claim`: says what a program shows, and where to see it.
struct ShowClaim: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "claim", abstract: "Show a claim and what shows it.",
        discussion: "A claim is a sentence that a test holds true. Techniques and experiments name theirs, such as T4.")
    static let purpose = CommandPurpose.look

    @Argument(help: "Its id; without one, all are listed.")
    var id: String?

    func run(in session: ExampleSession) throws {
        let claims = try Handbook.installed.claims
        guard let id else { return session.printEntries(claims) }
        let claim = try claims.entry("claim", named: id)
        let columns = session.appearance.proseColumns
        session.print("\(claim.name)  \(claim.text)".wrapped(to: columns, indent: claim.name.count + 2))
        let rows = sights(of: claim, in: session) + tests(of: claim, in: session)
        for (name, text) in rows {
            session.print(("  " + name.padded(to: 12) + text).wrapped(to: columns, indent: 14))
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(id.map { ["claim \($0)"] } ?? []) }

    /// What to type in order to see it.
    @MainActor private func sights(of claim: HandbookEntry, in session: ExampleSession) -> [(String, String)] {
        let techniques = session.techniques.filter { $0.claims.contains(claim.name) }.map(\.name)
        // Several experiments may have one name, each for other techniques.
        let experiments = session.experiments.filter { $0.claims.contains(claim.name) }.reduce(into: [String]()) {
            if !$0.contains($1.name) { $0.append($1.name) }
        }
        let sights = techniques.map { ("technique", $0) } + experiments.map { ("experiment", $0) }
        return sights.isEmpty ? [("elsewhere", claim.introduction)] : sights
    }

    /// The tests that hold it true; where there are no sources, that there are none.
    @MainActor private func tests(of claim: HandbookEntry, in session: ExampleSession) -> [(String, String)] {
        do {
            return try ReferenceTests(of: session.sources.package).tests(of: claim.name).map {
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
