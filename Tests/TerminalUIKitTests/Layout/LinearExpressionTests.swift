import TerminalTesting
import Testing

@testable import Views

/// Sums of multiples of unknowns, against the same sums kept in a dictionary.
struct LinearExpressionTests {
    /// A random number generator with a fixed seed.
    private struct Numbers {
        var state: UInt64 = 7

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    private func factors(_ expression: LinearExpression) -> [Int: Double] {
        Dictionary(uniqueKeysWithValues: expression.terms.map { ($0.unknown, $0.factor) })
    }

    private func sum(_ constant: Double, _ factors: [Int: Double]) -> LinearExpression {
        var result = LinearExpression(constant)
        for (unknown, factor) in factors.sorted(by: { $0.key < $1.key }) { result.append(unknown, factor: factor) }
        return result
    }

    @Test("Sums of lengths are added and multiplied, terms that cancel out vanish, and the order stays")
    func sums() {
        var numbers = Numbers()
        for count in [0, 1, 2, 3, 7, 8, 9, 16, 17, 40] {
            for other in [0, 1, 2, 3, 5, 20] {
                // Given
                var (first, second): ([Int: Double], [Int: Double]) = ([:], [:])
                for _ in 0..<count { first[numbers.next(below: 30)] = Double(numbers.next(below: 4) + 1) }
                for _ in 0..<other { second[numbers.next(below: 30)] = Double(numbers.next(below: 4) + 1) }
                var result = sum(3, first)

                // When
                result.add(sum(5, second), times: -1)

                // Then
                let expected = first.merging(second.mapValues { -$0 }) { $0 + $1 }.filter { $0.value != 0 }
                expect(factors(result) == expected && result.constant == -2)
                expect(result.terms.map(\.unknown), equals: expected.keys.sorted())
                expect((0..<30).allSatisfy { result.factor(of: $0) == expected[$0] ?? 0 })
            }
        }
    }

    @Test("A variable is removed, replaced by an expression, and solved for")
    func solving() {
        // Given
        let long = Dictionary(uniqueKeysWithValues: (0..<20).map { (number: Int) in (number * 2, Double(number + 1)) })
        var (replaced, taken, new) = (sum(10, [1: 2, 4: -1]), sum(1, [1: 2, 3: 4, 5: 6]), [Int]())
        var longer = sum(0, long)

        // When
        replaced.substitute(1, by: sum(3, [2: 5, 4: 0.5]), noting: &new)
        let first = new
        replaced.substitute(9, by: sum(3, [7: 1]), noting: &new)
        longer.substitute(4, by: sum(1, [7: 1]), noting: &new)
        let removed = [taken.remove(3), taken.remove(3), taken.remove(0), taken.remove(9)]
        let term = LinearExpression.Term(unknown: 1, factor: 2)
        let solved = sum(8, [1: 2, 4: -6]).solved(for: term)
        let named = sum(8, [1: 2, 4: -6]).solved(for: term, is: LinearExpression(unknown: 0))

        // Then
        expect(replaced.constant == 16 && factors(replaced) == [2: 10] && first == [2] && new == [2, 7])
        expect(longer.constant == 3 && longer.factor(of: 4) == 0 && longer.factor(of: 7) == 3)
        expect(longer.terms.count == 20 && longer.terms.map(\.unknown) == longer.terms.map(\.unknown).sorted())
        expect(removed == [4, 0, 0, 0] && factors(taken) == [1: 2, 5: 6] && taken.constant == 1)
        expect(solved.constant == -4 && factors(solved) == [4: 3])
        expect(named.constant == -4 && factors(named) == [0: 0.5, 4: 3])
        expect(factors(sum(2, [1: 3]).times(-2)) == [1: -6] && sum(2, [1: 3]).times(-2).constant == -4)
    }

    @Test("A tiny term counts as zero, in a short sum and in a long one, and a larger one stays")
    func tolerance() {
        // Given
        let long = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, 1.0) })
        var results: [[Double]] = []

        // When
        for rest in [0, 5e-10, 2e-9, -5e-10, -2e-9] {
            var (short, longer) = (sum(0, [1: 1, 2: 1]), sum(0, long))
            short.add(sum(0, [1: 1 - rest]), times: -1)
            longer.add(sum(0, [1: 1 - rest]), times: -1)
            results.append([Double(short.terms.count), Double(longer.terms.count)])
        }
        var fresh = LinearExpression()
        fresh.append(3, factor: 0)
        fresh.append(4, factor: 1)

        // Then
        expect(results, equals: [[1, 19], [1, 19], [2, 20], [1, 19], [2, 20]])
        expect(factors(fresh) == [4: 1] && LinearExpression().constant == 0)
        expect(factors(LinearExpression(unknown: 6)) == [6: 1] && LinearExpression(unknown: 6).constant == 0)
    }
}
