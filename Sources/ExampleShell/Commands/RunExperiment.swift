internal import ArgumentParser
internal import InterfaceBuilder
internal import PlainText
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
        guard let name else { return list(in: session) }
        let experiment = try session.experiment(named: name)
        session.print(description(of: experiment, columns: session.appearance.proseColumns))
        guard experiment.endsProgram else { return session.begin(experiment) }
        let report = try session.crash(with: experiment)
        let words = report.message.isEmpty ? "(It wrote nothing.)" : report.message
        let message = words.split(separator: "\n", omittingEmptySubsequences: false)
        let columns = session.appearance.proseColumns
        session.print(
            message.map { "    \($0)".sanitized.wrapped(to: columns, indent: 4) }.joined(separator: "\n"))
        session.print(
            "The process ended \(report.ending). This session goes on as it was.".wrapped(to: columns))
    }

    @MainActor private func description(of experiment: Experiment, columns: Int?) -> String {
        let claims = experiment.claims.joined(separator: ", ")
        var lines = ["\(experiment.name) (\(claims)): \(experiment.broken)".wrapped(to: columns)]
        for edit in experiment.edits {
            lines += ["  in \(edit.nib).xib:", "  - \(edit.find)"]
            if !edit.replacement.isEmpty { lines.append("  + \(edit.replacement)") }
        }
        lines.append("Look: \(experiment.look)".wrapped(to: columns, indent: 6))
        if experiment.endsProgram {
            lines.append("This ends the program on iOS, so it runs in a process of its own:".wrapped(to: columns))
        }
        return lines.joined(separator: "\n")
    }

    @MainActor private func list(in session: ExampleSession) {
        let rows = session.experiments.map { experiment in
            let ending = experiment.endsProgram ? " Ends the program on iOS." : ""
            let claims = experiment.claims.joined(separator: ", ")
            return (name: experiment.name, text: "\(experiment.broken) (\(claims))\(ending)")
        }
        session.printNames(rows, inUse: session.experiment?.name)
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.experiments.map(\.name)
    }
}
