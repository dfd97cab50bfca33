/// Why a command of the tutorial can't be carried out.
nonisolated enum TutorialError: Error, CustomStringConvertible {
    /// No chapter is followed.
    case notBegun
    /// Nothing is asked that could be answered.
    case nothingAsked
    /// The answer is none of those there are.
    case noSuchAnswer(String, count: Int)
    /// There is no chapter of that number.
    case noChapter(Int, count: Int)
    /// No experiment of this program has been met so far.
    case noMystery
    /// The recap can't be written.
    case cannotWrite(String, reason: String)

    var description: String {
        switch self {
        case .notBegun: "no chapter is being followed; \"tutorial\" begins one, or goes on"
        case .nothingAsked: "nothing is asked that has an answer now; \"tutorial\" says what is"
        case .noSuchAnswer(let answer, let count):
            "\"\(answer)\" is none of the answers: type a number from 1 to \(count)"
        case .noChapter(let number, let count): "there is no chapter \(number); there are 1 to \(count)"
        case .noMystery: "no experiment of this program has been met so far; \"tutorial\" leads to the first"
        case .cannotWrite(let file, let reason): "cannot write \(file): \(reason)"
        }
    }
}
