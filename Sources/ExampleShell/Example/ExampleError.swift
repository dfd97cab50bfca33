internal import PlainText

/// Why a command on the screen, its nibs or its sources can't do what it should.
nonisolated enum ExampleError: Error, Equatable, CustomStringConvertible {
    /// No technique, experiment, nib or source has that name.
    case unknownName(String, kind: String, nearest: String?)
    /// No cell on screen has that number; these have others.
    case noSuchCell(String, among: String)
    /// Nothing has been traced yet.
    case nothingTraced
    /// No experiment is on, and none was named.
    case nothingBroken
    /// The screen was made in code.
    case noNib
    /// What was built with the program is not beside it: the nibs, the handbook.
    case noResources(String, folder: String)
    /// The sources are not where they were when the program was built.
    case noSources(String)

    /// No technique, experiment, nib or source has that name, but others have these.
    static func unknown(_ kind: String, _ name: String, among names: [String]) -> ExampleError {
        .unknownName(name, kind: kind, nearest: probableName(for: name, among: names))
    }

    var description: String {
        switch self {
        case .unknownName(let name, let kind, let nearest):
            let list = ["nib": "xib", "outlet": "tree", "source": "source --list"][kind] ?? kind
            return "there is no \(kind) \"\(name)\"; \(advice(nearest, list: list))"
        case .noSuchCell(let number, let numbers):
            let others = numbers.isEmpty ? "there are none" : "there are \(numbers)"
            return "there is no cell \(number) on the screen; \(others)"
        case .nothingTraced:
            return "nothing has been traced; type \"trace on\", then a command such as \"reset\""
        case .nothingBroken:
            return "nothing is broken now; name an experiment: \"experiment\" lists them"
        case .noNib:
            return "this screen was made in code, so there is no nib to show"
        case .noResources(let name, let folder):
            return "cannot find \(name); the resources built with the program belong beside it, in \(folder)"
        case .noSources(let folder):
            return "the sources are not on this machine; they are looked for in \(folder)"
        }
    }
}
