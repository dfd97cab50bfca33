/// What a chapter's mark says of a step: its kind, and what counts.
public enum StepMark: Equatable, Sendable {
    /// Facts change.
    case `do`([Fact])
    /// Something was shown, by whichever command: `stats`, `xib NAME`; and in it, if that is said, some words.
    case look(at: String, seeing: String?, [Fact])
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
            self = .do(try Self.facts(rest))
        case "look":
            let what = rest.prefix { Fact($0) == nil }
            if what.isEmpty { throw Problem("look says at what") }
            let seeing = parts.count > 1 ? String(parts[1]) : nil
            self = .look(at: what.joined(separator: " "), seeing: seeing, try Self.facts(rest.dropFirst(what.count)))
        case "crash":
            guard rest.count == 1 else { throw Problem("crash names one experiment") }
            self = .crash(String(rest.first!))
        case "predict" where rest.isEmpty: self = .predict
        case "say" where rest.isEmpty: self = .say
        default: return nil
        }
    }

    private static func facts(_ words: ArraySlice<Substring>) throws(Problem) -> [Fact] {
        var facts: [Fact] = []
        for word in words {
            guard let fact = Fact(word) else {
                throw Problem("\(word) is no fact: created=+1, technique=name, experiment=none, screen")
            }
            facts.append(fact)
        }
        return facts
    }

    /// What is wrong with a mark.
    struct Problem: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    /// Whether it has to be known what the screen looks like.
    public var needsScreen: Bool { facts.contains(.screen) }

    /// The facts that it names.
    public var facts: [Fact] {
        switch self {
        case .do(let facts), .look(_, _, let facts): facts
        case .crash, .predict, .say: []
        }
    }
}
