internal import ArgumentParser
internal import InterfaceBuilder
internal import TerminalUIKit

/// `experiment`: breaks one thing on purpose.
struct RunExperiment: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "experiment",
        abstract: "Break one thing on purpose and see what happens, or list what can be broken.",
        discussion: """
            What only looks wrong is broken here, until `reset`. What ends the program on iOS is broken in a process of \
            its own, which really ends; this session goes on unharmed.
            """)

    @Argument(help: "What to break; none to list the experiments.")
    var name: String?

    func run(in session: ExampleSession) throws {
        guard let name else { return session.print(list(in: session)) }
        let experiment = try session.experiment(named: name)
        session.print(description(of: experiment))
        guard experiment.endsProgram else { return session.begin(experiment) }
        let report = try session.crash(with: experiment)
        let words = report.message.isEmpty ? "(It wrote nothing.)" : report.message
        let message = words.split(separator: "\n", omittingEmptySubsequences: false)
        session.print(message.map { "    " + String($0).sanitized }.joined(separator: "\n"))
        session.print("The process ended \(report.ending). This session goes on as it was.")
    }

    @MainActor private func description(of experiment: Experiment) -> String {
        var lines = ["\(experiment.name) (\(experiment.claims.joined(separator: ", "))): \(experiment.broken)"]
        for edit in experiment.edits {
            lines += ["  in \(edit.nib).xib:", "  - \(edit.find)"]
            if !edit.replacement.isEmpty { lines.append("  + \(edit.replacement)") }
        }
        lines.append("Look: \(experiment.look)")
        if experiment.endsProgram { lines.append("This ends the program on iOS, so it runs in a process of its own:") }
        return lines.joined(separator: "\n")
    }

    @MainActor private func list(in session: ExampleSession) -> String {
        let width = session.experiments.map(\.name.count).max() ?? 0
        return session.experiments.map { experiment in
            let mark = experiment.name == session.experiment?.name ? "* " : "  "
            let ending = experiment.endsProgram ? " Ends the program on iOS." : ""
            return mark + experiment.name.padded(to: width) + "  "
                + "\(experiment.broken) (\(experiment.claims.joined(separator: ", ")))\(ending)"
        }.joined(separator: "\n")
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.experiments.map(\.name)
    }
}
