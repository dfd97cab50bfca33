import PlainText

/// A sum of multiples of unknowns and a constant.
nonisolated struct LinearExpression {
    /// A multiple of an unknown.
    struct Term {
        /// The unknown's number.
        let unknown: Int
        /// The factor, not zero.
        var factor: Double
    }

    /// The largest amount of a factor that is only a rounding error.
    static let tolerance = 1e-9

    /// The constant.
    var constant: Double
    /// The multiples, in the order of their unknowns, each at most once.
    private(set) var terms: [Term] = []

    /// Creates a constant, or a multiple of one unknown.
    init(_ constant: Double = 0) {
        self.constant = constant
    }

    /// Creates a multiple of an unknown.
    init(unknown: Int, factor: Double = 1) {
        constant = 0
        terms = [Term(unknown: unknown, factor: factor)]
    }

    /// The factor of an unknown, or 0 if it does not occur.
    func factor(of unknown: Int) -> Double {
        let index = terms.partitioningIndex { $0.unknown >= unknown }
        return index < terms.count && terms[index].unknown == unknown ? terms[index].factor : 0
    }

    /// Adds a multiple of another expression.
    ///
    /// - Complexity: O(*n* + *m*) for as many terms.
    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        var new: [Int] = []
        add(other, times: factor, noting: &new)
    }

    private mutating func add(_ other: LinearExpression, times factor: Double, noting new: inout [Int]) {
        constant += factor * other.constant
        guard !other.terms.isEmpty else { return }
        // Most often an unknown of a long row is replaced by one or two others.
        if other.terms.count < terms.count / 8 {
            for term in other.terms { add(term.unknown, times: factor * term.factor, noting: &new) }
            return
        }
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var index = 0
        for term in other.terms {
            while index < terms.count, terms[index].unknown < term.unknown {
                sum.append(terms[index])
                index += 1
            }
            var total = factor * term.factor
            if index < terms.count, terms[index].unknown == term.unknown {
                total += terms[index].factor
                index += 1
            } else {
                new.append(term.unknown)
            }
            if abs(total) > Self.tolerance { sum.append(Term(unknown: term.unknown, factor: total)) }
        }
        sum.append(contentsOf: terms[index...])
        terms = sum
    }

    private mutating func add(_ unknown: Int, times factor: Double, noting new: inout [Int]) {
        let index = terms.partitioningIndex { $0.unknown >= unknown }
        let isThere = index < terms.count && terms[index].unknown == unknown
        if !isThere { new.append(unknown) }
        let total = isThere ? factor + terms[index].factor : factor
        let range = index..<(isThere ? index + 1 : index)
        if abs(total) > Self.tolerance {
            terms.replaceSubrange(range, with: CollectionOfOne(Term(unknown: unknown, factor: total)))
        } else {
            terms.removeSubrange(range)
        }
    }

    /// Adds a multiple of an unknown after all others, unless the factor is 0.
    mutating func append(_ unknown: Int, factor: Double) {
        if factor != 0 { terms.append(Term(unknown: unknown, factor: factor)) }
    }

    /// Takes an unknown out, and gives the factor it had, or 0 if it did not occur.
    @discardableResult
    mutating func remove(_ unknown: Int) -> Double {
        let index = terms.partitioningIndex { $0.unknown >= unknown }
        guard index < terms.count, terms[index].unknown == unknown else { return 0 }
        return terms.remove(at: index).factor
    }

    /// Puts an expression in the place of an unknown, and notes the unknowns that did not occur before.
    mutating func substitute(_ unknown: Int, by value: LinearExpression, noting new: inout [Int]) {
        let factor = remove(unknown)
        if factor != 0 { add(value, times: factor, noting: &new) }
    }

    /// Returns the expression that one of the unknowns must equal for the whole to come to a value, or 0 for nil.
    func solved(for term: Term, is value: LinearExpression? = nil) -> LinearExpression {
        var result = value ?? LinearExpression()
        result.add(self, times: -1)
        result.remove(term.unknown)
        return result.times(1 / term.factor)
    }

    /// The expression, a number of times.
    func times(_ factor: Double) -> LinearExpression {
        var result = LinearExpression()
        result.add(self, times: factor)
        return result
    }
}
