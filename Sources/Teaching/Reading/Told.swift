internal import ExampleShell
internal import TerminalUIKit

/// What was said for a line, until the tutor has judged it: then it is written.
struct Told {
    var sayings: [Saying] = []
    /// What it did, if that is traced.
    var steps: [TraceEvent] = []
    var replies: [Saying] = []
    /// Whether what was said is what the tutor answered a command.
    var isAnswer = false
    /// Whether another program wrote what is to be read first: then it is written below that.
    var isBelowProcess = false
    var hasNews = false
    /// Whether traced steps found no room: then it is only said how many there were.
    var hidesSteps = false
    /// Whether the phone was asked for: it is as high as the window allows, and what was read makes room.
    var isAsked = false
}
