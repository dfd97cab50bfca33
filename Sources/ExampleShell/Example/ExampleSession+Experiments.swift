internal import Foundation

extension ExampleSession {
    /// The experiment with a name.
    ///
    /// - Throws: ``ExampleError`` with the nearest name.
    func experiment(named name: String) throws(ExampleError) -> Experiment {
        if let experiment = experiments.first(where: { $0.name == name }) { return experiment }
        throw .unknown("experiment", name, among: experiments.map(\.name))
    }

    /// Runs an experiment in a process of its own until it ends.
    func crash(with experiment: Experiment) throws -> CrashReport {
        let arguments =
            launchArguments + ["--plain", "--experiment", experiment.name] + experiment.steps.flatMap { ["-c", $0] }
        return try CrashReport(running: executable, arguments)
    }
}
