internal import ArgumentParser
internal import Handbook
internal import PlainText

struct SwitchTechnique: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "technique", abstract: "Build it another way.",
        discussion: """
            Builds the same screen with another technique. --explain shows side by side what each technique solves, \
            what it costs, and what breaks it. --compare makes and scrolls the screen with every technique, in \
            invisible windows, and measures that. On a phone, the times differ, so look at their order.
            """)
    static let purpose = CommandPurpose.change

    @Argument(help: "The technique. The default lists all.")
    var name: String?

    @Flag(help: "Measure all techniques, and compare.")
    var compare = false

    @Flag(help: "Say what each solves, costs, and what breaks it.")
    var explain = false

    @OptionGroup var format: OutputFormat

    func validate() throws {
        if [compare, explain, name != nil].count(where: \.self) > 1 {
            throw ValidationError("give either a technique, --compare or --explain")
        }
        if format.json, !compare { throw ValidationError("--json only works with --compare") }
    }

    func run(in session: ExampleSession) throws {
        if compare { return try compare(in: session) }
        if explain { return session.page(try explanation(of: Handbook.installed.techniques(), in: session)) }
        guard let name else {
            session.print(list(in: session))
            for text in session.program.recommendations { session.say(StyledText(text, .dim)) }
            return
        }
        let technique = try session.program.technique(named: name)
        let drops = session.editing.isInForce && !session.hidesExperiment
        session.use(technique)
        let claims = technique.claims.isEmpty ? "" : " (\(technique.claims.joined(separator: ", ")))"
        session.say(StyledText(technique.name, .bold) + StyledText(": \(technique.summary)\(claims)"))
        if drops { session.say("Your edit isn't in force any more; \"edit --again\" applies it here.") }
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        compare ? .shows(["compare"]) : explain || name == nil ? .nothing : .changes
    }

    @MainActor private func compare(in session: ExampleSession) throws {
        let progress = ProgressLine(session)
        defer { progress.end() }
        let comparison = try TechniqueComparison(session) { progress.show("measuring, round \($0) …") }
        try session.print(comparison.rows, in: format) { _ in
            comparison.text(
                current: session.technique.name, recommendations: session.program.recommendations,
                columns: session.appearance.proseColumns)
        }
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.program.techniques.map(\.name)
    }

    /// Returns the techniques that concern this program, or all if no technique does, each with its text in the
    /// handbook.
    @MainActor private func explanation(of entries: [TechniqueEntry], in session: ExampleSession) -> StyledText {
        let columns = session.appearance.proseColumns
        let names = session.program.techniques.map(\.name)
        let own = entries.filter { entry in names.contains(where: entry.techniques.contains) }
        let width = (entries.first?.aspects.map(\.title.count).max() ?? 0) + 2
        let blocks = (own.isEmpty ? entries : own).map { entry in
            let rows = entry.aspects.map { title, text in
                (StyledText("  " + title.padded(to: width), .dim) + StyledText(text))
                    .wrapped(to: columns, indent: width + 2)
            }
            return ([StyledText(entry.name, .bold).wrapped(to: columns, indent: 2)] + rows).joined(by: "\n")
        }
        let hint = StyledText("\"technique --compare\" measures time and lines of code.", .dim).wrapped(to: columns)
        return (blocks + [hint]).joined(by: "\n\n")
    }

    /// Returns the techniques in two columns, the one in use marked and first.
    @MainActor private func list(in session: ExampleSession) -> StyledText {
        let current = session.technique
        let entries = Self.inOrder(session).map { shown in
            let (mark, role): (String, TextRole) = shown.name == current.name ? ("* ", .bold) : ("  ", .name)
            return (name: StyledText(mark + shown.name, role), text: StyledText(shown.summary))
        }
        return StyledText.list(entries, columns: session.appearance.proseColumns, indent: 0).joined(by: "\n")
    }

    /// Returns the techniques in the order in which they are listed: the one in use, and those that finished chapters
    /// explain.
    @MainActor static func inOrder(_ session: ExampleSession) -> [Technique] {
        let explained = session.shown.teacher?.explainedNames ?? []
        func rank(_ technique: Technique) -> Int {
            technique.name == session.technique.name ? 0 : explained.contains(technique.name) ? 1 : 2
        }
        return (0...2).flatMap { wanted in session.program.techniques.filter { rank($0) == wanted } }
    }
}

extension ExampleProgram {
    /// The techniques to choose today, each with the reason.
    fileprivate var recommendations: [String] {
        techniques.compactMap { technique in technique.today.map { "Today: \(technique.name). \($0)" } }
    }
}
