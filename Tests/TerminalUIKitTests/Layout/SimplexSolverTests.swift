import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// The solver's solutions of equations, limits and wishes.
struct SimplexSolverTests {
    private var solver = SimplexSolver()

    /// A sum of multiples of unknowns and a constant.
    private func sum(_ constant: Double, _ factors: [Int: Double]) -> LinearExpression {
        var result = LinearExpression(constant)
        for (unknown, factor) in factors { result.add(LinearExpression(unknown: unknown, factor: factor)) }
        return result
    }

    @Test("The solver solves equations in any order")
    mutating func equations() {
        // Given
        let (x, y, z) = (solver.unknown(), solver.unknown(), solver.unknown())

        // When: x + y + z = 6, y = 2 z, x - z = 2
        let met = [
            solver.require(sum(-6, [x: 1, y: 1, z: 1]), .zero), solver.require(sum(0, [y: 1, z: -2]), .zero),
            solver.require(sum(-2, [x: 1, z: -1]), .zero),
        ]

        // Then
        expect(met, equals: [true, true, true])
        let values = [x, y, z].map { solver.values[$0] }
        expect(values, equals: [3, 2, 1])
        expect(![x, y, z].contains { solver.open[$0] })
    }

    @Test("If requirements contradict each other, the first ones apply")
    mutating func contradiction() {
        // Given
        let x = solver.unknown()
        _ = solver.require(sum(-10, [x: 1]), .atLeastZero)
        _ = solver.require(sum(30, [x: -1]), .atLeastZero)

        // When
        let below = solver.require(sum(-5, [x: 1]), .zero)
        let above = solver.require(sum(-31, [x: 1]), .atLeastZero)
        let within = solver.require(sum(-20, [x: 1]), .zero)

        // Then
        expect([below, above, within], equals: [false, false, true])
        expect(solver.values[x], equals: 20)
    }

    @Test("The solver names the requirements that the last one contradicts")
    mutating func explanation() {
        // Given: x = 1, y - x = 5, z = 7, y + s = 10
        solver = SimplexSolver(explains: true)
        let (x, y, z) = (solver.unknown(), solver.unknown(), solver.unknown())
        _ = solver.require(sum(-1, [x: 1]), .zero)
        _ = solver.require(sum(-5, [y: 1, x: -1]), .zero)
        _ = solver.require(sum(-7, [z: 1]), .zero)
        _ = solver.require(sum(10, [y: -1]), .atLeastZero)

        // When
        let isMet = solver.require(sum(-8, [y: 1]), .atLeastZero)

        // Then
        expect(!isMet)
        expect(solver.contradicted.filter { $0 != 5 }, equals: [1, 2])
    }

    @Test(
        "An optional constraint is met as closely as the requirements allow",
        arguments: [5, 9.5, 10, 12.5, 15, 15.5, 20])
    mutating func nearest(wanted: Double) {
        // Given: 10 ≤ x ≤ 15
        let x = solver.unknown()
        _ = solver.require(sum(-10, [x: 1]), .atLeastZero)
        _ = solver.require(sum(15, [x: -1]), .atLeastZero)

        // When
        solver.wish(sum(-wanted, [x: 1]), .zero)
        solver.settleWishes()

        // Then
        expect(solver.values[x], equals: min(max(wanted, 10), 15))
    }

    @Test("A higher priority is satisfied before any number of lower ones")
    mutating func strengths() {
        // Given
        let x = solver.unknown()

        // When
        solver.wish(sum(-10, [x: 1]), .zero)
        solver.settleWishes()
        for _ in 0..<5 { solver.wish(sum(-90, [x: 1]), .zero) }
        solver.settleWishes()

        // Then
        expect(solver.values[x], equals: 10)
    }

    @Test("If constraints of one priority contradict each other, the total error is the smallest possible")
    mutating func leastError() {
        // Given
        let x = solver.unknown()

        // When
        for wanted in [10.0, 40, 40] { solver.wish(sum(-wanted, [x: 1]), .zero) }
        solver.settleWishes()

        // Then
        expect(solver.values[x], equals: 40)
    }

    @Test("A lower priority decides what a higher one leaves open")
    mutating func leftOpen() {
        // Given: x + y = 100, wished: x ≥ 30, then y = 90
        let (x, y) = (solver.unknown(), solver.unknown())
        _ = solver.require(sum(-100, [x: 1, y: 1]), .zero)

        // When
        solver.wish(sum(-30, [x: 1]), .atLeastZero)
        solver.settleWishes()
        solver.wish(sum(-90, [y: 1]), .zero)
        solver.settleWishes()

        // Then
        let values = [x, y].map { solver.values[$0] }
        expect(values, equals: [30, 70])
        expect(!solver.open[x])
    }

    @Test("A solver at its limit accepts no more constraints, says so, and keeps the earlier ones")
    mutating func budget() {
        // Given: 0 ≤ x ≤ y ≤ z
        solver = SimplexSolver(budget: 12)
        let (x, y, z) = (solver.unknown(), solver.unknown(), solver.unknown())
        for (one, other) in [(x, nil), (y, x), (z, y)] {
            _ = solver.require(sum(0, other.map { [one: 1, $0: -1] } ?? [one: 1]), .atLeastZero)
        }

        // When
        let hadPatience = !solver.hasGivenUp
        for least in 1...9 { _ = solver.require(sum(-Double(least), [z: 1, x: -1]), .atLeastZero) }

        // Then
        expect(hadPatience && solver.hasGivenUp)
        expect((1..<9).contains(solver.values[z] - solver.values[x]))
    }

    @Test("Constraints with a high priority leave the rest to a low one")
    mutating func leftOpenAtZero() {
        // Given: z = x - 2; found by comparing random systems with kiwisolver's
        let (x, y, z) = (solver.unknown(), solver.unknown(), solver.unknown())
        _ = solver.require(sum(2, [x: -1, z: 1]), .zero)

        // When
        solver.wish(sum(11, [x: 1, y: 2, z: 2]), .atLeastZero)
        solver.wish(sum(1, [x: -1, z: 2]), .atLeastZero)
        solver.wish(sum(-13, [x: 1, y: -1, z: 2]), .zero)
        solver.settleWishes()
        solver.wish(sum(-17, [x: 2, z: -1]), .atLeastZero)
        solver.settleWishes()

        // Then
        let values = solver.values
        expect(abs(values[x] - values[y] + 2 * values[z] - 13) < 1e-6)
        expect(2 * values[x] - values[z] >= 17 - 1e-6)
    }

    @Test("A variable with only inequalities has the value of one of its limits")
    mutating func limits() {
        // Given
        let x = solver.unknown()

        // When
        _ = solver.require(sum(-50, [x: 1]), .atLeastZero)
        solver.keep(x, at: 70)

        // Then
        expect(solver.values[x], equals: 50)
        expect(solver.open[x])
    }

    @Test("A view without constraints keeps its place, and determines the views that depend on it")
    mutating func kept() {
        // Given
        let (x, y) = (solver.unknown(), solver.unknown())
        _ = solver.require(sum(-8, [y: 1, x: -1]), .zero)

        // When
        solver.keep(x, at: 20)
        solver.keep(y, at: 99)

        // Then
        let values = [x, y].map { solver.values[$0] }
        expect(values, equals: [20, 28])
    }

    @Test("Hundreds of inequalities that are violated at first are all satisfied in the end", arguments: [1, 2, 3])
    mutating func manyLimits(seed: Int) {
        // Given: a chain in which each is at least so much behind the one before
        let chain = (0..<120).map { _ in solver.unknown() }
        let gap = { (index: Int) in Double((index * 7 * seed + 3) % 11) }
        _ = solver.require(sum(0, [chain[0]: 1]), .zero)
        for unknown in chain { solver.wish(sum(0, [unknown: 1]), .zero) }

        // When
        for index in 1..<chain.count {
            _ = solver.require(sum(-gap(index), [chain[index]: 1, chain[index - 1]: -1]), .atLeastZero)
        }
        solver.settleWishes()

        // Then: the wishes hold them together
        for index in 1..<chain.count {
            expect(abs(solver.values[chain[index]] - solver.values[chain[index - 1]] - gap(index)) < 0.001)
        }
    }
}
