/// A part of a session, which follows the session's events and may write in its place.
///
/// A session sends events to its parts in the order in which they were added. The last part is in front: it is the
/// first to translate a line, and the first that may write.
public protocol SessionPart: AnyObject {
    /// Handles an event.
    ///
    /// - Throws: At ``SessionEvent/willRun(_:)``, the reason why the command must not run.
    func receive(_ event: SessionEvent) throws

    /// Writes the text before the first prompt. Returns `false` to leave that to the other parts.
    func greet() -> Bool

    /// Returns the line that runs for a line that was typed, which may be shorter, such as a number or an empty line.
    func line(for typed: String) -> String

    /// Returns the text before a line that is to be typed, made from the prompt of the parts behind.
    func prompt(_ prompt: StyledText) -> StyledText

    /// The line that Return runs when nothing is typed, shown in gray at the prompt. Nil leaves that to the parts
    /// behind.
    var suggestion: String? { get }

    /// A Boolean value that indicates whether the part writes the output of a line once all of it is known: its long
    /// texts, and with `writeComplaint()` why it failed.
    var holdsOutput: Bool { get }

    /// A Boolean value that indicates whether the part lets time pass while a prompt waits.
    var passesTime: Bool { get }

    /// Writes a command's output. Returns `false` to leave that to the other parts.
    func write(_ pieces: [OutputPiece], of line: ParsedLine, outcome: Outcome) -> Bool

    /// Returns the text to redraw after a resize, above the last error, or nil to leave that to the parts behind.
    func redraw() -> String?

    /// Returns the text to draw at a prompt because the screen has changed by itself, or nil to leave that to the parts
    /// behind.
    func drawChange() -> String?
}

extension SessionPart {
    /// Does nothing.
    public func receive(_ event: SessionEvent) {}

    /// Returns `false`.
    public func greet() -> Bool { false }

    /// Returns the line.
    public func line(for typed: String) -> String { typed }

    /// Returns the prompt.
    public func prompt(_ prompt: StyledText) -> StyledText { prompt }

    /// The default: the part suggests nothing.
    public var suggestion: String? { nil }

    /// The default: the part holds no output back.
    public var holdsOutput: Bool { false }

    /// The default: no time passes while a prompt waits.
    public var passesTime: Bool { false }

    /// Returns `false`.
    public func write(_ pieces: [OutputPiece], of line: ParsedLine, outcome: Outcome) -> Bool { false }

    /// Returns nil.
    public func redraw() -> String? { nil }

    /// Returns nil.
    public func drawChange() -> String? { nil }
}
