/// Why a command for an exercise can't be carried out.
nonisolated enum ExerciseError: Error, CustomStringConvertible {
    case noFolder(command: String)
    case noSources
    /// SwiftPM takes two folders for one package if both have the same name.
    case badFolder(String)
    case noExercise(Int, count: Int)
    case malformed(String, problem: String)
    case notTried(Int, command: String)
    case nobodyToAsk(String)
    case noTerminal
    case nothingToPlay(String)
    case isThere(String)
    case failed(String)
    case noToolchain

    var description: String {
        switch self {
        case .noFolder(let command): "you have no folder for your code yet; \"\(command)\" makes one"
        case .noSources:
            "there is nothing to build with; name a folder with the project's sources, or their address, by \"--from\""
        case .badFolder(let path):
            "SwiftPM can't tell \(path) from the project's folder, which has the same name; give another name"
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
        }
    }
}
