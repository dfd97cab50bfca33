internal import TerminalUIKit

/// What was typed when nibs were loaded: one entry for each line that loaded any.
package struct LoadHistory {
    private var entries: [(loads: Int, line: String?)] = []

    /// Notes that a line begins to run after so many loads; nil for the making of the screen that nobody asked for.
    mutating func note(_ line: String?, after loads: Int) {
        // The line before loaded nothing, so nobody will ask for it.
        if entries.last?.loads == loads { entries.removeLast() }
        entries.append((loads, line))
    }

    /// The line that was running when a load began, before which there had been so many; nil if it was before the
    /// first, or for none.
    func line(ofLoad load: Int) -> String? { entries.last { $0.loads <= load }.flatMap(\.line) }
}
