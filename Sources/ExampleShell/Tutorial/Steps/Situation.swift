internal import Canvases
internal import Handbook

/// How things stand in a session, as far as a step of the tutorial may ask for it, or speak of it.
struct Situation {
    /// What can be counted; without what no step asks for, and what is not on this screen.
    let counts: [Postcondition.Count: Int]
    let technique: String
    let experiment: String?
    /// The nibs that the learner changed, as far as the screen is made with them.
    let editedNibs: [String]
    /// What stands on the screen; nothing where that doesn't count.
    let screen: String
    /// How many screens had been made before this one. Each counts from its beginning.
    let screensBefore: Int
    /// The lowest cell on the screen that the last command had reused; nil for none.
    let reuse: ReusedCell?
}

extension ExampleSession {
    /// How things stand; what takes time is looked at only if a postcondition is about it.
    func situation(for postconditions: [Postcondition]) -> Situation {
        window.layoutIfNeeded()
        let stats = stats
        var counts: [Postcondition.Count: Int] = [
            .visible: stats.visible, .made: stats.made, .reused: stats.reused, .waiting: stats.waiting,
            .nibReads: stats.nibReads, .live: stats.live,
        ]
        counts[.top] = shownList?.visibleItems.map(\.index).min()
        if postconditions.contains(where: { if case .count(.wrong, _, _) = $0 { true } else { false } }) {
            counts[.wrong] = shown.faults.count
        }
        let showsScreen = postconditions.contains { if case .screen = $0 { true } else { false } }
        let lines = showsScreen ? PhoneFrame.rendering(of: window, style: .plain, lines: nil).lines : []
        return Situation(
            counts: counts, technique: technique.name, experiment: experiment?.name,
            editedNibs: editing.isInForce ? experiment?.edits.map(\.nib) ?? [] : [],
            screen: lines.joined(separator: "\n"), screensBefore: screensMade,
            reuse: window.cellContainers.flatMap(\.cellsOnScreen).reversed().lazy.compactMap(ReusedCell.init).first)
    }
}
