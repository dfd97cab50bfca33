extension UIView {
    /// The problems of the constraints of the view and its descendants: constraints that contradict others, by
    /// themselves or with the frames that views have, views with ambiguous frames, and views with too many constraints
    /// to solve.
    ///
    /// - Complexity: All that constraints place is solved once more.
    package var constraintFaults:
        (
            conflicts: [(constraint: NSLayoutConstraint, others: [NSLayoutConstraint], needsFrames: Bool)],
            open: [UIView], unsolved: [UIView]
        )
    {
        let systems = withDescendants.filter(\.isLayoutRoot).compactMap { LayoutSystem($0) }
        return (
            systems.flatMap(\.conflicts).map { conflict in
                let others = conflict.others.compactMap(\.constraint)
                return (conflict.constraint, others, others.count < conflict.others.count)
            },
            systems.flatMap { system in system.members.placed.filter(system.isAmbiguous) },
            systems.filter(\.solver.hasGivenUp).map(\.root)
        )
    }

    private var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

extension LayoutSystem {
    /// The sources of a requirement.
    enum Source {
        case constraint(NSLayoutConstraint)
        /// A description in the place of a constraint, as UIKit logs it.
        case other(String)

        /// The constraint, if it is one.
        var constraint: NSLayoutConstraint? { if case .constraint(let constraint) = self { constraint } else { nil } }

        /// The description of the source, as UIKit logs it.
        var summary: String {
            switch self {
            case .constraint(let constraint): constraint.summary
            case .other(let text): text
            }
        }
    }

    /// A constraint that was refused, and the constraints that it contradicts.
    typealias Conflict = (constraint: NSLayoutConstraint, others: [Source])

    /// Logs the conflicts of required constraints in UIKit's words, each once, and that solving was given up. Who looks
    /// at a document finds them out when all of it is laid out.
    func reportConflicts() {
        guard World.current.observer == nil else { return }
        if solver.hasGivenUp {
            Log.write("the constraints in \(Trace.name(of: root)) take too long to solve; some are left out")
        }
        let new = Set(broken.filter { !$0.isBroken })
        for constraint in members.constraints { constraint.isBroken = false }
        for constraint in broken { constraint.isBroken = true }
        guard !new.isEmpty else { return }
        for (constraint, others) in conflicts where new.contains(constraint) {
            var said: Set<String> = []
            let lines = (others.map(\.summary) + [constraint.summary]).filter { said.insert($0).inserted }
            Log.write(
                """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.
                \tTry this:
                \t\t(1) look at each constraint and try to figure out which you don't expect;
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
                (
                \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
                )

                Will attempt to recover by breaking constraint
                \(constraint.summary)
                """)
        }
    }

    /// The constraints that contradict others, and those others.
    ///
    /// - Complexity: The required constraints are solved once more.
    var conflicts: [Conflict] {
        guard !broken.isEmpty else { return [] }
        var system = self
        (system.sources, system.found) = ([:], [])
        system.hold()
        return system.found
    }

    /// Stores the constraints that a refused constraint contradicts.
    mutating func noteConflict(of constraint: NSLayoutConstraint) {
        let others = solver.contradicted.filter { $0 != solver.requirements }.compactMap { sources?[$0] }
        found.append((constraint, others))
    }
}
