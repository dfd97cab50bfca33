/// A process that ended by what a learner tried.
struct Crash {
    /// The experiment that was in force.
    let experiment: String
    /// What it wrote.
    let message: String
}
