/// An event in a session. The events of a line come in this order.
public enum SessionEvent {
    /// A program has set the session up, and lines are about to come.
    case opened
    /// A line begins, of which only the text is known.
    case began(ParsedLine)
    /// A command is about to run, with its effect. A part that throws an error refuses it.
    case willRun(ParsedLine)
    /// The screen was made again.
    case screenMade
    /// A command has run, or was refused. If it failed, it has no effect.
    case didRun(ParsedLine, Outcome)
    /// The screen was drawn, and looks different. At a prompt this follows ``didRun(_:_:)``.
    case screenChanged
    /// A line has ended, and everything that it had to say was written. Words that a shell gave have no such end: the
    /// program ends with them.
    case ended(ParsedLine, Outcome)
    /// A prompt has waited for a key for a while, and waits on.
    case waited
}
