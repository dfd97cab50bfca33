internal import ExampleShell

/// A task for the learner after the chapters: repairing a screen, or answering a big question.
struct TransferTask {
    /// The number of the task among all, from 1.
    let number: Int
    /// A Boolean value that indicates whether the task is done, so that Enter goes on to the next.
    var isDone = false
    var hintsGiven = 0
}
