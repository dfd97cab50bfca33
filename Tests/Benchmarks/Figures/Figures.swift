import Benchmark

/// All figures, in the order of the table.
let benchmarks: @Sendable () -> Void = {
    compareNibs()
    compareCells()
    comparePrograms()
    compareGrowth()
    compareMemory()
}
