/// Which code of an exercise is built: the learner's, or the solution.
enum ExerciseCode: String {
    case stub = "Stub"
    case solution = "Solution"
}
