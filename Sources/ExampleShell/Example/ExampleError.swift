internal import PlainText

/// Why a command on the screen, its nibs or its sources can't do what it should, in a sentence.
nonisolated struct ExampleError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// No technique, experiment, nib or source has that name, but others have these.
    static func unknown(_ kind: String, _ name: String, among names: [String]) -> ExampleError {
        let list = ["nib": "xib", "outlet": "tree", "source": "source --list"][kind] ?? kind
        let nearest = probableName(for: name, among: names)
        return ExampleError("there is no \(kind) \"\(name)\"; \(advice(nearest, list: list))")
    }

    /// No cell on screen has that number; these have others.
    static func noSuchCell(_ number: String, among numbers: String) -> ExampleError {
        let others = numbers.isEmpty ? "there are none" : "there are \(numbers)"
        return ExampleError("there is no cell \(number) on the screen; \(others)")
    }

    /// What was built with the program is not beside it: the nibs, the handbook.
    static func noResources(_ name: String, folder: String) -> ExampleError {
        ExampleError("cannot find \(name); the resources built with the program belong beside it, in \(folder)")
    }

    /// The sources are not where they were when the program was built.
    static func noSources(_ folder: String) -> ExampleError {
        ExampleError("the sources are not on this machine; they are looked for in \(folder)")
    }

    /// An experiment ends the program, of which there can't be a film; a line of a script may have wanted it.
    static func endsFilm(_ name: String, place: String? = nil) -> ExampleError {
        ExampleError(
            (place.map { $0 + ": " } ?? "") + "\(name) ends the program, so a film can't go on; "
                + "\"compare \(name)\" shows how it ends")
    }

    /// Nothing is asked that could be answered.
    static let nothingAsked = ExampleError("there is no question to answer now; \"tutorial\" shows what is asked")

    /// An answer is none of those there are.
    static func noSuchAnswer(_ answer: String, count: Int) -> ExampleError {
        ExampleError("\"\(answer)\" is not one of the answers; type a number from 1 to \(count)")
    }

    /// No fault that leaves a screen to look at has been met in this program so far.
    static let noMystery = ExampleError(
        "you have met no fault yet that stays on the screen; \"tutorial\" leads to the first")

    /// There is nothing to save, as a command failed.
    static func failed(_ line: String) -> ExampleError {
        ExampleError("\"\(line)\" failed, so there is nothing to save")
    }
}
