import PlainText
import TerminalTesting
import Testing

@testable import REPL

/// Texts of others, as a shell and the prompt read them.
struct QuotingTests {
    @Test("A shell reads a quoted text as it is", arguments: HostileText.names)
    func shell(_ text: String) throws {
        // Given
        let process = BackgroundProcess(["/bin/sh", "-c", "printf %s \(text.quotedForShell)"])

        // When
        let (ending, written) = try process.run(keeping: [1])

        // Then
        expect(ending, equals: .exit(0))
        expect(Array(written[0]), equals: Array(text.utf8))
    }

    @Test("The prompt reads a quoted text as one word", arguments: HostileText.names)
    func prompt(_ text: String) throws {
        // Given, When
        let words = try LineWords.split("answer \(text.quotedForPrompt)")

        // Then
        expect(words.map { Array($0.utf8) }, equals: [Array("answer".utf8), Array(text.utf8)])
    }
}
