import Foundation
import TerminalTesting

/// Somebody at a terminal who knows nothing but what is printed there.
nonisolated final class Reader {
    private let terminal: PseudoTerminal
    /// What was printed for the last line.
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

    /// Ends the program as nobody can prevent.
    func kill() {
        terminal.signal(SIGKILL)
    }

    private func read() throws {
        let (text, line) = try terminal.expectLastLine { line in
            line.wholeMatch(of: #/[a-z0-9. -]+(, [a-z-]+)?> /#) != nil
        }
        // What was typed stands in the first line.
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        printed = lines.dropFirst().joined(separator: "\n")
        prompt = line
    }

    /// What is to be typed, by what is printed: nothing but Enter, a number, or commands.
    ///
    /// - Returns: nil if it doesn't say.
    var advice: [String]? {
        if printed.contains("Type the number of your answer.") { return ["1"] }
        if printed.contains(/Enter (continues|says why|begins)/) { return [""] }
        // Writing code takes more than what is printed.
        if printed.contains("\"skip\" leaves it for another time.") { return ["skip"] }
        let lines = printed.split(separator: "\n")
        let commands = lines.compactMap { $0.wholeMatch(of: /Type "(.+)"\./).map { String($0.1) } }
        if !commands.isEmpty { return commands }
        // What found no room beside the screen is asked for.
        return printed.firstMatch(of: /continues with "([^"]+)"/).map { [String($0.1)] }
    }
}
