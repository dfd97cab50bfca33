import Foundation
import TerminalTesting

/// A user at a terminal who knows only the text that is printed there.
nonisolated final class Reader {
    private let terminal: PseudoTerminal
    /// The output of the last line.
    private(set) var printed = ""
    /// The last prompt.
    private(set) var prompt = ""

    /// Sits down at a program.
    init(_ program: String, state folder: String) throws {
        terminal = try PseudoTerminal(
            Executable(program), ["--plain", "--no-pager"], environment: ["XDG_STATE_HOME": folder], columns: 80,
            rows: 24)
        try read()
    }

    /// Types a line.
    func type(_ line: String) throws {
        terminal.send(line + "\n")
        try read()
    }

    /// Kills the program with a signal that it can't catch.
    func kill() {
        terminal.signal(SIGKILL)
    }

    private func read() throws {
        let (text, line) = try terminal.expectLastLine { line in
            line.hasSuffix("> ") && line.wholeMatch(of: #/[a-z0-9. -]+(, [a-z-]+)?> /#) != nil
        }
        // The first line has the typed text.
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        printed = lines.dropFirst().joined(separator: "\n")
        prompt = line
    }

    /// The number under which an answer is printed.
    func number(of answer: String) -> String? {
        printed.matches(of: /(?m)^  ([0-9])  (.+)$/).first { $0.2 == answer }.map { String($0.1) }
    }
}
