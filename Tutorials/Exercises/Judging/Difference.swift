/// The differences of lines from the expected ones. Missing lines have the mark `−`, unexpected lines `+`, and equal
/// lines no mark.
struct Difference: CustomStringConvertible {
    let description: String

    /// Compares lines.
    ///
    /// - Complexity: O(*n* · *d*), where *n* is the number of lines and *d* that of differences.
    init(of lines: [String], from expected: [String]) {
        var missing: Set<Int> = []
        var added: Set<Int> = []
        for change in lines.difference(from: expected) {
            switch change {
            case .remove(let offset, _, _): missing.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var result: [String] = []
        var next = 0
        for (index, line) in lines.enumerated() {
            while missing.contains(next) {
                result.append("− " + Self.visible(expected[next]))
                next += 1
            }
            result.append((added.contains(index) ? "+ " : "  ") + Self.visible(line))
            if !added.contains(index) { next += 1 }
        }
        result += expected[next...].map { "− " + Self.visible($0) }
        description = result.joined(separator: "\n")
    }

    /// An empty line is something, too.
    private static func visible(_ line: String) -> String { line.isEmpty ? "(nothing)" : line }
}
