import Foundation
import TerminalTesting
import Testing

@testable import REPL

struct LineWordsTests {
    @Test(
        "White space separates words, unless quoted or escaped",
        arguments: [
            ("a  b\tc ", ["a", "b", "c"]),
            ("'a b' \"c d\" e\\ f", ["a b", "c d", "e f"]),
            ("x'y'\"z\"", ["xyz"]),
            ("'' \"\"", ["", ""]),
            ("'\\' \"\\\"\\\\\\n\"", ["\\", "\"\\\\n"]),
            ("\"it's\"", ["it's"]), ("term File's Owner", ["term", "File's", "Owner"]),
            ("a\" --b c\"", ["a\"", "--b", "c\""]),
            ("a\u{A0}b\r\nc", ["a", "b", "c"]),
            ("é👩‍👩‍👧 e\u{301}", ["é👩‍👩‍👧", "e\u{301}"]),
            ("a#b", ["a#b"]),
            ("  # 'comment", []),
        ])
    func split(line: String, words: [String]) throws {
        // Given, When
        let result = try LineWords.split(line)

        // Then
        expect(result, equals: words)
    }

    @Test("A tilde at the beginning of a path is the home folder, unless quoted")
    func tilde() throws {
        // Given
        let home = try #require(ProcessInfo.processInfo.environment["HOME"])

        // When
        let words = try LineWords.split("~ ~/a '~/b' \\~/c ~d e~/f")

        // Then
        expect(words, equals: [home, home + "/a", "~/b", "~/c", "~d", "e~/f"])
    }

    @Test(
        "A quotation mark without a partner is an error",
        arguments: [
            ("a 'b", SessionError.unclosedQuote("'")), ("\"a\\\"", .unclosedQuote("\"")), ("a\\", .danglingBackslash),
        ])
    func incomplete(line: String, error: SessionError) {
        // Given, When
        let split = Result { () throws(SessionError) in try LineWords.split(line) }

        // Then
        expect(split, equals: .failure(error))
    }
}
