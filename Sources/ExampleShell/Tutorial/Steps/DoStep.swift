internal import Handbook

/// A step in which postconditions change.
///
/// Counts are compared with those when the step began or any line in it did, so that a detour before the right line
/// doesn't matter; all that are named must differ by what is asked since one and the same moment.
struct DoStep: StepKind {
    private let postconditions: [Postcondition]
    /// The lines of the screen that the step changes, by their index.
    private let screen: [Int: String]
    /// From where counts are compared: the last one is now.
    private var moments: [Situation]
    private var reached: Set<Postcondition> = []

    /// Begins the step.
    ///
    /// - Parameters:
    ///   - postconditions: What changes.
    ///   - screen: The lines of the screen afterwards, if it is one of the postconditions.
    ///   - start: How things stand before.
    init(_ postconditions: [Postcondition], screen: [String]?, from start: Situation) {
        self.postconditions = postconditions
        moments = [start]
        let lines = (screen ?? []).enumerated().filter { index, line in
            index < start.screen.count && start.screen[index] != line
        }
        self.screen = Dictionary(uniqueKeysWithValues: lines.map { ($0.offset, $0.element) })
        note(start)
    }

    mutating func observe(_ happening: Happening) {
        let now = happening.situation
        // A screen that was made anew counts from its beginning.
        if now.screensBefore != moments[0].screensBefore { moments = [] }
        moments.append(now)
        note(now)
    }

    private mutating func note(_ now: Situation) {
        for postcondition in postconditions where holds(postcondition, in: now) { reached.insert(postcondition) }
        let counts = postconditions.filter(\.isCount)
        if moments.dropLast().contains(where: { start in counts.allSatisfy { $0.holds(from: start, to: now) } }) {
            reached.formUnion(counts)
        }
    }

    private func holds(_ postcondition: Postcondition, in now: Situation) -> Bool {
        switch postcondition {
        case .count: false
        case .technique(let name): now.technique == name
        case .experiment(let name): now.experiment == name
        case .screen: screen.allSatisfy { $0.key < now.screen.count && now.screen[$0.key] == $0.value }
        }
    }

    var goals: [StepGoal] {
        postconditions.map { postcondition in
            let (asked, now) = values(of: postcondition)
            return StepGoal(
                name: postcondition.name, asked: asked, now: now, isReached: reached.contains(postcondition))
        }
    }

    private func values(of postcondition: Postcondition) -> (asked: String, now: String) {
        let (start, now) = (moments[0], moments[moments.count - 1])
        switch postcondition {
        case .count(let count, let number):
            return (signed(number), signed(now.counts[count] - start.counts[count]))
        case .technique(let name): return (name, now.technique)
        case .experiment(let name): return (name ?? "none", now.experiment ?? "none")
        case .screen:
            let wrong = screen.filter { $0.key >= now.screen.count || now.screen[$0.key] != $0.value }.count
            return ("as in the chapter", wrong == 0 ? "as in the chapter" : "\(wrong) lines of it differ")
        }
    }

    private func signed(_ number: Int) -> String { number < 0 ? "\(number)" : "+\(number)" }
}

extension Postcondition {
    /// What is compared.
    fileprivate var name: String {
        switch self {
        case .count(let count, _): count.rawValue
        case .technique: "technique"
        case .experiment: "experiment"
        case .screen: "screen"
        }
    }

    fileprivate var isCount: Bool {
        if case .count = self { true } else { false }
    }

    /// Whether a count has changed by what is asked between two moments.
    fileprivate func holds(from start: Situation, to now: Situation) -> Bool {
        guard case .count(let count, let number) = self else { return true }
        return now.counts[count] - start.counts[count] == number
    }
}

extension ScreenStats {
    /// A count by the name that chapters use.
    subscript(count: Postcondition.Count) -> Int {
        switch count {
        case .visible: visible
        case .made: made
        case .reused: reused
        case .waiting: waiting
        case .nibReads: nibReads
        case .live: live
        }
    }
}
