/// The list of what can be broken, grouped by what becomes of the screen.
struct ExperimentList {
    private let session: ExampleSession

    init(_ session: ExampleSession) {
        self.session = session
    }

    /// The list, wrapped and marked as the session's output should look.
    var text: StyledText {
        let experiments = session.experimentsByName
        let width = experiments.map(\.name.count).max() ?? 0
        var lines: [StyledText] = []
        for kind in Experiment.Kind.allCases {
            let members = experiments.filter { $0.kind == kind }
            if members.isEmpty { continue }
            lines.append(wrapped(StyledText(kind.heading, .bold) + StyledText(kind.explanation, .dim), indent: 2))
            lines += members.map { line(for: $0, width: width) }
        }
        lines.append(wrapped(hint, indent: 0))
        return lines.joined(by: "\n")
    }

    private var seenMark: String { session.appearance.style.ascii ? "+" : "✓" }

    private func line(for experiment: Experiment, width: Int) -> StyledText {
        let isInUse = session.knownExperiment?.name == experiment.name
        let mark = isInUse ? "*" : isSeen(experiment) ? seenMark : " "
        let others = experiment.techniques.contains(session.technique.name) ? "" : " (\(experiment.techniques[0]))"
        return wrapped(
            StyledText("\(mark) ") + StyledText(experiment.name, .bold)
                + StyledText(String(repeating: " ", count: width - experiment.name.count + 2))
                + StyledText(experiment.broken) + StyledText(others, .dim),
            indent: width + 4)
    }

    private func isSeen(_ experiment: Experiment) -> Bool { session.tutorial.seenExperiments.contains(experiment.name) }

    /// What to type now.
    private var hint: StyledText {
        let experiments = session.experimentsByName
        let next = experiments.first { !isSeen($0) && $0.kind == .looksWrong }
        var hint = StyledText("\"experiment NAME\" starts one", .dim)
        if let next {
            hint =
                hint + StyledText(next.name == experiments[0].name ? "; the first to try is " : "; the next is ", .dim)
            hint = hint + StyledText(next.name, .bold)
        }
        hint = hint + StyledText(".", .dim)
        guard experiments.contains(where: isSeen) else { return hint }
        return hint + StyledText(" \(seenMark) seen, * in use.", .dim)
    }

    private func wrapped(_ line: StyledText, indent: Int) -> StyledText {
        line.wrapped(to: session.appearance.proseColumns, indent: indent)
    }
}

extension Experiment.Kind {
    /// The heading of the group.
    fileprivate var heading: String {
        switch self {
        case .looksWrong: "Looks wrong"
        case .endsProgram: "Ends the program"
        case .worksAfterAll: "Works after all"
        }
    }

    /// What is worth knowing of the group, behind its heading.
    fileprivate var explanation: String {
        switch self {
        case .looksWrong: " (\"reset\" mends it)"
        case .endsProgram: " (in another process: this one goes on)"
        case .worksAfterAll: ""
        }
    }
}
