import Benchmark
import Foundation

nonisolated extension BenchmarkMetric {
    /// How many thousandths of the floor the figure takes.
    static var ratio: BenchmarkMetric { .custom("ratio", polarity: .prefersSmaller, useScalingFactor: false) }
    /// What the figure takes, in its own unit.
    static var figure: BenchmarkMetric { .custom("figure", polarity: .prefersSmaller, useScalingFactor: false) }
    /// What the floor takes, in the same unit.
    static var floor: BenchmarkMetric { .custom("floor", polarity: .prefersSmaller, useScalingFactor: false) }
}

/// Takes a figure and its floor in turn, as often as there is time for: what slows the machine slows both.
///
/// - Parameters:
///   - name: The name by which `budgets` in the folder above knows it.
///   - seconds: How long to go on.
///   - floor: Takes the floor.
///   - figure: Takes the figure, in the same unit.
nonisolated func compare(
    _ name: String, seconds: Int = 5, floor: @escaping @MainActor () throws -> Double,
    figure: @escaping @MainActor () throws -> Double
) {
    Benchmark(
        name,
        configuration: .init(
            metrics: [.ratio, .figure, .floor],
            units: [.ratio: .count, .figure: .count, .floor: .count], warmupIterations: 2,
            maxDuration: .seconds(seconds), maxIterations: 1_000)
    ) { benchmark in
        do {
            let (floor, figure) = try await MainActor.run { (try floor(), try figure()) }
            benchmark.measurement(.floor, Int(floor))
            benchmark.measurement(.figure, Int(figure))
            benchmark.measurement(.ratio, Int(1_000 * figure / floor))
        } catch {
            benchmark.error("\(name): \(error)")
        }
    }
}

/// Compares what two pieces of work cost the processor, in nanoseconds.
nonisolated func compareWork(
    _ name: String, times: Int = 1, floor: @escaping @MainActor () throws -> Void,
    figure: @escaping @MainActor () throws -> Void
) {
    compare(
        name, floor: { try nanoseconds(times, floor) }, figure: { try nanoseconds(times, figure) })
}

/// What doing a piece of work several times costs the processor, in nanoseconds each.
func nanoseconds(_ times: Int, _ work: () throws -> Void) rethrows -> Double {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    for _ in 0..<times { try work() }
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    let seconds = Double(end.tv_sec - start.tv_sec)
    return (seconds * 1e9 + Double(end.tv_nsec - start.tv_nsec)) / Double(times)
}
