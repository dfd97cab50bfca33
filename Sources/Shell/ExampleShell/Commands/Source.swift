internal import ArgumentParser
internal import PlainText

struct Source: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the Swift code.",
        discussion: """
            The code behind the screen, or that of a technique, an experiment, or any type. With --diff, what an \
            experiment changes: lines of the working program begin with −, those of the broken one with +.
            """)
    static let purpose = CommandPurpose.look

    @Argument(help: "A technique, an experiment or a type; without one, what makes the screen now.")
    var name: String?

    @Flag(help: "List the files there are to read.")
    var list = false

    @Flag(help: "Show what an experiment changes, in code and in nibs.")
    var diff = false

    func validate() throws {
        if list, diff || name != nil { throw ValidationError("--list takes no name and no other option") }
    }

    func run(in session: ExampleSession) throws {
        let columns = session.appearance.proseColumns
        if list { return session.page(StyledText(session.sources.names.joined(separator: "\n"))) }
        if diff { return session.page(try session.difference(ofExperiment: name, columns: columns)) }
        session.page(try session.sources.file(named: session.typeToRead(name)).text(columns: columns))
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        list ? .nothing : .shows(["source \(session.typeToRead(name))"])
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.techniques.map(\.name) + session.experimentsByName.map(\.name) + session.sources.names
    }
}

extension ExampleSession {
    /// The type behind the name of a technique, an experiment or a type; without one, what makes the screen now.
    func typeToRead(_ name: String?) -> String {
        name.map(source) ?? knownExperiment.map(source(of:)) ?? technique.source
    }

    /// The type behind a name: a technique's, an experiment's, or the name itself.
    fileprivate func source(_ name: String) -> String {
        techniques.first { $0.name == name }?.source ?? experimentsByName.first { $0.name == name }.map(source(of:))
            ?? name
    }

    /// The type behind an experiment: its own, or that of the technique, whose nib it breaks.
    fileprivate func source(of experiment: Experiment) -> String {
        experiment.source ?? technique(for: experiment).source
    }

    /// What an experiment changes, in code and in nibs; without a name, what is broken now.
    fileprivate func difference(ofExperiment name: String?, columns: Int?) throws -> StyledText {
        let named = try name.map(experiment(named:))
        guard let experiment = named ?? knownExperiment else {
            if tutorial.mystery != nil { throw CommandError.givesAway("source --diff", technique: technique.name) }
            throw CommandError("nothing is broken now; name an experiment: \"experiment\" lists them")
        }
        var parts = [StyledText("\(experiment.name): \(experiment.broken)").wrapped(to: columns)]
        for edit in experiment.edits { parts.append(edit.text(columns: columns)) }
        let file = try sources.file(named: source(of: experiment))
        let whole = technique(for: experiment).source
        if let difference = try sources.difference(of: file, fromThatOf: whole) {
            parts.append(difference.text(columns: columns))
        } else if sources.isBroken(file.path) {
            let text = StyledText("Only in this experiment: ", .dim) + file.text(columns: columns)
            parts.append(text.wrapped(to: columns, indent: 2))
        } else {
            let line = experiment.name == Fault.experimentName ? "source" : "source \(experiment.name)"
            let hint = "The Swift code is the same; \"\(line)\" shows the code that is affected."
            parts.append(StyledText(hint, .dim).wrapped(to: columns))
        }
        return parts.joined(by: "\n")
    }
}
