/// A step in which something is shown, by whichever command.
struct LookStep: StepKind {
    private let name: String
    private let words: String?
    private var doing: DoStep
    private var seen: String?
    private var isSeen = false

    /// - Parameters:
    ///   - name: What is to be shown.
    ///   - words: What has to be read in it; blanks between them don't count. Nil if it is enough to show it.
    ///   - doing: The postconditions that change as well.
    init(at name: String, seeing words: String?, doing: DoStep) {
        self.name = name
        self.words = words.map(Self.squeezed)
        self.doing = doing
    }

    mutating func observe(_ happening: Happening) {
        doing.observe(happening)
        for sight in happening.sights where sight.name == name {
            seen = sight.name
            if words.map(Self.squeezed(sight.text).contains) ?? true { isSeen = true }
        }
    }

    var goals: [StepGoal] {
        let asked = words.map { "\(name), with “\($0)”" } ?? name
        let now = isSeen ? asked : seen.map { "\($0), without it" } ?? "nothing of it"
        return [StepGoal(name: "shown", asked: asked, now: now, isReached: isSeen)] + doing.goals
    }

    private static func squeezed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
