/// What a chapter's mark says of a step: its kind, and what counts.
public enum StepMark: Equatable, Sendable {
    /// Postconditions come to hold.
    case `do`([Postcondition])
    /// Something was shown, by whichever command: `stats`, `xib NAME`; and in it, if that is said, some words.
    case look(at: String, seeing: String?, [Postcondition])
    /// An experiment ended its process.
    case crash(String)
    /// The learner says what will happen.
    case predict
    /// There is something to read.
    case say

    /// Reads a mark; nil if a comment is none.
    ///
    /// - Throws: ``Problem`` if it begins as a mark does, and goes on otherwise.
    init?(_ comment: String) throws(Problem) {
        let parts = comment.split(separator: ": ", maxSplits: 1)
        let words = parts.first?.split(separator: " ") ?? []
        let rest = words.dropFirst()
        switch words.first {
        case "do":
            self = .do(try Self.postconditions(rest))
        case "look":
            let what = rest.prefix { Postcondition($0) == nil }
            if what.isEmpty { throw Problem("look says at what") }
            let seeing = parts.count > 1 ? String(parts[1]) : nil
            self = .look(
                at: what.joined(separator: " "), seeing: seeing, try Self.postconditions(rest.dropFirst(what.count)))
        case "crash":
            guard rest.count == 1 else { throw Problem("crash names one experiment") }
            self = .crash(String(rest.first!))
        case "predict" where rest.isEmpty: self = .predict
        case "say" where rest.isEmpty: self = .say
        default: return nil
        }
    }

    private static func postconditions(_ words: ArraySlice<Substring>) throws(Problem) -> [Postcondition] {
        var postconditions: [Postcondition] = []
        for word in words {
            guard let postcondition = Postcondition(word) else {
                throw Problem("\(word) is no fact: made=+1, technique=name, experiment=none, screen")
            }
            postconditions.append(postcondition)
        }
        return postconditions
    }

    /// What is wrong with a mark.
    struct Problem: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    /// Whether it has to be known what the screen looks like.
    public var needsScreen: Bool { postconditions.contains(.screen) }

    /// The postconditions that it names.
    public var postconditions: [Postcondition] {
        switch self {
        case .do(let postconditions), .look(_, _, let postconditions): postconditions
        case .crash, .predict, .say: []
        }
    }
}
