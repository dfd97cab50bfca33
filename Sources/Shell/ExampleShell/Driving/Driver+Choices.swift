extension Driver {
    /// A Boolean value that indicates whether there are experiments to choose from, as in the four programs.
    var hasExperiments: Bool { !session.program.experiments.isEmpty }
    /// A Boolean value that indicates whether there are techniques to choose from.
    var hasTechniques: Bool { session.program.techniques.count > 1 }

    /// The experiments to choose from, the one in force first chosen, or else the first that was not seen.
    var experimentChoice: NameChoice { experiments(for: "experiment", title: "Break one thing:") }

    /// The experiments to choose from for a comparison with the working screen.
    var comparisonChoice: NameChoice { experiments(for: "compare", title: "Compare working and broken:") }

    private func experiments(for command: String, title: String) -> NameChoice {
        let experiments = ExperimentList.inOrder(session.experimentsByName, in: session)
        let (inUse, seen) = (session.knownExperiment?.name, session.seenExperiments)
        let entries = experiments.map { experiment in
            NameChoice.Entry(
                name: experiment.name,
                mark: experiment.name == inUse ? "in use" : seen.contains(experiment.name) ? "seen" : "",
                text: StyledText(experiment.broken)
                    + StyledText(experiment.endsProgram ? " Ends the program." : "", .broken),
                group: experiment.kind.heading.title)
        }
        let next = experiments.first { !seen.contains($0.name) }?.name
        return NameChoice(command, title: title, entries, selecting: inUse ?? next)
    }

    /// The techniques to choose from, the one in use first chosen.
    var techniqueChoice: NameChoice {
        let inUse = session.technique.name
        let entries = SwitchTechnique.inOrder(session).map {
            NameChoice.Entry(name: $0.name, mark: $0.name == inUse ? "in use" : "", text: StyledText($0.summary))
        }
        return NameChoice("technique", title: "Choose a technique:", entries, selecting: inUse)
    }
}
