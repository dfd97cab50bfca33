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
    /// There is no part of that letter; there are these.
    case noPart(String, [String])
    /// There is no task of that number behind the chapters.
    case noTransfer(Int, count: Int)
    /// No fault that leaves a screen to look at has been met in this program so far.
    case noMystery
    /// The program for exercises is not beside this one, or there is no terminal for it.
    case noExercises

    var description: String {
        switch self {
        case .notBegun: "no chapter is under way; \"tutorial\" starts or continues one"
        case .nothingAsked: "there is no question to answer now; \"tutorial\" shows what is asked"
        case .noSuchAnswer(let answer, let count):
            "\"\(answer)\" is not one of the answers; type a number from 1 to \(count)"
        case .noChapter(let number, let count): "there is no chapter \(number); there are 1 to \(count)"
        case .noExercises:
            "exercises can't be done here; in the project's folder, type \"swift run exercises\" in a terminal"
        case .noPart(let part, let parts):
            "there is no part \(part); there are \(parts.first ?? "") to \(parts.last ?? "")"
        case .noTransfer(let number, let count): "there is no transfer \(number); there are 1 to \(count)"
        case .noMystery: "you have met no fault yet that stays on the screen; \"tutorial\" leads to the first"
        }
    }
}
