internal import REPL

nonisolated extension CommandError {
    static func nothingAsked(isWaiting: Bool) -> CommandError {
        let way = isWaiting ? "Enter continues" : "\"tutorial\" shows the current step"
        return CommandError("there is no question to answer now; \(way)")
    }

    static func noSuchAnswer(_ answer: String, count: Int) -> CommandError {
        CommandError("\"\(answer)\" is not one of the answers; type a number from 1 to \(count)")
    }

    static func noMystery(_ line: String) -> CommandError {
        CommandError(
            "can't begin \"\(line)\": fewer than two faults of it change the screen; type \"mystery 2\" for another")
    }
}
