internal import TerminalUIKit

extension ScreenComparison {
    /// Returns the differences in a sentence, followed by the ids of the claims that they show.
    func verdict(on difference: ScreenDifference?, citingClaims: Bool = true) -> StyledText {
        let claims = citingClaims ? experiment.claims.joined(separator: ", ") : ""
        return StyledText(looks(difference), .bold) + StyledText(" \(counting)")
            + StyledText(claims.isEmpty ? "" : "  \(claims)", .dim)
    }

    private func looks(_ difference: ScreenDifference?) -> String {
        guard let difference else { return "The \(experiment.screenName) one ends the program:" }
        if difference.isEmpty { return "The screens look the same;" }
        let cells = whole.badges.map(\.clip)
        let count = cells.count(where: difference.contains)
        return count == 0
            ? "The screens look different;"
            : "\(count) of \(cells.count) \(itemName)s \(count == 1 ? "shows" : "show") something else;"
    }

    private var counting: String {
        if let ending { return "the process ended \(ending.ending)." }
        let differences = differences
        return differences.isEmpty
            ? "the counts are the same." : "\(experiment.subject) \(differences.joined(separator: "; it "))."
    }

    /// Returns a hint where to look if neither looks nor counts tell a difference.
    func hint(on difference: ScreenDifference?) -> StyledText? {
        guard difference?.isEmpty == true, differences.isEmpty, !experiment.look.isEmpty else { return nil }
        return StyledText("Look: \(experiment.look)", .dim)
    }

    /// The things that the broken screen does more or less often.
    private var differences: [String] {
        guard let (whole, broken) = stats else { return [] }
        func more(_ number: KeyPath<ScreenStats, Int>) -> Int { broken[keyPath: number] - whole[keyPath: number] }
        func amount(_ count: Int, _ what: String) -> String {
            (abs(count) == 1 ? "one" : "\(abs(count))") + " \(count > 0 ? "more" : "fewer") \(what)"
                + (abs(count) == 1 ? "" : "s")
        }
        var parts: [String] = []
        if makesEveryCell {
            parts.append("makes a cell for every \(itemName) and reuses none")
        } else {
            if more(\.made) != 0 { parts.append("makes \(amount(more(\.made), "cell"))") }
            if more(\.reused) != 0 { parts.append("reuses a cell \(amount(more(\.reused), "time"))") }
        }
        if more(\.waiting) != 0 { parts.append("has \(amount(more(\.waiting), "cell")) waiting") }
        // That a nib is read for each cell goes without saying.
        if more(\.nibReads) != 0, more(\.nibReads) != more(\.made) {
            parts.append("reads \(amount(more(\.nibReads), "nib"))")
        }
        if more(\.live) != 0, more(\.live) != more(\.waiting) {
            parts.append("has \(amount(more(\.live), "object")) alive")
        }
        return parts
    }
}

extension Experiment {
    /// The name of a screen with the experiment. A screen that works after all isn't called broken.
    var screenName: String { isSolution ? name : kind == .worksAfterAll ? "changed" : "broken" }

    /// The name of a screen without the experiment.
    var wholeName: String { isSolution ? "mine" : "working" }

    /// Such a screen, in a sentence.
    fileprivate var subject: String { isSolution ? "the \(name)" : "the \(screenName) one" }

    private var isSolution: Bool { !replacedModules.isEmpty }

    var role: TextRole { kind == .worksAfterAll ? .bold : .broken }

    /// Returns the name of the fault, its description, the technique of both screens if it isn't the one in use, and
    /// the commands that were typed.
    func heading(with otherTechnique: String?, after steps: [String]) -> StyledText {
        StyledText(name, role) + StyledText(": \(broken)")
            + StyledText(otherTechnique.map { " It needs the technique \($0)." } ?? "")
            + (steps.isEmpty ? "" : StyledText(" \(steps.asCondition)", .dim))
    }
}

extension [String] {
    /// The commands as a condition: `After "scroll 3":`.
    var asCondition: String { "After " + map { "\"\($0)\"" }.joined(separator: ", ") + ":" }
}
