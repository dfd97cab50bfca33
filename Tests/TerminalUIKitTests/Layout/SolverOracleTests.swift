import Foundation
import TerminalTesting
import Testing

@testable import Views

/// The solver compared with kiwisolver, another implementation of Cassowary. Without Python's module (`pip install
/// kiwisolver`) these tests are skipped. `ORACLE_SYSTEMS` is the number of systems.
@Suite(.enabled(if: Oracle.isInstalled))
struct SolverOracleTests {
    @Test("For random systems, the solver meets the same requirements as a slow one, with the same errors")
    func random() throws {
        // Given
        let count = ProcessInfo.processInfo.environment["ORACLE_SYSTEMS"].flatMap(Int.init) ?? 200
        var numbers = Numbers(state: 28)
        let systems = (0..<count).map { _ in RandomSystem(from: &numbers) }

        // When
        let expected = try Oracle.solve(systems)
        let found = systems.map { $0.solve() }

        // Then
        let wrong = zip(found, expected).enumerated().filter { _, answers in
            answers.1.map { !answers.0.agrees(with: $0) } ?? false
        }
        expect(expected.count, equals: count)
        expect(wrong.isEmpty, "\(wrong.count) differ, the first: \(wrong.first.map { systems[$0.offset] } as Any)")
    }
}

/// Numbers that look random, always the same.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// Equations and limits about some unknowns.
private struct RandomSystem: Encodable {
    enum Strength: Int, Encodable, CaseIterable {
        case required, strong, weak
    }

    struct Statement: Encodable {
        let factors: [Int]
        let constant: Int
        let isEquation: Bool
        let strength: Strength

        var expression: LinearExpression {
            var result = LinearExpression(Double(constant))
            for (unknown, factor) in factors.enumerated() where factor != 0 {
                result.add(LinearExpression(unknown: unknown, factor: Double(factor)))
            }
            return result
        }

        /// By how much some values miss it.
        func error(_ values: [Double]) -> Double {
            let sum = zip(factors, values).reduce(Double(constant)) { $0 + Double($1.0) * $1.1 }
            return isEquation ? abs(sum) : max(0, -sum)
        }
    }

    /// A solution: the requirements that hold, and the errors of the wishes of each strength.
    struct Answer: Decodable {
        let holds: [Bool]
        let strong: Double
        let weak: Double

        func agrees(with other: Answer) -> Bool {
            holds == other.holds && abs(strong - other.strong) < 1e-3 && abs(weak - other.weak) < 1e-3
        }
    }

    let statements: [Statement]

    init(from numbers: inout Numbers) {
        let unknowns = Int.random(in: 1...6, using: &numbers)
        statements = (0..<Int.random(in: 1...14, using: &numbers)).map { _ in
            // Most constraints are about two unknowns, with factors of 1.
            let factors = (0..<unknowns).map { _ in [0, 0, 0, 1, -1, 1, -1, 2].randomElement(using: &numbers)! }
            return Statement(
                factors: factors, constant: Int.random(in: -20...20, using: &numbers),
                isEquation: Bool.random(using: &numbers), strength: Strength.allCases.randomElement(using: &numbers)!)
        }
    }

    func solve() -> Answer {
        var solver = SimplexSolver()
        for _ in statements[0].factors { _ = solver.unknown() }
        func of(_ strength: Strength) -> [Statement] { statements.filter { $0.strength == strength } }
        let holds = of(.required).map { solver.require($0.expression, $0.isEquation ? .zero : .atLeastZero) }
        for strength in [Strength.strong, .weak] {
            for wish in of(strength) { solver.wish(wish.expression, wish.isEquation ? .zero : .atLeastZero) }
            solver.settleWishes()
        }
        let values = solver.values
        func missed(_ statements: [Statement]) -> Double { statements.reduce(0) { $0 + $1.error(values) } }
        let kept = zip(of(.required), holds).filter(\.1).map(\.0)
        // A solution whose requirements don't really hold agrees with no other.
        guard missed(kept) < 1e-3 else { return Answer(holds: [], strong: -1, weak: -1) }
        return Answer(holds: holds, strong: missed(of(.strong)), weak: missed(of(.weak)))
    }
}

/// Python's kiwisolver.
private nonisolated enum Oracle {
    static let isInstalled = (try? run("import kiwisolver", input: Data())) != nil

    /// Returns the solutions of systems, with nil for an error of kiwisolver.
    @MainActor static func solve(_ systems: [RandomSystem]) throws -> [RandomSystem.Answer?] {
        try JSONDecoder().decode([RandomSystem.Answer?].self, from: run(program, input: JSONEncoder().encode(systems)))
    }

    private static func run(_ program: String, input: Data) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        process.standardInput = try FileHandle(forReadingFrom: file)
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return data
    }

    /// A requirement that can't hold leaves kiwisolver in doubt, so it begins anew with those that do.
    private static let program = """
        import json, sys
        from kiwisolver import Solver, Variable, UnsatisfiableConstraint
        def answer(system):
            statements = system["statements"]
            unknowns = [Variable(str(i)) for i in range(len(statements[0]["factors"]))]
            def constraint(s, strength):
                sum_ = s["constant"] + 0 * unknowns[0]
                for f, u in zip(s["factors"], unknowns):
                    if f: sum_ = sum_ + f * u
                return ((sum_ == 0) if s["isEquation"] else (sum_ >= 0)) | strength
            kept, holds = [], []
            for s in statements:
                if s["strength"]: continue
                solver = Solver()
                for c in kept: solver.addConstraint(c)
                c = constraint(s, "required")
                try: solver.addConstraint(c)
                except UnsatisfiableConstraint: holds.append(False)
                else: kept.append(c); holds.append(True)
            solver = Solver()
            for c in kept: solver.addConstraint(c)
            for s in statements:
                if s["strength"]: solver.addConstraint(constraint(s, "strong" if s["strength"] == 1 else "weak"))
            solver.updateVariables()
            def missed(strength):
                total = 0
                for s in statements:
                    if s["strength"] != strength: continue
                    value = s["constant"] + sum(f * u.value() for f, u in zip(s["factors"], unknowns))
                    total += abs(value) if s["isEquation"] else max(0, -value)
                return total
            return {"holds": holds, "strong": missed(1), "weak": missed(2)}
        def answer_or_none(system):
            try: return answer(system)
            except Exception: return None
        print(json.dumps([answer_or_none(system) for system in json.load(sys.stdin)]))
        """
}
