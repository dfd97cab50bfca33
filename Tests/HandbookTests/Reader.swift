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
            line.hasSuffix("> ") && line.wholeMatch(of: #/[a-z0-9. -]+(, [a-z-]+)?> /#) != nil
        }
        // What was typed stands in the first line.
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        printed = lines.dropFirst().joined(separator: "\n")
        prompt = line
    }

    /// The number under which an answer is printed.
    func number(of answer: String) -> String? {
        printed.matches(of: /(?m)^  ([0-9])  (.+)$/).first { $0.2 == answer }.map { String($0.1) }
    }

    /// The commands of a task that were read in earlier turns.
    private var tasks: [String] = []

    /// Reads on to the end of what is to be read, and says what is to be typed then: nothing but Enter, a number, or
    /// commands.
    ///
    /// - Returns: nil if it doesn't say.
    func advice() -> [String]? {
        // What found no room beside the screen is asked for, last of all.
        if let match = printed.firstMatch(of: /continues with "([^"]+)"/) { return [String(match.1)] }
        if printed.contains("Type the number of your answer.") { return ["1"] }
        if printed.contains(/Type (your answer|a word of that line)|Try once more/) { return ["no idea"] }
        // Writing code takes more than what is printed.
        if printed.contains("\"skip\" leaves it for another time.") { return ["skip"] }
        let lines = printed.split(separator: "\n")
        // How to reach a goal isn't printed, but how to do without.
        if lines.contains(where: { $0.hasPrefix("Goal: ") }) { return ["skip"] }
        let commands = lines.compactMap { $0.wholeMatch(of: /Type "(.+)"\./).map { String($0.1) } }
        // What was read before may stand above what is new.
        let known = (0...commands.count).last { tasks.suffix($0) == commands.prefix($0) } ?? 0
        tasks += commands.dropFirst(known)
        if printed.contains("Enter shows more.") { return [""] }
        defer { tasks = [] }
        if printed.contains(/Enter (continues|says why|begins)/) { return [""] }
        return tasks.isEmpty ? nil : tasks
    }
}
