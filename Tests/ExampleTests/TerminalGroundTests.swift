import Foundation
import TerminalTesting
import Testing

/// A terminal that is asked for its background, by a program that somebody is about to type to.
@Suite(.talkingToPrograms)
nonisolated struct TerminalGroundTests {
    private let question = "\u{1B}]11;?\u{1B}\\"
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func terminal(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
        let all = [
            "XDG_STATE_HOME": home.path, "TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "",
            "COLORFGBG": "",
        ]
        return try PseudoTerminal(Executable("table-cell"), environment: all.merging(environment) { $1 })
    }

    /// The technique's name in the prompt, less important than the rest, or as any text if the background is unknown.
    private func prompt(dim: String?) -> String {
        let technique = dim.map { "\u{1B}[\($0)m owner-outlet\u{1B}[0m" } ?? " owner-outlet"
        return "\u{1B}[0m\(technique)\u{1B}[1m>\u{1B}[0m "
    }

    @Test(
        "A terminal's answer chooses the colors, and without one they are readable on any background",
        arguments: [
            ("rgb:ffff/ffff/dddd\u{1B}\\", "38;2;110;119;129"), ("rgb:ff/ff/ff\u{7}", "38;2;110;119;129"),
            ("rgb:1e1e/1e1e/1e1e\u{7}", "38;2;145;152;161"), ("rgb://\u{7}", nil), ("white\u{7}", nil),
        ] as [(String, String?)])
    func answered(answer: String, dim: String?) throws {
        // On a machine that is busy, the answer may be late, and is shown as keys: then it is another test's.
        for _ in 1...10 {
            // Given
            let terminal = try terminal()

            // When
            try terminal.expect(question)
            terminal.send("he\u{1B}]11;\(answer)lp\r")
            let shown = try terminal.expect("\"quit\" leaves.")
            if shown.contains("^[]11;") { continue }

            // Then
            expect(shown, contains: prompt(dim: dim))
            try terminal.expect(prompt(dim: dim))
            return
        }
        Issue.record("the answer was late each time")
    }

    @Test("A terminal that doesn't answer loses no keys, and a late answer isn't a key")
    func late() throws {
        // Given
        let terminal = try terminal()
        try terminal.expect(question)
        try terminal.expect(prompt(dim: nil))

        // When
        terminal.send("he\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\lp\r")

        // Then
        let answer = try terminal.expect(prompt(dim: nil))
        expect(answer.contains("\"quit\" leaves.") && !answer.contains("rgb"))
    }

    @Test(
        "The terminal isn't asked if the environment says it, if colors are off, or if it couldn't understand",
        arguments: [["COLORFGBG": "0;15"], ["NO_COLOR": "1"], ["TERM": "dumb"]])
    func unasked(environment: [String: String]) throws {
        // Given
        let terminal = try terminal(environment)

        // When
        let text = try terminal.expect("owner-outlet")

        // Then
        expect(!text.contains("]11;"))
    }
}
