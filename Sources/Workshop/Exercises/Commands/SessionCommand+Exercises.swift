internal import REPL

extension SessionCommand where Context == ExerciseSession {
    /// There is no screen to do anything to.
    func effect(in session: ExerciseSession) -> CommandEffect { .nothing }

    /// The numbers of the exercises, which most of these commands take.
    static func candidates(for argument: String, in session: ExerciseSession) -> [String] {
        session.exercises.map { "\($0.number)" }
    }
}
