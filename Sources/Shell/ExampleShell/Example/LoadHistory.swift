internal import TerminalUIKit

/// The commands that loaded nibs, with one entry for each line that loaded any.
package struct LoadHistory {
    private var entries: [(loads: Int, line: String?)] = []

    /// Notes that a line begins to run after so many loads, or nil for the making of a screen without a command.
    mutating func note(_ line: String?, after loads: Int) {
        // The line before didn't load a nib, so its entry isn't needed.
        if entries.last?.loads == loads { entries.removeLast() }
        entries.append((loads, line))
    }

    /// Returns the line that was running when a load began after so many others, or nil if that was before the first
    /// line, or outside a command.
    func line(ofLoad load: Int) -> String? { entries.last { $0.loads <= load }.flatMap(\.line) }
}
