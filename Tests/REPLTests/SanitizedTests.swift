import Testing

@testable import REPL

/// Text that must not steer the terminal.
struct SanitizedTests {
    @Test(
        "Control characters become visible; all else stays",
        arguments: [
            ("\u{1B}[31mred\u{7}", "\\u{1B}[31mred\\u{7}"),
            ("a\u{9B}b\u{7F}\0\r\n", "a\\u{9B}b\\u{7F}\\u{0}\\u{D}\n"),
            ("tab\tand line\n", "tab\tand line\n"),
            ("é 👩‍👩‍👧 │", "é 👩‍👩‍👧 │"),
        ])
    func sanitized(text: String, visible: String) {
        // Given, When
        let result = text.sanitized

        // Then
        #expect(result == visible)
    }
}
