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
        start = start ?? moments.first { start in postconditions.allSatisfy { holds($0, since: start) } }
    }

    var isDone: Bool { start != nil }

    private func holds(_ postcondition: Postcondition, since start: Situation) -> Bool {
        let now = last.situation
        switch postcondition {
        case .count(let count, let relation, let amount):
            guard let number = now.counts[count], let limit = limit(count, amount, since: start) else { return false }
            return relation.holds(number, limit)
        case .technique(let name): return now.technique == name
        case .experiment(let name): return now.experiment == name
        case .edited(let nib): return now.editedNibs.contains(nib)
        case .screen(let words): return now.screen.says(words)
        case .shown(let name, let words):
            return last.sights.contains { $0.name == name && (words.map($0.text.says) ?? true) }
        case .ended(let name, let words):
            guard let crash = last.crash else { return false }
            return crash.experiment == name ?? crash.experiment && words.map(crash.message.says) ?? true
        }
    }

    private func limit(_ count: Postcondition.Count, _ amount: Postcondition.Amount, since start: Situation) -> Int? {
        switch amount {
        case .number(let number): number
        case .change(let change): start.counts[count].map { $0 + change }
        case .count(let other): last.situation.counts[other]
        }
    }

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

    // MARK: In words

    /// What counts, each with what is asked for and what is so.
    var goals: [StepGoal] {
        let start = start ?? moments[0]
        return postconditions.map { postcondition in
            let (name, asked, now) = words(for: postcondition, since: start)
            return StepGoal(name: name, asked: asked, now: now, isReached: holds(postcondition, since: start))
        }
    }

    private func words(
        for postcondition: Postcondition, since start: Situation
    ) -> (name: String, asked: String, now: String) {
        let now = last.situation
        switch postcondition {
        case .count(let count, let relation, let amount):
            let number = now.counts[count] ?? 0
            switch amount {
            case .number(let limit): return (count.name, relation.asking("\(limit)"), "\(number)")
            case .count(let other):
                return (count.name, relation.asking(other.name), "\(number), \(other.name) \(now.counts[other] ?? 0)")
            case .change(let change):
                return (count.name, relation.asking(signed(change)), signed(number - (start.counts[count] ?? 0)))
            }
        case .technique(let name): return ("technique", name, now.technique)
        case .experiment(let name): return ("experiment", name ?? "none", now.experiment ?? "none")
        case .edited(let nib): return ("edited", nib, Set(now.editedNibs).sorted().first ?? "nothing")
        case .screen(let words):
            return ("screen", "with “\(words)”", now.screen.says(words) ? "with it" : "without it")
        case .shown(let name, let words):
            let isShown = last.sights.contains { $0.name == name }
            let isSeen = holds(postcondition, since: start)
            return (
                "shown", words.map { "\(name), with “\($0)”" } ?? name,
                isSeen ? "so it is" : isShown ? "\(name), without it" : "nothing of it"
            )
        case .ended(let name, let words):
            let asked = [name, words.map { "with “\($0)”" }].compactMap(\.self).joined(separator: ", ")
            let now = last.crash.map { words == nil ? $0.experiment : "without it" }
            return ("ended a process", asked.isEmpty ? "by any change" : asked, now ?? "not yet")
        }
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
