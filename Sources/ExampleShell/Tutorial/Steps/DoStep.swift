internal import Handbook

/// A step in which something is typed until its postconditions hold, all at one moment.
///
/// Changes are counted from where the step began, or from any line in it: so no detour gets in the way.
struct DoStep {
    private let postconditions: [Postcondition]
    /// From where changes are counted: the last one is now.
    private var moments: [Situation]
    private var last: Happening
    /// The moment since which all is as asked; nil as long as it isn't.
    private var start: Situation?
    private var reuse: ReusedCell?

    init(_ postconditions: [Postcondition], from start: Situation) {
        self.postconditions = postconditions
        moments = [start]
        last = Happening(situation: start)
        judge()
    }

    mutating func observe(_ happening: Happening) {
        last = happening
        // A screen that was made anew counts from its beginning.
        if last.situation.screensBefore != moments[0].screensBefore { (moments, reuse) = ([], nil) }
        moments.append(last.situation)
        reuse = last.situation.reuse ?? reuse
        judge()
    }

    private mutating func judge() {
        // What is done stays done.
        start = start ?? moments.first { start in postconditions.allSatisfy { goal($0, since: start).isReached } }
    }

    var isDone: Bool { start != nil }

    /// A number of which the page speaks, as it is here: a count, `+` and a count for what was added to it in this
    /// step, or the number of a `cell` that came back, the `row` it is in, and the one it `was` in.
    func fact(_ name: String) -> Int? {
        switch name {
        case "cell": return reuse?.number
        case "row": return reuse?.place
        case "was": return reuse?.was
        default:
            let isChange = name.hasPrefix("+")
            guard let count = Postcondition.Count(rawValue: String(isChange ? name.dropFirst() : name[...])),
                let number = last.situation.counts[count]
            else { return nil }
            return isChange ? (start ?? moments[0]).counts[count].map { number - $0 } : number
        }
    }

    /// What the page says of its own run, with the numbers of this one; nil if one of them isn't there.
    func stating(_ block: MarkdownBlock) -> MarkdownBlock? {
        block.replacingNumbers { name, written in fact(name)?.written(like: written) }
    }

    // MARK: In words

    /// What counts, each with what is asked for and what is so.
    var goals: [StepGoal] { postconditions.map { goal($0, since: start ?? moments[0]) } }

    private func goal(_ postcondition: Postcondition, since start: Situation) -> StepGoal {
        let now = last.situation
        switch postcondition {
        case .count(let count, let relation, let amount): return goal(count, relation, amount, since: start)
        case .technique(let name):
            return StepGoal(name: "technique", asked: name, now: now.technique, isReached: now.technique == name)
        case .experiment(let name):
            return StepGoal(
                name: "experiment", asked: name ?? "none", now: now.experiment ?? "none",
                isReached: now.experiment == name)
        case .edited(let nib):
            return StepGoal(
                name: "edited", asked: nib, now: Set(now.editedNibs).sorted().first ?? "nothing",
                isReached: now.editedNibs.contains(nib))
        case .screen(let words):
            let isSeen = now.screen.says(words)
            return StepGoal(
                name: "screen", asked: "with “\(words)”", now: isSeen ? "with it" : "without it", isReached: isSeen)
        case .shown(let name, let words):
            let sights = last.sights.filter { $0.name == name }
            let isSeen = sights.contains { words.map($0.text.says) ?? true }
            return StepGoal(
                name: "shown", asked: words.map { "\(name), with “\($0)”" } ?? name,
                now: isSeen ? "so it is" : sights.isEmpty ? "nothing of it" : "\(name), without it", isReached: isSeen)
        case .ended(let name, let words):
            let asked = [name, words.map { "with “\($0)”" }].compactMap(\.self).joined(separator: ", ")
            let isMeant = last.crash.map { name ?? $0.experiment == $0.experiment }
            let isSaid = last.crash.map { words.map($0.message.says) ?? true }
            return StepGoal(
                name: "ended a process", asked: asked.isEmpty ? "by any change" : asked,
                now: last.crash.map { words == nil ? $0.experiment : "without it" } ?? "not yet",
                isReached: isMeant == true && isSaid == true)
        }
    }

    private func goal(
        _ count: Postcondition.Count, _ relation: Postcondition.Relation, _ amount: Postcondition.Amount,
        since start: Situation
    ) -> StepGoal {
        let counts = last.situation.counts
        let number = counts[count] ?? 0
        let (limit, asked, now): (Int?, String, String) =
            switch amount {
            case .number(let limit): (limit, "\(limit)", "\(number)")
            case .count(let other): (counts[other], other.name, "\(number), \(other.name) \(counts[other] ?? 0)")
            case .change(let change):
                (
                    start.counts[count].map { $0 + change }, signed(change),
                    signed(number - (start.counts[count] ?? 0))
                )
            }
        let isReached = counts[count] != nil && limit.map { relation.holds(number, $0) } ?? false
        return StepGoal(name: count.name, asked: relation.asking(asked), now: now, isReached: isReached)
    }

    private func signed(_ number: Int) -> String { number < 0 ? "\(number)" : "+\(number)" }
}

extension Postcondition.Relation {
    fileprivate func holds(_ number: Int, _ limit: Int) -> Bool {
        switch self {
        case .equal: number == limit
        case .atLeast: number >= limit
        case .more: number > limit
        }
    }

    fileprivate func asking(_ amount: String) -> String {
        switch self {
        case .equal: amount
        case .atLeast: "at least \(amount)"
        case .more: "more than \(amount)"
        }
    }
}

extension Postcondition.Count {
    fileprivate var name: String {
        switch self {
        case .nibReads: "nib reads"
        case .wrong: "wrong cells"
        case .top: "row at the top"
        case .visible, .made, .reused, .waiting, .live: rawValue
        }
    }
}

extension String {
    /// Whether words are in it; how many blanks stand between them doesn't count.
    fileprivate func says(_ words: String) -> Bool { squeezed.contains(words.squeezed) }

    private var squeezed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Step {
    @MainActor func begun(in session: ExampleSession) -> DoStep {
        let postconditions = mark.postconditions.map { postcondition in
            // What is shown has its name by what a line shows: for code the type, whatever the mark calls it.
            guard case .shown(let name, let words) = postcondition else { return postcondition }
            return .shown(session.parse(name).shown.first ?? name, seeing: words)
        }
        return DoStep(postconditions, from: session.situation(for: mark.postconditions))
    }
}

extension Int {
    /// The number as another is written: `#7`, `7`, `seven`, or `Seven`.
    fileprivate func written(like other: String) -> String {
        if other.hasPrefix("#") { return "#\(self)" }
        guard other.contains(where: \.isLetter) else { return "\(self)" }
        return other.first?.isUppercase == true ? inWords.capitalized : inWords
    }
}
