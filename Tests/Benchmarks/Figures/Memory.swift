import Benchmark
import Foundation
import TerminalUIKit

/// Compares the memory after many loads with that after few: whatever is loaded goes away again.
nonisolated func compareMemory() {
    guard residentBytes() != nil else { return }
    @MainActor func load(_ times: Int) -> Double {
        for _ in 0..<times { blackHole(Fixture.nib.instantiate(withOwner: nil)) }
        return Double(residentBytes() ?? 0)
    }
    compare("instantiations-memory", seconds: 10) {
        load(100)
    } figure: {
        load(9_900)
    }
}

/// How much memory the process has now; nil where the system doesn't tell in a file.
private nonisolated func residentBytes() -> Int? {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return fields.flatMap { Int($0[1]) }.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
}
