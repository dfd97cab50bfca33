import TerminalTesting
import Testing

@testable import ExampleShell
@testable import REPL

/// A command that is typed while the screen is under the fingers.
struct CommandFieldTests {
    private func field(_ before: String, _ after: String = "") -> CommandField {
        var field = CommandField()
        for character in before + after { field.handle(.character(character)) { _ in .init(words: []) } }
        for _ in after { field.handle(.left) { _ in .init(words: []) } }
        return field
    }

    @Test("Each key edits the line as at a prompt, in its middle and at its ends")
    func keys() {
        // Given
        let lines = [("ab cd", "ef"), ("", "ef"), ("ab ", ""), ("", "")]
        let keys: [(TerminalKey, [String])] = [
            (.character("x"), ["ab cdx|ef", "x|ef", "ab x|", "x|"]),
            (.paste("1\n2"), ["ab cd1 2|ef", "1 2|ef", "ab 1 2|", "1 2|"]),
            (.backspace, ["ab c|ef", "|ef", "ab|", "|"]), (.delete, ["ab cd|f", "|f", "ab |", "|"]),
            (.control("d"), ["ab cd|f", "|f", "ab |", "|"]), (.left, ["ab c|def", "|ef", "ab| ", "|"]),
            (.control("b"), ["ab c|def", "|ef", "ab| ", "|"]), (.right, ["ab cde|f", "e|f", "ab |", "|"]),
            (.control("f"), ["ab cde|f", "e|f", "ab |", "|"]), (.home, ["|ab cdef", "|ef", "|ab ", "|"]),
            (.control("a"), ["|ab cdef", "|ef", "|ab ", "|"]), (.end, ["ab cdef|", "ef|", "ab |", "|"]),
            (.control("e"), ["ab cdef|", "ef|", "ab |", "|"]), (.control("u"), ["|ef", "|ef", "|", "|"]),
            (.control("k"), ["ab cd|", "|", "ab |", "|"]), (.control("w"), ["ab |ef", "|ef", "|", "|"]),
            (.up, ["ab cd|ef", "|ef", "ab |", "|"]),
        ]

        for (key, expected) in keys {
            // When
            let texts = lines.map { before, after in
                var field = field(before, after)
                field.handle(key) { _ in .init(words: []) }
                return field.beforeCursor + "|" + field.afterCursor
            }

            // Then
            expect(texts, equals: expected, "\(key)")
        }
    }

    @Test(
        "Tab writes the common beginning of all words, and the only word ends in a space, unless it is a folder",
        arguments: [
            ("sc", ["scroll"], "scroll ", []), ("sc", ["scroll", "scram"], "scr", ["scroll", "scram"]),
            ("snapshot /t", ["/tmp/"], "snapshot /tmp/", []), ("a ", ["b c"], "a b\\ c ", []), ("x", [], "x", []),
            ("s", ["stats", "show", "scroll"], "s", ["stats", "show", "scroll"]),
            ("", ["a/", "a/b"], "a/", ["a/", "a/b"]),
        ] as [(String, [String], String, [String])])
    func completion(typed: String, words: [String], text: String, candidates: [String]) {
        // Given
        var field = field(typed)
        var asked: String?

        // When
        field.handle(.tab) {
            asked = $0
            return .init(words: words)
        }

        // Then
        expect(asked == typed && field.beforeCursor == text && field.candidates == candidates)
    }

    @Test("The command of an empty text has one space between its words")
    func emptyText() {
        // When
        let field = CommandField(text: "", typedBy: "type name", ending: " --return")

        // Then
        expect(field.text, equals: "type name --return")
    }
}
