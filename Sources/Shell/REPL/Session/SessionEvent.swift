/// Something that happens in a session; of a line, in this order.
public enum SessionEvent {
    /// A program has set the session up, and lines are about to come.
    case opened
    /// A line begins, of which only the text is known.
    case began(ParsedLine)
    /// A command is about to run, with what it will do. A part that throws refuses it.
    case willRun(ParsedLine)
    /// The screen was made again.
    case screenMade
    /// The screen looks different.
    case screenChanged
    /// A command has run, or was refused. If it failed, it has no effect.
    case didRun(ParsedLine, Outcome)
    /// A line has ended, and everything that it had to say was written.
    case ended(ParsedLine, Outcome)
}
