/// Finds unknowns from equations and inequalities: what must hold first, then wishes, the strongest first.
///
/// It keeps the simplex tableau of Cassowary (Badros, Borning and Stuckey, 2001): each *settled* (basic) unknown is an
/// expression of unsettled ones. Unknowns of constraints may have any sign and are settled as soon as possible; slacks
/// and errors are never negative, an unsettled one is 0, and their expressions have only their like in them. Cassowary
/// weighs all wishes in one sum. Here wishes of one strength are met as far as they can be together (the sum of their
/// errors is least), then everything that would make that worse is fixed, and the next strength has what is left.
nonisolated struct SimplexSolver {
    /// What an expression is to be.
    enum Relation {
        case zero, atLeastZero
    }

    /// What an unknown may be.
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
    private var rows: [LinearExpression?] = []
    /// Column index: for each unsettled unknown the rows it may occur in. May hold duplicates and stale entries.
    private var users: [[Int]] = []
    /// The budget of terms to touch, after which what is not met is given up: a file can ask for minutes of work.
    private var patience = 5_000_000
    private var errors: [Int] = []
    /// The requirements so far.
    private(set) var requirements = 0
    /// For what stands for a requirement, its number.
    private var origins: [Int: Int] = [:]
    /// The numbers of the requirements that the last one contradicts, if this was to be explained.
    private(set) var contradicted: [Int] = []

    /// Makes a solver that knows nothing. To find out which requirements contradict one another costs time.
    init(explains: Bool = false) {
        self.explains = explains
    }

    /// Adds an unknown of any sign.
    mutating func unknown() -> Int { newUnknown(.free) }

    private mutating func newUnknown(_ kind: Kind = .neverNegative) -> Int {
        kinds.append(kind)
        rows.append(nil)
        users.append([])
        return rows.count - 1
    }

    // MARK: Saying what holds

    /// Says what must hold, and gives whether it can, with what was said before; if not, it is forgotten.
    mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
        var rest = reduced(expression)
        requirements += 1
        if explains, relation == .zero { rest.add(LinearExpression(unknown: newOrigin(.mark))) }
        if let open = openTerm(of: rest) {
            settle(open, in: rest, is: relation == .zero ? nil : LinearExpression(unknown: newOrigin(.neverNegative)))
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
        // An error stands for how far the present values miss it; at best it vanishes.
        var missing = rest.times(rest.constant < 0 ? -1 : 1)
        let slack = relation == .atLeastZero ? newOrigin(.neverNegative) : nil
        if let slack { missing.add(LinearExpression(unknown: slack)) }
        let error = newUnknown()
        setRow(error, missing)
        minimise(error)
        let isMet = rows[error].map { $0.constant < Self.tolerance } ?? true
        if isMet {
            vanish(error)
        } else {
            noteOrigins(of: rows[error]!)
            rows[error] = nil
            if let slack, rows[slack] == nil { fix(slack) }
        }
        return isMet
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

    /// Says what should hold, as strongly as all else since the last ``settleWishes()``.
    mutating func wish(_ expression: LinearExpression, _ relation: Relation) {
        let rest = reduced(expression)
        guard !rest.terms.isEmpty else { return }
        // rest = over - under: for an equation both are errors, for an inequality the first is what is to spare.
        let (over, under) = (newUnknown(), newUnknown())
        if relation == .zero { errors.append(over) }
        errors.append(under)
        if let open = openTerm(of: rest) {
            var difference = LinearExpression(unknown: over)
            difference.add(LinearExpression(unknown: under, factor: -1))
            settle(open, in: rest, is: difference)
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

    /// Meets the wishes as far as they can be together, and fixes what that leaves no choice for.
    mutating func settleWishes() {
        var sum = LinearExpression()
        for error in errors { sum.add(rows[error] ?? LinearExpression(unknown: error)) }
        let cost = unknown()
        setRow(cost, sum)
        minimise(cost)
        let least = rows[cost]!
        rows[cost] = nil
        for term in least.terms where term.factor > Self.tolerance { fix(term.unknown) }
        if least.constant < Self.tolerance {
            for error in errors where rows[error] != nil { vanish(error) }
        }
        errors = []
    }

    /// Gives an unknown a value if nothing that was said speaks of it.
    mutating func keep(_ unknown: Int, at value: Double) {
        var rest = reduced(LinearExpression(unknown: unknown))
        rest.constant -= value
        if let open = openTerm(of: rest) { settle(open, in: rest, is: nil) }
    }

    // MARK: Results

    /// What an unknown is; 0 where it is open.
    func value(of unknown: Int) -> Double { rows[unknown]?.constant ?? 0 }

    /// Whether an unknown may have other values, too.
    func isOpen(_ unknown: Int) -> Bool { rows[unknown].map { !$0.terms.isEmpty } ?? true }

    /// Whether nothing at all was said of an unknown, not even a limit.
    func isFree(_ unknown: Int) -> Bool { openTerm(of: reduced(LinearExpression(unknown: unknown))) != nil }

    // MARK: The tableau

    private func reduced(_ expression: LinearExpression) -> LinearExpression {
        var result = expression
        var new: [Int] = []
        for term in expression.terms {
            if let value = rows[term.unknown] { result.substitute(term.unknown, by: value, noting: &new) }
        }
        return result
    }

    /// The unknown of any sign to settle by an expression; the largest factor loses least.
    private func openTerm(of expression: LinearExpression) -> LinearExpression.Term? {
        var best: LinearExpression.Term?
        for term in expression.terms where kinds[term.unknown] == .free {
            if abs(term.factor) > abs(best?.factor ?? 0) { best = term }
        }
        return best
    }

    /// Settles an unknown so that an expression comes to a value; 0 for nil.
    private mutating func settle(
        _ term: LinearExpression.Term, in expression: LinearExpression, is value: LinearExpression?
    ) {
        var rest = expression
        rest.remove(term.unknown)
        var result = value ?? LinearExpression()
        result.add(rest, times: -1)
        settle(term.unknown, as: result.times(1 / term.factor))
    }

    private mutating func settle(_ unknown: Int, as value: LinearExpression) {
        let rowsToChange = users[unknown]
        users[unknown] = []
        var new: [Int] = []
        for row in rowsToChange where rows[row] != nil {
            rows[row]!.substitute(unknown, by: value, noting: &new)
            for other in new { users[other].append(row) }
            new.removeAll(keepingCapacity: true)
        }
        patience -= rowsToChange.count * (value.terms.count + 1)
        setRow(unknown, value)
    }

    private mutating func setRow(_ unknown: Int, _ value: LinearExpression) {
        rows[unknown] = value
        // Values that should be 0 must not become negative by rounding.
        if kinds[unknown] == .neverNegative, value.constant < 0 { rows[unknown]!.constant = 0 }
        for term in value.terms { users[term.unknown].append(unknown) }
        fixWhatCannotGrow(in: unknown)
    }

    /// What is never negative, is 0 and could only fall holds all it consists of at 0.
    private mutating func fixWhatCannotGrow(in unknown: Int) {
        guard kinds[unknown] == .neverNegative, !explains, let row = rows[unknown], row.constant < Self.tolerance,
            row.terms.allSatisfy({ $0.factor < 0 })
        else { return }
        for term in row.terms { fix(term.unknown) }
    }

    /// Fixes an unsettled unknown at 0, and with it what then can't grow.
    private mutating func fix(_ unknown: Int) {
        let changed = users[unknown]
        users[unknown] = []
        rows[unknown] = LinearExpression()
        for row in changed { rows[row]?.remove(unknown) }
        for row in changed { fixWhatCannotGrow(in: row) }
    }

    /// Has an error that came to 0 stay there: what it consists of is 0 in sum.
    private mutating func vanish(_ error: Int) {
        guard let row = rows[error] else { return fix(error) }
        rows[error] = nil
        rows[error] = LinearExpression()
        let terms = row.terms.filter { kinds[$0.unknown] != .mark }
        guard let term = terms.max(by: { abs($0.factor) < abs($1.factor) }) else { return }
        var rest = row
        rest.constant = 0
        settle(term, in: rest, is: nil)
    }

    // MARK: Finding the least

    /// Minimises a settled unknown that is never negative, or a sum of such.
    private mutating func minimise(_ unknown: Int) {
        // The lowest number that lowers it, by Bland's rule, which never runs in circles.
        while patience > 0, let row = rows[unknown], row.constant >= Self.tolerance,
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
        settle(
            LinearExpression.Term(unknown: entering, factor: row.factor(of: entering)), in: row,
            is: LinearExpression(unknown: leaving))
    }
}
