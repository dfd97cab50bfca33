import Canvases
import Foundation
import NibChecking
import REPL

/// The program `nib`: the family of commands that every prompt has, without a prompt.
@main
enum NibProgram {
    static func main() {
        let session = Session(name: "nib", commands: [Nib.self])
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)
        session.appearance = Appearance(style: style)
        Nib.main(Array(CommandLine.arguments.dropFirst()), in: session)
    }
}
