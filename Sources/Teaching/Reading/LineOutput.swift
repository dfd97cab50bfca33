internal import ExampleShell
internal import TerminalUIKit

/// The output of a line, which is written when the tutor has judged the line.
struct LineOutput {
    var pieces: [OutputPiece] = []
    /// The steps of the line, if it is traced.
    var steps: [TraceEvent] = []
    var replies: [OutputPiece] = []
    /// A Boolean value that indicates whether the output is the tutor's answer to a command.
    var isAnswer = false
    /// A Boolean value that indicates whether the text must be below the output of another program, which is read
    /// first.
    var isBelowProcess = false
    var hasNews = false
    /// A Boolean value that indicates whether traced steps found no room, so that only their number is written.
    var hidesSteps = false
    /// A Boolean value that indicates whether the user asked for the phone, which is then as high as the window allows,
    /// while text that was read makes room.
    var isAsked = false
}
