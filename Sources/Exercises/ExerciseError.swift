/// Why a command for an exercise can't be carried out.
nonisolated enum ExerciseError: Error, CustomStringConvertible {
    /// The program is neither in a folder of the project, nor was it started in one.
    case noPackage
    /// SwiftPM takes the project's folder and that of the exercises for one package if both have that name.
    case badFolder(String)
    /// There is no exercise of that number.
    case noExercise(Int, count: Int)
    /// A file of an exercise is not as it has to be.
    case malformed(String, problem: String)
    /// The solution was asked for before anything was tried.
    case notTried(Int, command: String)
    /// Something has to be asked, and nobody is there to answer.
    case nobodyToAsk(String)
    /// There is no terminal to watch from.
    case noTerminal
    /// A program could not be run, or failed.
    case toolFailed(String, output: String)

    var description: String {
        switch self {
        case .noPackage:
            "there is no folder Tutorials/Exercises here; type \"swift run exercises\" in the project's folder"
        case .badFolder(let path):
            "SwiftPM can't tell \(path) from the folder of the exercises, which has the same name; rename one"
        case .noExercise(let number, let count): "there is no exercise \(number); there are 1 to \(count)"
        case .malformed(let file, let problem): "\(file): \(problem)"
        case .notTried(let number, let command):
            "you have not checked exercise \(number) yet; try it first, or show the solution with \"\(command)\""
        case .nobodyToAsk(let command): "this needs an answer from a terminal; \"\(command)\" does not ask"
        case .noTerminal: "watch needs a terminal; \"check\" does the same once"
        case .toolFailed(let tool, let output): "\(tool) failed: \(output)"
        }
    }
}
