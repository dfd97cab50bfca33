internal import InterfaceBuilder

/// Why a line never became a command.
nonisolated enum SessionError: Error, Equatable, CustomStringConvertible {
    /// No command has that name; the second value is the name that was probably meant.
    case unknownCommand(String, nearest: String?)
    /// No technique, experiment, nib or source has that name.
    case unknownName(String, kind: String, nearest: String?)
    /// Nothing has been traced yet.
    case nothingTraced
    /// The screen was made in code.
    case noNib
    /// The program's nibs are not beside it.
    case noNibs(String, folder: String)
    /// The sources are not where they were when the program was built.
    case noSources(String)
    /// A quotation mark, single or double, has no partner.
    case unclosedQuote(Unicode.Scalar)
    /// The line ends in a backslash, with nothing to escape.
    case danglingBackslash

    /// No technique, experiment, nib or source has that name, but others have these.
    static func unknown(_ kind: String, _ name: String, among names: [String]) -> SessionError {
        .unknownName(name, kind: kind, nearest: probableName(for: name, among: names))
    }

    /// The name that was probably meant: the only one that begins like it, or else the nearest.
    static func probableName(for name: String, among names: [String]) -> String? {
        let completed = names.filter { $0.hasPrefix(name) }
        return completed.count == 1 ? completed[0] : nearestName(to: name, among: names)
    }

    var description: String {
        switch self {
        case .unknownCommand(let name, let nearest):
            let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? "."
            return "unknown command \"\(name)\"\(hint)\nType \"help\" for the list of commands."
        case .unknownName(let name, let kind, let nearest):
            let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? "."
            return "there is no \(kind) \"\(name)\"\(hint)"
        case .nothingTraced:
            return "nothing has been traced. Type \"trace on\", then a command such as \"reset\"."
        case .noNib:
            return "this screen was made in code: there is no nib to show."
        case .noNibs(let nib, let folder):
            return "cannot find \(nib): the resources that were built with the program belong beside it, in "
                + "\(folder)."
        case .noSources(let folder):
            return "the sources are not on this machine: there are none in \(folder)."
        case .unclosedQuote(let mark):
            return "the quotation mark \(mark) is never closed; write \\\(mark) for the character itself."
        case .danglingBackslash:
            return "nothing follows the backslash at the end; write \\\\ for the character itself."
        }
    }
}
