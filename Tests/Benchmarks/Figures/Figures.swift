import Benchmark

/// All figures, in the order of the table.
let benchmarks: @Sendable () -> Void = {
    MainActor.assumeIsolated {
        compareNibs()
        compareCells()
        comparePrograms()
        compareMemory()
    }
}
