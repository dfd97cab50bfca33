import PlainText
import Testing

/// Prose that fits on the terminal.
struct WrappedTests {
    @Test(
        "Text is wrapped between words, and continues below its beginning",
        arguments: [
            (
                "* code    No nib: the cell class builds it.", 10, 26,
                "* code    No nib: the cell\n        class builds it."
            ),
            (
                "* code    No nib: the cell class builds it.", 10, 30,
                "* code    No nib: the cell\n          class builds it."
            ),
            ("one two three", 0, 7, "one two\nthree"),
            ("one two three", 0, 13, "one two three"),
            ("incomprehensible words", 0, 5, "incom\nprehe\nnsibl\ne\nwords"),
            ("decode        a1 UILabel    init(coder:)", 14, 20, "decode        a1\n      UILabel\n      init(coder:)"),
            ("Tests/ReferenceTests/CellTests.swift", 0, 16, "Tests/\nReferenceTests/\nCellTests.swift"),
            ("pickerController:didPick", 0, 12, "picker\nController:\ndidPick"),
            ("新月 満月 上弦", 0, 9, "新月 満月\n上弦"),
            ("decode  a1    UILabel", 0, 16, "decode  a1\nUILabel"),
            ("a   b   c d", 0, 10, "a   b   c\nd"),
            ("満月満月 満月", 0, 9, "満月満月\n満月"),
            ("kept\u{A0}together always", 0, 8, "kept\u{A0}\ntogether\nalways"),
            ("one two\nthree four", 0, 8, "one two\nthree\nfour"),
            ("満月", 0, 1, "満\n月"),
            ("        deep", 4, 6, "\n  deep"),
            ("ends with blanks  ", 0, 30, "ends with blanks"),
            ("", 0, 1, ""),
        ])
    func wrapped(text: String, indent: Int, columns: Int, result: String) {
        // Given, When
        let lines = text.wrapped(to: columns, indent: indent)

        // Then
        #expect(lines == result)
    }

    @Test("Text for a file or a pipe isn't wrapped")
    func endless() {
        // Given
        let text = String(repeating: "word ", count: 100)

        // When
        let lines = text.wrapped(to: nil, indent: 4)

        // Then
        #expect(lines == text)
    }
}
