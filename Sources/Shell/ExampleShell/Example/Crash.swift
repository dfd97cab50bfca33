/// The end of a process, caused by a learner's experiment.
package struct Crash {
    package let experiment: String
    /// The process's last output, and the way it ended.
    package let message: String

    init(experiment: String, message: String) {
        (self.experiment, self.message) = (experiment, message)
    }

    init(experiment: String, _ report: CrashReport) {
        self.init(experiment: experiment, message: "\(report.message)\n\(report.ending)")
    }
}
