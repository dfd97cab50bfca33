internal import ExampleShell

/// What the learner does once the chapters are done: mends a screen, or answers a big question.
struct TransferTask {
    /// Which of all it is, from 1.
    let number: Int
    /// Whether it is done: Enter goes on to the next.
    var isDone = false
    var hintsGiven = 0
}
