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

    static func noSources(_ folder: String) -> CommandError {
        CommandError("the sources are not on this machine; they are looked for in \(folder)")
    }

    static func notInside(_ what: String, part: String, of program: String) -> CommandError {
        CommandError(
            "\(what) is made by the part \(part) of the workshop, which this program was built without; "
                + "\"WORKSHOP=1 swift run \(program)\" builds it with all parts")
    }

    /// The error for a command that needs an experiment, and got no name.
    @MainActor static func nothingBroken(_ command: String, in session: ExampleSession) -> CommandError {
        CommandError(
            session.program.experiments.isEmpty
                ? "nothing is broken now, and this screen has no experiments; \"edit\" changes its nibs"
                : "nothing is broken now; name an experiment after \"\(command)\": \"experiment\" lists them")
    }

    static let nothingEdited = CommandError("no nib was changed yet; \"edit\" lists the nibs")

    /// The error for a command that would give away the answer of a mystery.
    static func givesAway(_ line: String, technique: String) -> CommandError {
        CommandError(
            "can't run \(line) during a mystery: it gives the answer away; type the number of your answer, or leave "
                + "the mystery with \"technique \(technique)\"")
    }

    static func failed(_ line: String) -> CommandError {
        CommandError("\"\(line)\" failed, so there is nothing to save")
    }
}
