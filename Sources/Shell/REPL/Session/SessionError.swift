internal import PlainText

/// The reason why a line never became a command.
nonisolated enum SessionError: Error, Equatable, CustomStringConvertible {
    /// No command has that name. The second value is the name that was probably meant.
    case unknownCommand(String, nearest: String?)
    /// A quotation mark, single or double, has no partner.
    case unclosedQuote(Unicode.Scalar)
    /// The line ends in a backslash, without a character to escape.
    case danglingBackslash
    /// The line is longer than any command.
    case tooLong

    var description: String {
        switch self {
        case .unknownCommand("q", _): return "\"q\" ends a text that fills the window; \"quit\" ends the program"
        case .unknownCommand(let name, let nearest):
            let shown = name.count > 60 ? name.prefix(60) + "…" : name
            return "unknown command \"\(shown)\"; \(advice(nearest, list: "help all"))"
        case .unclosedQuote(let mark):
            return "the quotation mark \(mark) is never closed; write \\\(mark) for the character itself"
        case .danglingBackslash:
            return "nothing follows the backslash at the end; write \\\\ for the character itself"
        case .tooLong:
            return "the line has more than \(LineReader.maximumLength) bytes; it was not run"
        }
    }
}
