internal import TerminalUIKit

extension ExampleSession {
    /// The experiments by name: of several with one name, the one for the technique in use, or else the first.
    public var experimentsByName: [Experiment] {
        var found: [Experiment] = []
        for experiment in experiments where !found.contains(where: { $0.name == experiment.name }) {
            let alike = experiments.filter { $0.name == experiment.name }
            found.append(alike.first { $0.techniques.contains(technique.name) } ?? experiment)
        }
        return found
    }

    /// The experiment that is in force, unless the learner is to find out which it is.
    var knownExperiment: Experiment? { tutorial.mystery == nil ? experiment : nil }

    /// The experiment with a name, for the technique in use if there is one.
    func experiment(named name: String) throws(CommandError) -> Experiment {
        let experiments = experimentsByName
        if name == NibEditing.name, let own = try? editing.experiment { return own }
        if let experiment = experiments.first(where: { $0.name == name }) { return experiment }
        throw .unknown("experiment", name, among: experiments.map(\.name))
    }

    func technique(named name: String) throws(CommandError) -> Technique {
        let all = techniques + transfers.map(\.technique)
        if let technique = all.first(where: { $0.name == name }) { return technique }
        throw .unknown("technique", name, among: techniques.map(\.name))
    }

    /// The technique that makes the screen for an experiment: the one in use if it can be broken that way.
    func technique(for experiment: Experiment) -> Technique {
        if experiment.techniques.contains(technique.name) { return technique }
        return techniques.first { $0.name == experiment.techniques[0] }!
    }

    func crash(with experiment: Experiment) throws -> CrashReport {
        try check(experiment.edits)
        let technique = technique(for: experiment).name
        let report = try report(with: technique, ["--experiment", experiment.name], after: experiment.steps)
        tutorial.crash = Crash(experiment: experiment.name, report)
        return report
    }

    /// What becomes of another process of this program that makes the screen with a technique, and runs some lines.
    func report(with technique: String, _ options: [String], after steps: [String] = []) throws -> CrashReport {
        let arguments = ["--plain", "--technique", technique] + options + steps.flatMap { ["-c", $0] }
        return try CrashReport(running: executable, launchArguments + arguments)
    }

    /// The same, with an option for what is written down for that process.
    func report(
        with technique: String, _ option: String, telling value: some Encodable, _ options: [String] = [],
        after steps: [String] = []
    ) throws -> CrashReport {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try PictureFile(path: file.path).write(JSONEncoder().encode(value), overwriting: true)
        return try report(with: technique, [option, file.path] + options, after: steps)
    }

    func say(_ report: CrashReport) {
        let message = report.message.isEmpty ? "(It wrote nothing.)" : report.message
        for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
            say(StyledText("    \(line)"), indent: 4)
        }
        say("The process ended \(report.ending). This session goes on as it was.")
    }

    /// Makes sure that what is to be edited is in the nibs.
    func check(_ edits: [NibEdit]) throws {
        let trial = World(like: world)
        trial.edits = edits
        try trial.run { for edit in edits { _ = try UINib.document(named: edit.nib, bundle: nil) } }
    }
}
