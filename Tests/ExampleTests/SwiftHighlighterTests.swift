import TerminalTesting
import Testing

@testable import ExampleShell

/// Swift code as `source` shows it: what each piece is part of.
struct SwiftHighlighterTests {
    /// The pieces of the code that have a role of their own.
    private func pieces(_ code: String) -> [StyledText.Run] {
        SwiftHighlighter.lines(of: code).flatMap(\.runs).filter { $0.role != .plain }
    }

    @Test(
        "Keywords, declared names, strings and comments have different colors",
        arguments: [
            ("class Moon: Body {}", ["accent class", "bold Moon"]),
            ("case .made: break", ["accent case", "accent break"]),
            ("self.default(in: view)", ["accent self", "accent in"]),
            ("@Outlet var label: UILabel?", ["accent @Outlet", "accent var"]),
            ("x = 1  // let it be", ["dim // let it be"]),
            ("/* let */ y", ["dim /* let */"]),
            (#"f("a \"b\" // c")"#, [#"name "a \"b\" // c""#]),
            (#"print("\(days["new"] ?? "none") left")"#, [#"name "\(days["new"] ?? "none") left""#]),
            (#"r = #"a "b" c"#, [#"name #"a "b" c"#]),
            ("letter = inlet", []),
            ("", []),
        ])
    func roles(code: String, expected: [String]) {
        // Given, When
        let found = pieces(code).map { "\($0.role) \($0.text)" }

        // Then
        expect(found, equals: expected)
    }

    @Test("A multi-line string is a string in each line, and an unfinished comment goes to the end")
    func severalLines() {
        // Given
        let code = "let text = \"\"\"\n    let it be\n    \"\"\"\nlet x /* open\nlet y"

        // When
        let lines = SwiftHighlighter.lines(of: code)

        // Then
        expect(lines.count, equals: 5)
        expect(lines[1].runs.map(\.role), equals: [.name])
        expect(lines[3].runs.last?.role, equals: .dim)
        expect(lines[4].runs.map(\.role), equals: [.dim])
    }

    @Test(
        "Highlighting keeps all of the code", arguments: ["\"open", "\"\\(", "#\"", "\\\"", "/*", "🌕 let ö"])
    func whole(code: String) {
        // Given, When
        let text = SwiftHighlighter.lines(of: code).map(\.string).joined(separator: "\n")

        // Then
        expect(text, equals: code)
    }
}
