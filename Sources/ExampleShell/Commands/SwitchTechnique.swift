internal import ArgumentParser
internal import PlainText

/// `technique`: makes the same screen another way.
struct SwitchTechnique: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "technique", abstract: "Make it another way.",
        discussion: """
            Another way to make the same screen. With --compare the screen is made and scrolled with every technique, \
            in windows that are not shown, and counted and measured: a phone is faster or slower, but the order tells.
            """)
    static let purpose = CommandPurpose.change

    @Argument(help: "The way to make the screen; none to list them.")
    var name: String?

    @Flag(help: "Make and scroll the screen every way, and compare.")
    var compare = false

    @OptionGroup var format: OutputFormat

    func validate() throws {
        if compare, name != nil { throw ValidationError("Either a technique or --compare, not both.") }
        if format.json, !compare { throw ValidationError("--json goes with --compare.") }
    }

    func run(in session: ExampleSession) throws {
        if compare { return try compare(in: session) }
        guard let name else {
            let rows = session.techniques.map { (name: $0.name, text: $0.summary) }
            return session.printNames(rows, inUse: session.technique.name)
        }
        let technique = try session.technique(named: name)
        session.use(technique)
        let claims = technique.claims.joined(separator: ", ")
        session.say(StyledText(technique.name, .bold) + StyledText(": \(technique.summary) (\(claims))"))
    }

    @MainActor private func compare(in session: ExampleSession) throws {
        let progress = ProgressLine(session)
        let comparison = TechniqueComparison(session) { progress.show("measuring, round \($0) …") }
        progress.end()
        let today = session.techniques.lazy.compactMap { technique in
            technique.today.map { (name: technique.name, reason: $0) }
        }.first
        try session.print(comparison.rows, in: format) { _ in
            comparison.text(
                current: session.technique.name, today: today, columns: session.appearance.proseColumns)
        }
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.techniques.map(\.name)
    }
}
