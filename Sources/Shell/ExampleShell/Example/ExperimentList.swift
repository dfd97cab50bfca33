/// The list of the possible experiments, grouped by what becomes of the screen.
struct ExperimentList {
    let session: ExampleSession
    /// A Boolean value that indicates whether the list also says what the experiments with other techniques break.
    let listsAll: Bool

    var text: StyledText {
        let experiments = session.experimentsByName
        guard !experiments.isEmpty else {
            return wrapped("This screen has no experiments. \"edit\" changes its nibs.", indent: 0)
        }
        let shown = listsAll ? experiments : experiments.filter(isAboutTechnique)
        let nameColumns = shown.map { entry(for: $0).name.columns }.max() ?? 0
        var lines: [StyledText] = []
        for kind in Experiment.Kind.allCases {
            let members = Self.inOrder(shown.filter { $0.kind == kind }, in: session)
            if members.isEmpty { continue }
            let (title, explanation) = kind.heading
            lines.append(wrapped(StyledText(title, .bold) + StyledText(explanation, .dim), indent: 2))
            lines += StyledText.list(
                members.map(entry), columns: session.appearance.proseColumns, indent: 0, nameColumns: nameColumns)
        }
        let others = listsAll ? [] : experiments.filter { !isAboutTechnique($0) }
        if !others.isEmpty {
            let names = others.map { StyledText(isSeen($0) ? "\(seenMark)\u{A0}" : "") + StyledText($0.name, .name) }
            let heading = StyledText("With another technique", .bold) + StyledText(" (\"experiment --all\")  ", .dim)
            lines.append(wrapped(heading + names.joined(by: "  "), indent: 2))
        }
        lines.append(wrapped(hint, indent: 0))
        return lines.joined(by: "\n")
    }

    /// Returns experiments in the order of the list, by kind. In each kind, the current experiment is first, followed
    /// by those of the current technique. Experiments that finished chapters explain come before others.
    static func inOrder(_ experiments: [Experiment], in session: ExampleSession) -> [Experiment] {
        let explained = session.shown.teacher?.explainedNames ?? []
        func rank(_ experiment: Experiment) -> Int {
            if session.knownExperiment?.name == experiment.name { return 0 }
            let isElsewhere = !experiment.techniques.contains(session.technique.name)
            return (isElsewhere ? 3 : 1) + (explained.contains(experiment.name) ? 0 : 1)
        }
        return Experiment.Kind.allCases.flatMap { kind in
            let members = experiments.filter { $0.kind == kind }
            return (0...4).flatMap { wanted in members.filter { rank($0) == wanted } }
        }
    }

    private var seenMark: String { session.appearance.style.ascii ? "+" : "✓" }

    private func entry(for experiment: Experiment) -> (name: StyledText, text: StyledText) {
        let mark = isInUse(experiment) ? "*" : isSeen(experiment) ? seenMark : " "
        let others = isAboutTechnique(experiment) ? "" : " (\(experiment.techniques[0]))"
        return (
            name: StyledText("\(mark) ") + StyledText(experiment.name, isInUse(experiment) ? .bold : .name),
            text: StyledText(experiment.broken) + StyledText(outcome(of: experiment) + others, .dim)
        )
    }

    /// Returns the outcome of an experiment that is over, or empty while the learner must find a fault.
    private func outcome(of experiment: Experiment) -> String {
        let isOver = isSeen(experiment) && !isInUse(experiment) && !session.hidesExperiment
        return isOver && !experiment.outcome.isEmpty ? " \(experiment.outcome)" : ""
    }

    private func isInUse(_ experiment: Experiment) -> Bool { session.knownExperiment?.name == experiment.name }

    private func isAboutTechnique(_ experiment: Experiment) -> Bool {
        experiment.techniques.contains(session.technique.name)
    }

    private func isSeen(_ experiment: Experiment) -> Bool { session.seenExperiments.contains(experiment.name) }

    private var hint: StyledText {
        let experiments = session.experimentsByName
        let next = experiments.first { !isSeen($0) && $0.kind == .looksWrong }
        var hint = StyledText("\"experiment NAME\" starts one", .dim)
        if let next {
            hint += StyledText(next.name == experiments[0].name ? "; the first to try is " : "; the next is ", .dim)
            hint += StyledText(next.name, .bold)
        }
        hint += StyledText(".", .dim)
        guard experiments.contains(where: isSeen) else { return hint }
        return hint + StyledText(" \(seenMark) seen, * in use.", .dim)
    }

    private func wrapped(_ line: StyledText, indent: Int) -> StyledText {
        line.wrapped(to: session.appearance.proseColumns, indent: indent)
    }
}

extension Experiment.Kind {
    /// The heading above such experiments in a list.
    var heading: (title: String, explanation: String) {
        switch self {
        case .looksWrong: ("Goes wrong", " (\"reset\" repairs it)")
        case .endsProgram: ("Ends the program", " (in another process: this one goes on)")
        case .worksAfterAll: ("Works after all", "")
        }
    }
}
