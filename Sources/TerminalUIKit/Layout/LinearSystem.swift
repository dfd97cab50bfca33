/// Linear equations, the strongest first: one that contradicts those before it is dropped.
///
/// Each equation that says something new settles one unknown, and is put into all others at once. So at any time every
/// settled unknown is expressed in unsettled ones alone.
nonisolated struct LinearSystem {
    /// A sum of multiples of unknowns and a constant.
    struct Expression {
        /// The constant.
        var constant: Double
        /// The factors of unknowns, none of them zero.
        var factors: [Int: Double] = [:]

        /// Adds a multiple of another expression.
        mutating func add(_ other: Expression, times factor: Double) {
            constant += factor * other.constant
            for (unknown, coefficient) in other.factors {
                let sum = factors[unknown, default: 0] + factor * coefficient
                factors[unknown] = abs(sum) < 1e-9 ? nil : sum
            }
        }

        /// Puts an expression in the place of an unknown.
        mutating func substitute(_ unknown: Int, by value: Expression) {
            guard let factor = factors.removeValue(forKey: unknown) else { return }
            add(value, times: factor)
        }
    }

    private var settled: [Int: Expression] = [:]

    /// Adds the equation *expression* = 0, unless it says nothing new or contradicts those before it.
    ///
    /// - Complexity: O(*n* × *m*), where *n* is the number of equations and *m* that of unknowns in one.
    mutating func add(_ expression: Expression) {
        var rest = expression
        for unknown in expression.factors.keys {
            if let value = settled[unknown] { rest.substitute(unknown, by: value) }
        }
        // The largest factor loses least; the lowest number makes the choice repeatable.
        guard let pivot = rest.factors.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) }) else { return }
        rest.factors[pivot.key] = nil
        var value = Expression(constant: 0)
        value.add(rest, times: -1 / pivot.value)
        for unknown in settled.keys { settled[unknown]!.substitute(pivot.key, by: value) }
        settled[pivot.key] = value
    }

    /// What an expression comes to; nil while the equations leave it open.
    func value(of expression: Expression) -> Double? {
        var result = expression
        for unknown in expression.factors.keys {
            guard let value = settled[unknown] else { return nil }
            result.substitute(unknown, by: value)
        }
        return result.factors.isEmpty ? result.constant : nil
    }

    /// What an unknown is; nil while the equations leave it open.
    func value(of unknown: Int) -> Double? {
        value(of: Expression(constant: 0, factors: [unknown: 1]))
    }
}
