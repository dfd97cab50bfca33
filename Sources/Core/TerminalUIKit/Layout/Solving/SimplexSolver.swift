import PlainText

/// Finds unknowns from equations and inequalities: what must hold first, then wishes, the strongest first.
///
/// Unknowns of constraints may have any sign. The solver eliminates them by substitution: each statement about an
/// unsettled one expresses it by others. An expression is put into others only when they are asked for. So chains stay
/// as short as in the statements, and one pass from the last to the first gives all values.
///
/// The remaining unknowns are slacks and errors, which are never negative. They form the simplex tableau of Cassowary
/// (Badros, Borning and Stuckey, 2001): each *settled* (basic) one is an expression of unsettled ones, which are 0.
/// Cassowary weighs all wishes in one sum. Here the solver first minimizes the errors of the strongest wishes, in each
/// connected component of the tableau by itself. It then fixes everything that would make them worse, and goes on to
/// the next strength.
nonisolated struct SimplexSolver {
    /// The relations of an expression to 0.
    enum Relation {
        case zero, atLeastZero
    }

    /// The kinds of unknowns.
    private enum Kind {
        /// Any number.
        case free
        /// A slack or an error: not less than 0.
        case neverNegative
        /// A dummy, always 0: it shows which requirements an expression has come from.
        case mark
    }

    private static let tolerance = 1e-6

    private let explains: Bool
    private var kinds: [Kind] = []
    /// The expressions of the settled unknowns: in the tableau expressions of unsettled ones, elsewhere of whatever is
    /// below.
    private var rows: [LinearExpression?] = []
    /// Column index of the tableau: for each unsettled unknown the rows it may occur in. May hold duplicates and stale
    /// entries.
    private var users: [[Int]] = []
    /// The flags that tell, for each unknown, whether the expression of a free unknown has named it.
    private var isNamed: [Bool] = []
    /// The free unknowns that were settled before any other named them, in that order: each is above all it names.
    private var above: [Int] = []
    /// The free unknowns that were settled after others had named them, by unsettled ones: each is below those before
    /// it.
    private var below: [Int] = []
    /// The place of a settled free unknown among them: positive in the first, negative in the second.
    private var ranks: [Int] = []
    /// The factors in the expression that is being reduced, 0 in between.
    private var factors: [Double] = []
    /// The budget of terms to touch, after which no constraint is added: a file can ask for minutes of work.
    private var budget: Int
    private var errors: [Int] = []
    /// The requirements so far.
    private(set) var requirements = 0
    /// The numbers of requirements, by the unknowns that stand for them.
    private var origins: [Int: Int] = [:]
    /// The numbers of the requirements that the last one contradicts, if this was to be explained.
    private(set) var contradicted: [Int] = []

    /// A Boolean value that indicates whether the work was too much, so that some statements are left out.
    var hasGivenUp: Bool { budget <= 0 }

    /// Creates a solver without requirements. To find out which requirements contradict one another costs time.
    init(explains: Bool = false, budget: Int = 5_000_000) {
        (self.explains, self.budget) = (explains, budget)
    }

    /// Adds an unknown of any sign. Where there is a choice, later ones are settled by earlier ones.
    mutating func unknown() -> Int { newUnknown(.free) }

    private mutating func newUnknown(_ kind: Kind = .neverNegative) -> Int {
        kinds.append(kind)
        rows.append(nil)
        users.append([])
        isNamed.append(false)
        ranks.append(0)
        factors.append(0)
        return rows.count - 1
    }

    // MARK: Requirements and wishes

    /// Adds a requirement, and returns whether it can be met with the earlier ones. If not, discards it.
    mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
        guard !hasGivenUp else { return true }
        var (rest, open) = opened(expression)
        requirements += 1
        if explains, relation == .zero { rest.add(LinearExpression(unknown: newOrigin(.mark))) }
        if let open {
            let slack = relation == .zero ? nil : newOrigin(.neverNegative)
            define(open, in: rest, is: slack.map { LinearExpression(unknown: $0) })
            return true
        }
        if rest.terms.allSatisfy({ kinds[$0.unknown] == .mark }) {
            noteOrigins(of: rest)
            return relation == .zero ? abs(rest.constant) < Self.tolerance : rest.constant > -Self.tolerance
        }
        if relation == .atLeastZero, rest.constant > -Self.tolerance {
            setRow(newOrigin(.neverNegative), rest)
            return true
        }
        // An error stands for how far the present values miss it. At best it vanishes.
        var missing = rest.times(rest.constant < 0 ? -1 : 1)
        let slack = relation == .atLeastZero ? newOrigin(.neverNegative) : nil
        if let slack { missing.add(LinearExpression(unknown: slack)) }
        let error = newUnknown()
        setRow(error, missing)
        minimize(error)
        let isMet = rows[error].map { $0.constant < Self.tolerance } ?? true
        if isMet {
            vanish(error)
        } else {
            noteOrigins(of: rows[error]!)
            rows[error] = nil
            if let slack, rows[slack] == nil { fix(slack) }
        }
        return isMet || hasGivenUp
    }

    /// An unknown that stands for the last requirement.
    private mutating func newOrigin(_ kind: Kind) -> Int {
        let unknown = newUnknown(kind)
        if explains { origins[unknown] = requirements }
        return unknown
    }

    private mutating func noteOrigins(of expression: LinearExpression) {
        contradicted = expression.terms.compactMap { origins[$0.unknown] }.sorted()
    }

    /// Adds a wish, as strong as all others since the last ``settleWishes()``.
    mutating func wish(_ expression: LinearExpression, _ relation: Relation) {
        guard !hasGivenUp else { return }
        let (rest, open) = opened(expression)
        guard !rest.terms.isEmpty else { return }
        // rest = over - under: for an equation both are errors, for an inequality the first is the slack.
        let (over, under) = (newUnknown(), newUnknown())
        if relation == .zero { errors.append(over) }
        errors.append(under)
        if let open {
            var difference = LinearExpression(unknown: over)
            difference.add(LinearExpression(unknown: under, factor: -1))
            define(open, in: rest, is: difference)
        } else if rest.constant >= 0 {
            var value = rest
            value.add(LinearExpression(unknown: under))
            setRow(over, value)
        } else {
            var value = rest.times(-1)
            value.add(LinearExpression(unknown: over))
            setRow(under, value)
        }
    }

    /// Meets the wishes as far as they fit together, and fixes the unknowns that have only one value left.
    mutating func settleWishes() {
        for component in components(of: errors) {
            var sum = LinearExpression()
            for error in component { sum.add(LinearExpression(unknown: error)) }
            let cost = unknown()
            setRow(cost, reduced(sum))
            minimize(cost)
            let least = rows[cost]!
            rows[cost] = nil
            if least.constant < Self.tolerance {
                // If all wishes are met, the search may have ended before its last step.
                for error in component { vanish(error) }
            } else {
                for term in least.terms where term.factor > Self.tolerance { fix(term.unknown) }
            }
        }
        errors = []
    }

    /// Gives an unknown a value if no statement is about it.
    mutating func keep(_ unknown: Int, at value: Double) {
        var difference = LinearExpression(unknown: unknown)
        difference.constant = -value
        if case (let rest, let open?) = opened(difference) { define(open, in: rest, is: nil) }
    }

    // MARK: Results

    /// The values of the unknowns, or 0 where they are open. Their last bits depend on the order of sums, and are left
    /// out.
    var values: [Double] {
        values { _ in 0 }.map { abs($0) < 1e6 ? ($0 * 1e9).rounded() / 1e9 + 0 : $0 }
    }

    /// The flags that tell which unknowns may also have other values.
    var open: [Bool] { following { _ in true } }

    /// The flags that tell which unknowns have no statement about them, not even a limit.
    var unlimited: [Bool] { following { kinds[$0] == .free } }

    /// Returns which unknowns change when some unsettled ones have arbitrary values. One pass through the settled ones
    /// is enough, because arbitrary numbers hardly ever cancel each other where unknowns don't.
    private func following(_ isMoved: (Int) -> Bool) -> [Bool] {
        var seed: UInt64 = 1
        let moved = values { unknown in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return isMoved(unknown) ? 1_000 + Double(seed >> 44) / 1_024 : 0
        }
        return zip(values, moved).map { abs($0 - $1) > Self.tolerance }
    }

    /// Returns the values of the unknowns if the unsettled ones have given values.
    private func values(_ unsettled: (Int) -> Double) -> [Double] {
        var values = rows.indices.map { rows[$0] == nil ? unsettled($0) : 0 }
        let tableau = rows.indices.filter { kinds[$0] != .free && rows[$0] != nil }
        for unknown in [tableau, below.reversed(), above].joined() {
            let row = rows[unknown]!
            values[unknown] = row.terms.reduce(row.constant) { $0 + $1.factor * values[$1.unknown] }
        }
        return values
    }

    // MARK: Elimination

    /// Returns an expression, and the unknown of any sign that it can determine, if there is one. The expression is
    /// unchanged if it has an unknown that no other expression has, and otherwise reduced.
    private mutating func opened(_ expression: LinearExpression) -> (LinearExpression, LinearExpression.Term?) {
        if let new = openTerm(of: expression, where: { !isNamed[$0] && rows[$0] == nil }) { return (expression, new) }
        let rest = reduced(expression)
        return (rest, openTerm(of: rest) { _ in true })
    }

    /// The unknown of any sign to settle by an expression. The largest factor loses least.
    private func openTerm(of expression: LinearExpression, where isOpen: (Int) -> Bool) -> LinearExpression.Term? {
        var best: LinearExpression.Term?
        for term in expression.terms where kinds[term.unknown] == .free && isOpen(term.unknown) {
            if abs(term.factor) >= abs(best?.factor ?? 0) { best = term }
        }
        return best
    }

    /// Settles a free unknown so that an expression comes to a value, or 0 for nil.
    private mutating func define(
        _ term: LinearExpression.Term, in expression: LinearExpression, is value: LinearExpression?
    ) {
        let row = expression.solved(for: term, is: value)
        rows[term.unknown] = row
        if isNamed[term.unknown] {
            below.append(term.unknown)
            ranks[term.unknown] = -below.count
        } else {
            above.append(term.unknown)
            ranks[term.unknown] = above.count
        }
        for other in row.terms { isNamed[other.unknown] = true }
    }

    /// Returns the expression in unsettled unknowns only.
    ///
    /// Settled unknowns are put in from above to below, so that each is met once, and those that cancel are not
    /// followed.
    private mutating func reduced(_ expression: LinearExpression) -> LinearExpression {
        guard expression.terms.contains(where: { rows[$0.unknown] != nil }) else { return expression }
        var result = LinearExpression()
        var (ranked, others): ([Int], [Int]) = ([], [])
        func add(_ part: LinearExpression, times factor: Double) {
            result.constant += factor * part.constant
            for term in part.terms {
                if factors[term.unknown] == 0 {
                    let rank = ranks[term.unknown]
                    if rank == 0 {
                        others.append(term.unknown)
                    } else {
                        ranked.insert(rank, at: ranked.partitioningIndex { $0 >= rank })
                    }
                }
                factors[term.unknown] += factor * term.factor
            }
            budget -= part.terms.count
        }
        func take(_ unknown: Int) -> Double {
            defer { factors[unknown] = 0 }
            return abs(factors[unknown]) > LinearExpression.tolerance ? factors[unknown] : 0
        }
        add(expression, times: 1)
        while let rank = ranked.popLast() {
            let unknown = rank > 0 ? above[rank - 1] : below[-rank - 1]
            let factor = take(unknown)
            if factor != 0 { add(rows[unknown]!, times: factor) }
        }
        // Those of the tableau are expressions of unsettled ones already.
        for unknown in others where rows[unknown] != nil {
            let factor = take(unknown)
            if factor != 0 { add(rows[unknown]!, times: factor) }
        }
        for unknown in others.sorted() { result.append(unknown, factor: take(unknown)) }
        remember(result, for: expression)
        return result
    }

    /// Keeps what an unknown was found to be, if that is shorter than what was known of it.
    private mutating func remember(_ value: LinearExpression, for expression: LinearExpression) {
        guard expression.terms.count == 1, let term = expression.terms.first, ranks[term.unknown] != 0,
            value.terms.count <= rows[term.unknown]!.terms.count
        else { return }
        var row = value
        row.constant -= expression.constant
        rows[term.unknown] = row.times(1 / term.factor)
    }

    // MARK: The tableau

    /// Settles an unknown of the tableau.
    private mutating func settle(_ unknown: Int, as value: LinearExpression) {
        let rowsToChange = users[unknown]
        users[unknown] = []
        var new: [Int] = []
        for row in rowsToChange where rows[row] != nil {
            budget -= rows[row]!.terms.count + value.terms.count
            rows[row]!.substitute(unknown, by: value, noting: &new)
            for other in new { users[other].append(row) }
            new.removeAll(keepingCapacity: true)
        }
        setRow(unknown, value)
    }

    private mutating func setRow(_ unknown: Int, _ value: LinearExpression) {
        rows[unknown] = value
        // Values that should be 0 must not become negative by rounding.
        if kinds[unknown] == .neverNegative, value.constant < 0 { rows[unknown]!.constant = 0 }
        for term in value.terms { users[term.unknown].append(unknown) }
        fixWhatCannotGrow(in: unknown)
    }

    /// Fixes everything an unknown consists of at 0, if the unknown is never negative, is 0 and could only fall.
    private mutating func fixWhatCannotGrow(in unknown: Int) {
        guard kinds[unknown] == .neverNegative, !explains, let row = rows[unknown], row.constant < Self.tolerance,
            row.terms.allSatisfy({ $0.factor < 0 })
        else { return }
        for term in row.terms { fix(term.unknown) }
    }

    /// Fixes an unsettled unknown at 0, and with it the unknowns that then can't grow.
    private mutating func fix(_ unknown: Int) {
        let changed = users[unknown]
        users[unknown] = []
        rows[unknown] = LinearExpression()
        for row in changed { rows[row]?.remove(unknown) }
        for row in changed { fixWhatCannotGrow(in: row) }
    }

    /// Keeps an error that came to 0 there, so that its terms are 0 in sum.
    private mutating func vanish(_ error: Int) {
        guard let row = rows[error] else { return fix(error) }
        rows[error] = nil
        rows[error] = LinearExpression()
        let terms = row.terms.filter { kinds[$0.unknown] != .mark }
        guard let term = terms.max(by: { abs($0.factor) < abs($1.factor) }) else { return }
        var rest = row
        rest.constant = 0
        settle(term.unknown, as: rest.solved(for: term))
    }

    /// Some unknowns, those together that rows of the tableau connect: what is least for each part is so for all.
    private func components(of unknowns: [Int]) -> [[Int]] {
        var components: [[Int]] = []
        var component = [Int](repeating: -1, count: rows.count)
        for unknown in unknowns where component[unknown] < 0 {
            var next = [unknown]
            while let unknown = next.popLast() {
                guard component[unknown] < 0 else { continue }
                component[unknown] = components.count
                next += rows[unknown].map { $0.terms.map(\.unknown) } ?? users[unknown].filter { rows[$0] != nil }
            }
            components.append([])
        }
        for unknown in unknowns { components[component[unknown]].append(unknown) }
        return components
    }

    // MARK: Finding the least

    /// Minimizes a settled unknown that is never negative, or a sum of such.
    private mutating func minimize(_ unknown: Int) {
        // The lowest number that lowers it, by Bland's rule, which never runs in circles.
        while !hasGivenUp, let row = rows[unknown], row.constant >= Self.tolerance,
            let entering = row.terms.first(where: { $0.factor < -Self.tolerance && kinds[$0.unknown] != .mark }),
            let leaving = leaving(for: entering.unknown, preferring: unknown)
        {
            exchange(entering.unknown, with: leaving)
        }
    }

    /// The ratio test: the first settled unknown to become 0 when an unsettled one grows.
    private func leaving(for entering: Int, preferring preferred: Int) -> Int? {
        var best: (unknown: Int, limit: Double)?
        for row in users[entering] where kinds[row] == .neverNegative {
            guard let expression = rows[row] else { continue }
            let factor = expression.factor(of: entering)
            guard factor < -Self.tolerance else { continue }
            let limit = expression.constant / -factor
            guard let other = best else {
                best = (row, limit)
                continue
            }
            let isTie = abs(limit - other.limit) < Self.tolerance
            if isTie ? other.unknown != preferred && (row == preferred || row < other.unknown) : limit < other.limit {
                best = (row, limit)
            }
        }
        return best?.unknown
    }

    private mutating func exchange(_ entering: Int, with leaving: Int) {
        let row = rows[leaving]!
        rows[leaving] = nil
        let term = LinearExpression.Term(unknown: entering, factor: row.factor(of: entering))
        settle(entering, as: row.solved(for: term, is: LinearExpression(unknown: leaving)))
    }
}
