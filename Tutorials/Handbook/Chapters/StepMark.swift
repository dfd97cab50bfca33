/// A mark in a chapter, which determines the kind of a step, and its postconditions.
public enum StepMark: Equatable, Sendable {
    /// Something is typed, and postconditions hold, all at one moment.
    case `do`([Postcondition])
    /// Postconditions hold, all at one moment, and the learner chooses what to type.
    case goal([Postcondition])
    /// The learner says what will happen.
    case predict
    /// There is something to read.
    case say

    /// Reads a mark, or returns nil if the comment isn't a mark.
    ///
    /// `do` names what holds, `look` first what is shown, `crash` which experiment ends its process; words behind a
    /// colon are to be read: on the screen, in what is shown, in what the process said. `goal` stands before any of
    /// them, or in the place of `do`.
    ///
    /// - Throws: ``Problem`` if it begins as a mark does, and goes on otherwise.
    init?(_ comment: String) throws(Problem) {
        let parts = comment.split(separator: ": ", maxSplits: 1)
        var words = (parts.first?.split(separator: " ") ?? [])[...]
        let seen = parts.count > 1 ? String(parts[1]) : nil
        if words.count == 1, words.first == "predict" || words.first == "say" {
            self = words.first == "say" ? .say : .predict
            return
        }
        let isGoal = words.first == "goal"
        if isGoal { words.removeFirst() }
        let kind = words.first.flatMap { ["do", "look", "crash"].contains($0) ? $0 : nil }
        guard isGoal || kind != nil else { return nil }
        if kind != nil { words.removeFirst() }
        let names = kind == "look" || kind == "crash" ? words.prefix { Postcondition($0) == nil } : []
        let name = names.isEmpty ? nil : names.joined(separator: " ")
        var postconditions: [Postcondition] = []
        switch kind {
        case "look":
            guard let name else { throw Problem("look says at what") }
            postconditions = [.shown(name, seeing: seen)]
        case "crash":
            postconditions = [.ended(name, saying: seen)]
        default: postconditions = seen.map { [.screen($0)] } ?? []
        }
        for word in words.dropFirst(names.count) {
            guard let postcondition = Postcondition(word) else {
                throw Problem(
                    """
                    \(word) is no fact: made=+1, reused>=+3, made>visible, live=0, technique=name, experiment=none, \
                    edited=nib, property=path=value, changed=place, screen=word
                    """)
            }
            postconditions.append(postcondition)
        }
        self = isGoal ? .goal(postconditions) : .do(postconditions)
    }

    /// A problem of a mark.
    struct Problem: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    /// A Boolean value that indicates whether the step says what to reach, and not what to type.
    public var isGoal: Bool { if case .goal = self { true } else { false } }

    /// The postconditions that it names.
    public var postconditions: [Postcondition] {
        switch self {
        case .do(let postconditions), .goal(let postconditions): postconditions
        case .predict, .say: []
        }
    }
}
