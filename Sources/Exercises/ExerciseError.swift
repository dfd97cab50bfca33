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
    /// There is nothing to show under that name.
    case nothingToPlay(String)
    /// A folder to be made is there already.
    case isThere(String)
    /// The editor did not do what it should.
    case failed(String)
    /// There is no `swift`.
    case noToolchain
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
        case .nothingToPlay(let name):
            "there is no screen \"\(name)\" to play; name an exercise by its number, or a folder that \"new\" made"
        case .isThere(let path): "\(path) is there already; give another name"
        case .failed(let reason): "\(reason); nothing was checked"
        case .noToolchain: "there is no swift to build with; it must be in the PATH"
        case .toolFailed(let tool, let output): "\(tool) failed: \(output)"
        }
    }
}
