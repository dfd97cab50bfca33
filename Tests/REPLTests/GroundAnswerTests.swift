import TerminalTesting
import Testing

@testable import REPL

/// The answer of a terminal about its background, and the keys that a user types meanwhile.
struct GroundAnswerTests {
    @Test(
        "The terminal's answer is separated from typed keys, in any pieces, and an invalid answer has no effect",
        arguments: [
            (["he\u{1B}]11;rgb:ffff/ffff/dddd\u{1B}\\lp"], "help", false, false),
            (["\u{1B}]11;rgb:ff/ff/ff\u{7}"], "", false, false),
            (["\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}x"], "x", false, true),
            (["\u{1B}]11;rgba:f/f/0/f\u{7}"], "", false, false),
            (["\u{1B}]11;rgb:7f/7f/7f\u{7}"], "", false, true), (["\u{1B}]11;rgb:80/80/80\u{7}"], "", false, false),
            (["\u{1B}]11;rgb:00/b2/00\u{7}"], "", false, true), (["\u{1B}]11;rgb:00/b3/00\u{7}"], "", false, false),
            (["\u{1B}]11;rgb:ff/66/00\u{7}"], "", false, true), (["\u{1B}]11;rgb:ff/67/00\u{7}"], "", false, false),
            (["\u{1B}]11;rgb:ff/4d/ff\u{7}"], "", false, false), (["\u{1B}]11;rgb:ff/4c/ff\u{7}"], "", false, true),
            (["\u{1B}]11;rgb://\u{7}"], "", false, nil), (["\u{1B}]11;white\u{7}"], "", false, nil),
            (["\u{1B}]11;rgb:ff/ff\u{7}"], "", false, nil),
            (["\u{1B}]11;rgb:0/0/", "0\u{1B}", "\\a"], "a", false, true),
            (["a\u{1B}]1", "1;rgb:ff/ff/ff"], "a\u{1B}]11;rgb:ff/ff/ff", true, nil), (["abc"], "abc", true, nil),
            (["\u{1B}]11;rgb:0/0/0\u{1B}x"], "\u{1B}]11;rgb:0/0/0\u{1B}x", true, nil),
            (
                ["a\u{1B}]11;rgb:f/f/f\u{7}b\u{1B}]11;rgb:0/0/0\u{7}c"], "ab\u{1B}]11;rgb:0/0/0\u{7}c", false, false
            ),
        ] as [([String], String, Bool, Bool?)])
    func answers(pieces: [String], typed: String, isDue: Bool, isDark: Bool?) {
        // Given
        var ground = TerminalGround()

        // When
        for piece in pieces { ground.take(ArraySlice(piece.utf8)) }

        // Then
        expect(String(decoding: ground.typed, as: UTF8.self), equals: typed)
        expect(ground.isDue, equals: isDue)
        expect(ground.isDark, equals: isDark)
    }
}
