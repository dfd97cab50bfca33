internal import PlainText

/// Why a command on the screen, its nibs or its sources can't do what it should, in a sentence.
nonisolated struct ExampleError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    static func unknown(_ kind: String, _ name: String, among names: [String]) -> ExampleError {
        let list = ["nib": "xib", "outlet": "tree", "source": "source --list"][kind] ?? kind
        let nearest = probableName(for: name, among: names)
        return ExampleError("there is no \(kind) \"\(name)\"; \(advice(nearest, list: list))")
    }

    static func noSuchCell(_ number: String, among numbers: String) -> ExampleError {
        let others = numbers.isEmpty ? "there are none" : "there are \(numbers)"
        return ExampleError("there is no cell \(number) on the screen; \(others)")
    }

    static func noResources(_ name: String, folder: String) -> ExampleError {
        ExampleError("cannot find \(name); the resources built with the program belong beside it, in \(folder)")
    }

    static func noSources(_ folder: String) -> ExampleError {
        ExampleError("the sources are not on this machine; they are looked for in \(folder)")
    }

    static func endsFilm(_ name: String, place: String? = nil) -> ExampleError {
        ExampleError(
            (place.map { $0 + ": " } ?? "") + "\(name) ends the program, so a film can't go on; "
                + "\"compare \(name)\" shows how it ends")
    }

    static let nothingAsked = ExampleError("there is no question to answer now; \"tutorial\" shows what is asked")

    static func noSuchAnswer(_ answer: String, count: Int) -> ExampleError {
        ExampleError("\"\(answer)\" is not one of the answers; type a number from 1 to \(count)")
    }

    static let noMystery = ExampleError(
        "you have met no fault yet that stays on the screen; \"tutorial\" leads to the first")

    static func failed(_ line: String) -> ExampleError {
        ExampleError("\"\(line)\" failed, so there is nothing to save")
    }
}
