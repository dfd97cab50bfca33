internal import Foundation

/// How output should look.
public nonisolated struct Appearance: Equatable, Sendable {
    /// Whether escape codes for colour and weight may be written.
    public var usesColor = false

    /// Whether to write ASCII characters only.
    public var usesASCII = false

    /// The width that was asked for, in characters; nil to take the terminal's.
    public var fixedWidth: Int?

    /// Creates an appearance; plain text as wide as the terminal, unless told otherwise.
    public init(usesColor: Bool = false, usesASCII: Bool = false, fixedWidth: Int? = nil) {
        self.usesColor = usesColor
        self.usesASCII = usesASCII
        self.fixedWidth = fixedWidth
    }

    /// The room for output: the terminal's at this moment, 80×24 if output isn't a terminal; with `fixedWidth` if there is one.
    public var size: TerminalSize {
        var size = TerminalSize.current ?? TerminalSize()
        if let fixedWidth { size.columns = fixedWidth }
        return size
    }

    /// Whether standard output is a terminal that understands escape codes, of a user who has not declined colours
    /// (see no-color.org).
    static var terminalAllowsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1
            && environment["NO_COLOR", default: ""].isEmpty
            && !["", "dumb"].contains(environment["TERM", default: ""])
    }
}
