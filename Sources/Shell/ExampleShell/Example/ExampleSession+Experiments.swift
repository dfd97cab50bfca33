extension ExampleSession {
    /// The experiments by name: of several with one name, the one for the technique in use, or else the first.
    public var experimentsByName: [Experiment] { program.experimentsByName(using: technique) }

    /// The experiment that is in force, unless the learner is to find out which it is.
    package var knownExperiment: Experiment? { hidesExperiment ? nil : experiment }

    /// The experiment with a name, for the technique in use if there is one.
    package func experiment(named name: String) throws(CommandError) -> Experiment {
        let experiments = experimentsByName
        if name == NibEditing.name, let own = try? editing.experiment { return own }
        if let experiment = experiments.first(where: { $0.name == name }) { return experiment }
        throw .unknown("experiment", name, among: experiments.map(\.name))
    }
}
