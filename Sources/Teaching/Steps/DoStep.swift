internal import ExampleShell
internal import Handbook

/// A step in which something is typed until its postconditions hold, all at one moment.
///
/// Changes are counted from where the step began, or from any line in it: so no detour gets in the way.
struct DoStep {
    private let postconditions: [Postcondition]
    /// The names by which the chapter asks for things shown, by their own names.
    private let names: [String: String]
    /// The situation in which the step began.
    private let first: Situation
    /// The moments from which changes are counted. The last one is now.
    private var moments: [Situation]
    private var last: StepObservation
    /// The moment since which all is as asked, or nil as long as it isn't.
    private var start: Situation?
    /// A Boolean value that indicates whether a command has run since all was as asked.
    private(set) var isPast = false
    private var reuse: ReusedCell?
    /// The rows or items that left this screen while they were selected, and still are.
    private var away: Set<Int> = []

    init(_ postconditions: [Postcondition], naming names: [String: String] = [:], from start: Situation) {
        (self.postconditions, self.names) = (postconditions, names)
        first = start
        moments = [start]
        last = StepObservation(situation: start)
        judge()
    }

    mutating func observe(_ observation: StepObservation) {
        // The page speaks of the moment when all was as asked.
        if isDone { return isPast = true }
        last = observation
        // A screen that was made again counts from its beginning.
        if last.situation.screensBefore != moments[0].screensBefore { (moments, reuse, away) = ([], nil, []) }
        let (selected, visible) = (last.situation.selected, last.situation.visible)
        last.situation.counts[.returned] = away.intersection(selected).intersection(visible).count
        away = away.intersection(selected).union(selected.subtracting(visible))
        moments.append(last.situation)
        reuse = last.situation.reuse ?? reuse
        judge()
    }

    private mutating func judge() {
        // A goal that was reached stays reached.
        start = start ?? moments.first { start in postconditions.allSatisfy { goal($0, since: start).isReached } }
    }

    var isDone: Bool { start != nil }

    /// The experiment or technique that was begun since the step began, if the step doesn't ask for any, and the
    /// command that takes it away.
    var intruder: (name: String, remedy: String)? {
        let asks = postconditions.contains { postcondition in
            if case .technique = postcondition { true } else { postcondition.isAboutFaults }
        }
        let now = last.situation
        if asks { return nil }
        if let name = now.experiment, name != first.experiment {
            return (name, first.experiment.map { "experiment \($0)" } ?? "reset")
        }
        return now.technique == first.technique ? nil : (now.technique, "technique \(first.technique)")
    }

    /// Returns a number to which the page refers: a count, or with `+` its growth in this step. Of a cell that came
    /// back, `cell` is its number, `row` is the row it is in, and `was` is the one it was in.
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

    /// Returns a block of the page with the numbers of this run instead of its own, or nil if one of them isn't known.
    func stating(_ block: MarkdownBlock) -> MarkdownBlock? {
        block.replacingNumbers { name, written in fact(name)?.written(like: written) }
    }

    /// The postconditions, judged.
    var goals: [StepGoal] { postconditions.map { goal($0, since: start ?? moments[0]) } }

    private func goal(_ postcondition: Postcondition, since start: Situation) -> StepGoal {
        StepGoal(postcondition, observation: last, since: start, names: names)
    }
}

extension Step {
    @MainActor func begun(in session: ExampleSession) -> DoStep {
        var names: [String: String] = [:]
        var postconditions = mark.postconditions.map { postcondition in
            // The name of a thing shown is that in the line's effect: for code the type, whatever the mark calls it.
            guard case .shown(let name, let words) = postcondition else { return postcondition }
            let shown = session.parse(name).shown.first ?? name
            names[shown] = name
            return .shown(shown.lowercased() == name.lowercased() ? name : shown, seeing: words)
        }
        // A technique that an experiment breaks doesn't show what the page says of it. A way to a goal may need one.
        let isWhole = !mark.isGoal && !postconditions.contains(where: \.isAboutFaults)
        if isWhole, postconditions.contains(where: { if case .technique = $0 { true } else { false } }) {
            postconditions.append(.experiment(nil))
        }
        return DoStep(postconditions, naming: names, from: Situation(of: session, for: mark.postconditions))
    }
}

extension Postcondition {
    /// A Boolean value that indicates whether it asks for something to be broken, or for nothing to be.
    fileprivate var isAboutFaults: Bool {
        switch self {
        case .experiment, .edited, .ended: true
        default: false
        }
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
