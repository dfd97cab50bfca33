/// A process that ended by what a learner tried.
struct Crash {
    let experiment: String
    let message: String
}
