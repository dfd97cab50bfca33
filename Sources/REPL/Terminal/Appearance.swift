internal import Foundation
public import Canvases

/// How output should look.
public nonisolated struct Appearance: Equatable, Sendable {
    /// The colours, weights and characters that may be written.
    public var style = TerminalStyle.plain

    /// The width that was asked for, in characters; nil to take the terminal's.
    public var fixedWidth: Int?

    /// Creates an appearance; plain text as wide as the terminal, unless told otherwise.
    public init(style: TerminalStyle = .plain, fixedWidth: Int? = nil) {
        self.style = style
        self.fixedWidth = fixedWidth
    }

    /// The room for output: the terminal's at this moment, 80×24 if output isn't a terminal; with `fixedWidth` if there
    /// is one.
    public var size: TerminalSize {
        var size = TerminalSize.current ?? TerminalSize()
        if let fixedWidth { size.columns = fixedWidth }
        return size
    }

    /// How long lines of prose may be, in characters: as was asked for, or as the terminal is wide; nil, for any
    /// length, if output isn't a terminal.
    package var proseColumns: Int? { fixedWidth ?? TerminalSize.current?.columns }
}
