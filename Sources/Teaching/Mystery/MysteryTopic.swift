internal import ArgumentParser
internal import ExampleShell

enum MysteryTopic: Equatable {
    /// The faults of a chapter.
    case chapter(Int)
    /// The faults of a part, two at once.
    case part(String)
    /// The faults that the learner has met, in any program.
    case met

    /// The line that begins it.
    var line: String {
        switch self {
        case .chapter(let number): "mystery \(number)"
        case .part(let part): "mystery \(part)"
        case .met: "mystery"
        }
    }
}

extension MysteryTopic: ExpressibleByArgument {
    nonisolated init?(argument: String) {
        if let number = Int(argument) {
            self = .chapter(number)
        } else if argument.count == 1, argument.allSatisfy(\.isLetter) {
            self = .part(argument.uppercased())
        } else {
            return nil
        }
    }
}
