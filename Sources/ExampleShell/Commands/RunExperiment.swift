internal import ArgumentParser
internal import InterfaceBuilder
internal import PlainText
internal import TerminalUIKit

/// `experiment`: breaks one thing on purpose.
struct RunExperiment: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "experiment",
        abstract: "Break one thing on purpose, or list what can be.",
        discussion: """
            What only looks wrong is broken here, until `reset`. What ends the program on iOS is broken in a process \
            of its own, which really ends; this session goes on unharmed.
            """)
    static let purpose = CommandPurpose.change

    @Argument(help: "What to break; none to list the experiments.")
    var name: String?

    func run(in session: ExampleSession) throws {
        guard let name else { return session.print(ExperimentList(session).text) }
        let experiment = try session.experiment(named: name)
        let description = try description(of: experiment, in: session)
        guard experiment.endsProgram else {
            try session.begin(experiment)
            return session.print(description)
        }
        let report = try session.crash(with: experiment)
        session.markSeen(experiment)
        session.print(description)
        let words = report.message.isEmpty ? "(It wrote nothing.)" : report.message
        let message = words.split(separator: "\n", omittingEmptySubsequences: false)
        let columns = session.appearance.proseColumns
        session.print(
            message.map { "    \($0)".wrapped(to: columns, indent: 4) }.joined(separator: "\n"))
        session.print(
            "The process ended \(report.ending). This session goes on as it was.".wrapped(to: columns))
    }

    @MainActor private func description(of experiment: Experiment, in session: ExampleSession) throws -> String {
        let columns = session.appearance.proseColumns
        let claims = experiment.claims.joined(separator: ", ")
        var lines = ["\(experiment.name) (\(claims)): \(experiment.broken)".wrapped(to: columns)]
        let technique = session.technique(for: experiment)
        if technique.name != session.technique.name {
            let screen = experiment.endsProgram ? "the screen of that process" : "the screen"
            lines.append(
                "It is about \(technique.name), not \(session.technique.name): so \(technique.name) makes \(screen)."
                    .wrapped(to: columns))
        }
        for edit in experiment.edits {
            let file = try UINib.document(named: edit.nib, bundle: nil).file
            lines += ["  in \(file):", "  - \(edit.find)"]
            if !edit.replacement.isEmpty { lines.append("  + \(edit.replacement)") }
        }
        lines.append("Look: \(experiment.look)".wrapped(to: columns, indent: 6))
        if experiment.endsProgram {
            lines.append("This ends the program on iOS, so it runs in a process of its own:".wrapped(to: columns))
        }
        return lines.joined(separator: "\n")
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.experimentsByName.map(\.name)
    }
}
