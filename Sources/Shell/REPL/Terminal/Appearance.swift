internal import Foundation
public import Canvases

/// The appearance of output.
public nonisolated struct Appearance: Equatable, Sendable {
    /// The colors, weights and characters that may be written.
    public var style = TerminalStyle.plain
    /// The width that was asked for, in characters, or nil to take the terminal's.
    public var fixedWidth: Int?
    /// The height that was asked for, in lines, or nil to take the terminal's.
    public var fixedHeight: Int?
    /// The width to which prose is confined, in characters, where it does not have all of the terminal's.
    package var proseWidth: Int?

    /// Creates an appearance. By default, it is plain text in the terminal's size.
    public init(style: TerminalStyle = .plain, fixedWidth: Int? = nil, fixedHeight: Int? = nil) {
        self.style = style
        self.fixedWidth = fixedWidth
        self.fixedHeight = fixedHeight
    }

    /// The appearance of the terminal to which standard output goes, without colors if it goes elsewhere.
    package static var ofTerminal: Appearance {
        Appearance(style: .detect(environment: .ofProcess, isTerminal: isatty(STDOUT_FILENO) == 1))
    }

    /// The space for output: the terminal's at this moment, 80×24 if output isn't a terminal. `fixedWidth` and
    /// `fixedHeight` if there are.
    public var size: TerminalSize {
        var size = TerminalSize.current ?? TerminalSize()
        if let fixedWidth { size.columns = fixedWidth }
        if let fixedHeight { size.rows = fixedHeight }
        // A frame takes memory by its area.
        return TerminalSize(columns: min(size.columns, 1000), rows: min(size.rows, 500))
    }

    /// The width of ArgumentParser's help: that of the terminal, but at least that of the help's columns, which
    /// ArgumentParser requires.
    package var helpColumns: Int { max(size.columns, 40) }
    /// The largest length of lines of prose, in characters: the confined or requested one, or the terminal's width.
    /// Nil, for any length, if output isn't a terminal.
    package var proseColumns: Int? { proseWidth ?? fixedWidth ?? TerminalSize.current?.columns }
}
