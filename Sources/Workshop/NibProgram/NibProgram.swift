import Canvases
import Foundation
import NibChecking
import REPL

/// The program `nib`: the family of commands that every prompt has, without a prompt.
@main
enum NibProgram {
    static func main() {
        ProgramFile.requireReadablePath()
        let session = Session(name: "nib", commands: [Nib.self])
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)
        session.appearance = Appearance(style: style)
        session.isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        // As Git does, where a terminal shows standard error.
        session.remarksOnErrors = isatty(STDERR_FILENO) == 1
        // Git has a pager of its own.
        session.usesPager = ProcessInfo.processInfo.environment["GIT_DIFF_PATH_TOTAL"] == nil
        Nib.main(Array(CommandLine.arguments.dropFirst()), in: session)
    }
}
