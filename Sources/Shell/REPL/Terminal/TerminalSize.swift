internal import Foundation

/// The number of characters that fit on a terminal.
public nonisolated struct TerminalSize: Equatable, Sendable {
    /// The number of characters in a line.
    public var columns: Int
    /// The number of lines.
    public var rows: Int

    /// Creates a size, in characters. By default, it is 80×24, the traditional size of terminals.
    public init(columns: Int = 80, rows: Int = 24) {
        self.columns = columns
        self.rows = rows
    }

    /// The present size of the terminal that standard output is, or nil if it isn't one or doesn't know its size.
    public static var current: TerminalSize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
