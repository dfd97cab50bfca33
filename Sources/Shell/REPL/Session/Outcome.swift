/// The ways in which a line given to a session ends.
public nonisolated enum Outcome: Sendable {
    /// The command did its work, or the line was blank, or a comment.
    case ok
    /// There was no such command, its arguments were wrong, or it failed. The reason went to the session's errors.
    case failed
    /// The learner asked to leave.
    case quit
}
