package import ArgumentParser
internal import Handbook
internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

package struct RunExperiment: SessionCommand {
    package static let configuration = CommandConfiguration(
        commandName: "experiment",
        abstract: "Break one thing on purpose.",
        discussion: """
            A fault that only looks wrong stays on this screen until `reset`. A fault that ends the program on iOS \
            runs in a separate process, and this session goes on.
            """)
    package static let purpose = CommandPurpose.change

    @Argument(help: "The experiment. The default lists all.")
    package var name: String?

    @Flag(help: "List those of other techniques in full, also in a terminal.")
    var all = false

    package func validate() throws {
        if all, name != nil { throw ValidationError("--all lists the experiments; name none with it") }
    }

    package init() {}

    package func run(in session: ExampleSession) throws {
        guard let name else {
            return session.page(ExperimentList(session: session, listsAll: all || !session.isInteractive).text)
        }
        let experiment = try session.experiment(named: name)
        let before = session.technique
        let report = experiment.endsProgram ? try crash(with: experiment, in: session) : nil
        if report == nil { try session.begin(experiment) } else { session.seenExperiments.insert(name) }
        try describe(experiment, after: before, in: session)
        report?.pieces.forEach(session.say)
        // A process may end without a message, as with a full stack.
        if let report, try !Explanation(of: report.message).findings.isEmpty {
            session.remark("\"explain\" tells what the message means, and its causes in an app.")
        }
    }

    /// Makes the screen with the experiment in another process, which the experiment ends.
    @MainActor private func crash(with experiment: Experiment, in session: ExampleSession) throws -> CrashReport {
        try session.world.check(experiment.edits)
        let technique = session.program.technique(for: experiment, using: session.technique).name
        let report = try TrialProcess(of: session).report(
            with: technique, ["--experiment", experiment.name], after: experiment.steps)
        session.crash = Crash(experiment: experiment.name, report)
        return report
    }

    package func effect(in session: ExampleSession) -> CommandEffect {
        let experiment = session.experimentsByName.first { $0.name == name }
        // An experiment that ended a process has had no effect here.
        return experiment?.endsProgram == false ? .changes : .nothing
    }

    /// Prints the fault and where to look, and the technique that makes the screen now, if that was another one before.
    @MainActor private func describe(
        _ experiment: Experiment, after before: Technique, in session: ExampleSession
    ) throws {
        let claims = experiment.claims.isEmpty ? "" : " (\(experiment.claims.joined(separator: ", ")))"
        let isBroken = experiment.kind != .worksAfterAll
        session.say(
            StyledText(experiment.name, isBroken ? .broken : .bold) + StyledText("\(claims): \(experiment.broken)"))
        let technique = session.program.technique(for: experiment, using: session.technique).name
        if technique != before.name {
            let screen = experiment.endsProgram ? "that process" : "the screen"
            session.say("This experiment needs the technique \(technique), so \(screen) now uses it.")
        }
        for (index, edit) in experiment.edits.enumerated() {
            let isSame = index > 0 && experiment.edits[index - 1].nib == edit.nib
            if !isSame { session.say("  in \(try UINib.document(named: edit.nib, bundle: nil).file):", indent: 2) }
            session.say(StyledText("  - \(edit.find)"), indent: 4)
            let new = edit.replacement.replacing("\n", with: "\n    ")
            if !new.isEmpty { session.say(StyledText("  + \(new)"), indent: 4) }
        }
        // A lesson says itself what to look at.
        if session.shown.teacher?.isTeaching != true { session.say("Look: \(experiment.look)", indent: 6) }
        if experiment.endsProgram {
            let steps = experiment.steps == ["show"] ? "" : ", with \(experiment.steps.joined(separator: ", "))"
            session.say("This ends the program on iOS, so it runs in a process of its own\(steps):")
        }
    }

    package static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.experimentsByName.map(\.name)
    }
}
