internal import PlainText

nonisolated extension CommandError {
    static func unknown(_ kind: String, _ name: String, among names: [String]) -> CommandError {
        let list = ["nib": "xib", "outlet": "tree", "source": "source --list"][kind] ?? kind
        let nearest = probableName(for: name, among: names)
        return CommandError("there is no \(kind) \"\(name)\"; \(advice(nearest, list: list))")
    }

    static func noSuchCell(_ number: String, among numbers: String) -> CommandError {
        let others = numbers.isEmpty ? "there are none" : "there are \(numbers)"
        return CommandError("there is no cell \(number) on the screen; \(others)")
    }

    static func noResources(_ name: String, folder: String) -> CommandError {
        CommandError("cannot find \(name); the resources built with the program belong beside it, in \(folder)")
    }

    static func noSources(_ folder: String) -> CommandError {
        CommandError("the sources are not on this machine; they are looked for in \(folder)")
    }

    static func endsFilm(_ name: String, place: String? = nil) -> CommandError {
        CommandError(
            (place.map { $0 + ": " } ?? "") + "\(name) ends the program, so a film can't go on; "
                + "\"compare \(name)\" shows how it ends")
    }

    static let nothingAsked = CommandError("there is no question to answer now; \"tutorial\" shows what is asked")

    static func noSuchAnswer(_ answer: String, count: Int) -> CommandError {
        CommandError("\"\(answer)\" is not one of the answers; type a number from 1 to \(count)")
    }

    static let nothingEdited = CommandError("no nib was changed yet; \"edit NIB\" opens one in your editor")

    static let noMystery = CommandError(
        "you have met no fault yet that stays on the screen; \"tutorial\" leads to the first")

    static func failed(_ line: String) -> CommandError {
        CommandError("\"\(line)\" failed, so there is nothing to save")
    }
}
