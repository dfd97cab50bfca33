internal import REPL

nonisolated extension CommandError {
    static let noSources = CommandError(
        "there is nothing to build with; name a folder with the project's sources, or their address, by \"--from\"")
    static let noTerminal = CommandError("watch needs a terminal; \"check\" does the same once")
    static let noToolchain = CommandError("there is no swift to build with; it must be in the PATH")

    static func noFolder(command: String) -> CommandError {
        CommandError("you have no folder for your code yet; \"\(command)\" makes one")
    }

    static func isGone(_ path: String) -> CommandError {
        CommandError("can't find your folder \(path); move it back, or start exercises where it is now")
    }

    /// SwiftPM takes two folders for one package if both have the same name.
    static func badFolder(_ path: String) -> CommandError {
        CommandError("SwiftPM can't tell \(path) from the project's folder, which has the same name; give another name")
    }

    static func inProject(_ path: String) -> CommandError {
        CommandError("can't make \(path): it is in the project's folder; name a folder elsewhere, such as ../Moons")
    }

    static func noExercise(_ number: Int, count: Int) -> CommandError {
        CommandError("there is no exercise \(number); there are 1 to \(count)")
    }

    static func malformed(_ file: String, problem: String) -> CommandError { CommandError("\(file): \(problem)") }

    static func notTried(_ number: Int, command: String) -> CommandError {
        CommandError(
            "you have not checked exercise \(number) yet; try it first, or show the solution with \"\(command)\"")
    }

    static func nobodyToAsk(_ command: String) -> CommandError {
        CommandError("this needs an answer from a terminal; \"\(command)\" does not ask")
    }

    static func nothingToPlay(_ name: String, nearest: String? = nil) -> CommandError {
        let advice = nearest.map { "did you mean \($0)?" }
        return CommandError(
            "there is no screen \"\(name)\" to play; "
                + (advice ?? "name an exercise by its number, or a folder that \"new\" made"))
    }

    static func isThere(_ path: String) -> CommandError { CommandError("\(path) is there already; give another name") }

    static func failed(_ reason: String) -> CommandError { CommandError("\(reason); nothing was checked") }
}
