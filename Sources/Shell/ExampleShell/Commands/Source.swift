internal import ArgumentParser
internal import PlainText

struct Source: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the Swift code.",
        discussion: """
            Shows the code of the screen, a technique, an experiment, or any type. --diff shows the changes of an \
            experiment. Lines of the working program begin with −, and lines of the broken program with +.
            """)
    static let purpose = CommandPurpose.look

    @Argument(help: "A technique, an experiment or a type. The default is the code of the current screen.")
    var name: String?

    @Flag(help: "List the source files.")
    var list = false

    @Flag(help: "Show what an experiment changes, in code and in nibs.")
    var diff = false

    func validate() throws {
        if list, diff || name != nil { throw ValidationError("--list takes no name and no other option") }
    }

    func run(in session: ExampleSession) throws {
        let columns = session.appearance.proseColumns
        if list { return session.page(StyledText(session.program.sources.names.joined(separator: "\n"))) }
        if diff { return session.page(try difference(in: session, columns: columns)) }
        let type = Self.typeToRead(name, in: session)
        session.page(try session.program.sources.file(named: type).text(columns: columns))
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        list ? .nothing : .shows(["source \(Self.typeToRead(name, in: session))"])
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        let program = session.program
        return program.techniques.map(\.name) + session.experimentsByName.map(\.name) + program.sources.names
    }

    /// Returns the type behind the name of a technique, an experiment or a type. Without a name, the type that makes
    /// the screen now.
    @MainActor static func typeToRead(_ name: String?, in session: ExampleSession) -> String {
        guard let name else {
            return session.knownExperiment.map { type(of: $0, in: session) } ?? session.technique.source
        }
        if let technique = session.program.techniques.first(where: { $0.name == name }) { return technique.source }
        return session.experimentsByName.first { $0.name == name }.map { type(of: $0, in: session) } ?? name
    }

    /// The type behind an experiment: its own, or the type of the technique whose nib it breaks.
    @MainActor private static func type(of experiment: Experiment, in session: ExampleSession) -> String {
        experiment.source ?? session.program.technique(for: experiment, using: session.technique).source
    }

    /// Returns the changes of an experiment in code and in nibs. Without a name, those of the fault in use.
    @MainActor private func difference(in session: ExampleSession, columns: Int?) throws -> StyledText {
        guard let experiment = try name.map(session.experiment(named:)) ?? session.knownExperiment else {
            if session.hidesExperiment {
                throw CommandError.givesAway("source --diff", technique: session.technique.name)
            }
            throw CommandError.nothingBroken("source --diff", in: session)
        }
        let sources = session.program.sources
        var parts = [StyledText("\(experiment.name): \(experiment.broken)").wrapped(to: columns)]
        for edit in experiment.edits { parts.append(edit.text(columns: columns)) }
        let file = try sources.file(named: Self.type(of: experiment, in: session))
        let whole = session.program.technique(for: experiment, using: session.technique).source
        if let difference = try sources.difference(of: file, fromThatOf: whole) {
            parts.append(difference.text(columns: columns))
        } else if sources.isBroken(file.path) {
            let text = StyledText("Only in this experiment: ", .dim) + file.text(columns: columns)
            parts.append(text.wrapped(to: columns, indent: 2))
        } else {
            // The learner's changes and mysteries have no name that a command knows.
            let isListed = session.program.experiments.contains { $0.name == experiment.name }
            let line = isListed ? "source \(experiment.name)" : "source"
            let hint = "The Swift code is the same; \"\(line)\" shows the code that is affected."
            parts.append(StyledText(hint, .dim).wrapped(to: columns))
        }
        return parts.joined(by: "\n")
    }
}
