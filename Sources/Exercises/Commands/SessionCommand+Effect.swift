internal import REPL

extension SessionCommand where Context == ExerciseSession {
    /// There is no screen to do anything to.
    func effect(in session: ExerciseSession) -> CommandEffect { .nothing }
}
