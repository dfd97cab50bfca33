internal import ArgumentParser

/// `source`: shows the Swift code of a technique, an experiment or a type.
struct Source: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the Swift code behind the screen, or of a technique, experiment or type.")

    @Argument(help: "A technique, an experiment or a type; what makes the screen now if none is named.")
    var name: String?

    @Flag(help: "List the types there are.")
    var list = false

    func run(in session: ExampleSession) throws {
        if list { return session.print(session.sources.names.joined(separator: "\n")) }
        let type = name.map(session.source) ?? session.experiment.map(session.source(of:)) ?? session.technique.source
        session.print(try session.sources.text(named: type).trimmingCharacters(in: .newlines))
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.techniques.map(\.name) + session.experimentsByName.map(\.name) + session.sources.names
    }
}

extension ExampleSession {
    /// The type behind a name: a technique's, an experiment's, or the name itself.
    fileprivate func source(_ name: String) -> String {
        techniques.first { $0.name == name }?.source ?? experimentsByName.first { $0.name == name }.map(source(of:))
            ?? name
    }

    /// The type behind an experiment: its own, or that of the technique, whose nib it breaks.
    fileprivate func source(of experiment: Experiment) -> String {
        experiment.source ?? technique(for: experiment).source
    }
}
