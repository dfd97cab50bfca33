extension UIView {
    /// What constraints say wrongly of the view and all in it, as all of it is now: those that contradict others, in
    /// words, and the views whose frames are left open.
    ///
    /// - Complexity: All that constraints place is solved once more.
    package var constraintFaults: (conflicts: [(constraint: NSLayoutConstraint, others: [String])], open: [UIView]) {
        let systems = withDescendants.filter(\.isLayoutRoot).compactMap { LayoutSystem($0) }
        return (
            systems.flatMap(\.conflicts),
            systems.flatMap { system in system.members.placed.filter(system.isAmbiguous) }
        )
    }

    private var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

extension LayoutSystem {
    /// Logs the conflicts of required constraints in UIKit's words, each once, and that solving was given up.
    func reportConflicts() {
        if solver.hasGivenUp {
            Log.write("the constraints in \(Trace.name(of: root)) take too long to solve; some are left out")
        }
        for constraint in members.constraints where constraint.isBroken && !broken.contains(constraint) {
            constraint.isBroken = false
        }
        let new = broken.filter { !$0.isBroken }
        guard !new.isEmpty else { return }
        for constraint in new { constraint.isBroken = true }
        for (constraint, others) in conflicts where new.contains(constraint) {
            Log.write(
                """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.
                \tTry this:
                \t\t(1) look at each constraint and try to figure out which you don't expect;
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
                (
                \((others + [constraint.summary]).map { "    \"\($0)\"" }.joined(separator: ",\n"))
                )

                Will attempt to recover by breaking constraint
                \(constraint.summary)
                """)
        }
    }

    /// The constraints that contradict others, and those others.
    ///
    /// - Complexity: What must hold is solved once more.
    var conflicts: [(constraint: NSLayoutConstraint, others: [String])] {
        guard !broken.isEmpty else { return [] }
        var system = self
        (system.sources, system.found) = ([:], [])
        system.hold()
        return system.found
    }

    /// Keeps what a constraint contradicts that has just been refused.
    mutating func noteConflict(of constraint: NSLayoutConstraint) {
        var others: [String] = []
        for number in solver.contradicted where number != solver.requirements {
            if let source = sources?[number], !others.contains(source) { others.append(source) }
        }
        found.append((constraint, others))
    }
}
