import Foundation
import Testing

@testable import Port

/// The cut for an error, and the stub in its place.
struct CutTests {
    /// Returns a file after cuts for errors, one after the other: each with its place in the text, and its message.
    private func cut(
        _ code: String, _ errors: [(at: String, message: String)], nibs: NibFacts = NibFacts()
    ) throws -> String {
        let file = SourceFile(path: "Moon.swift", text: code)
        var cuts: [Cut] = []
        for (words, message) in errors {
            let place = try #require(code.utf8.range(of: words.utf8, from: 0, to: code.utf8.count)).lowerBound
            let finder = CutFinder(file: file, nibs: nibs)
            cuts.append(try #require(finder.cut(at: place, for: message, beyond: cuts)))
        }
        let outer = cuts.filter { cut in !cuts.contains { $0 != cut && $0.contains(cut.range) } }
        return EditedText(code, outer.flatMap { $0.edits(in: file) }).text
    }

    @Test("A statement that doesn't compile stays for Xcode; here the log says so")
    func statement() throws {
        // Given
        let code = "func a() {\n    b.c()\n    d()\n}"

        // When
        let text = try cut(code, [("c()", "no member 'c'")])

        // Then
        #expect(
            text == """
                func a() {
                    #if canImport(UIKit)  // not carried: no member 'c'
                    b.c()
                    #else
                    notCarried("Moon.swift:2: no member 'c'")
                    #endif
                    d()
                }
                """)
        #expect(Fixture.back(text) == code)
    }

    @Test("What returns a value answers something, and what has no body goes")
    func values() throws {
        // Given
        let code = "class A {\n    var b: Int { c }\n    var d: E\n    func f() -> Int {\n        return g\n    }\n}"

        // When
        let text = try cut(code, [("c }", "no c"), ("E\n", "no E"), ("g\n", "no g")])

        // Then
        #expect(text.contains("return notCarriedValue(\"Moon.swift:2: no c\")"))
        #expect(text.contains("    #if canImport(UIKit)  // not carried: no E\n    var d: E\n    #endif\n"))
        #expect(text.contains("        return notCarriedValue(\"Moon.swift:5: no g\")\n"))
    }

    @Test("What goes on not to compile is cut with what is around it")
    func escalation() throws {
        // Given
        let code = "func a() -> Int {\n    if b {\n        c()\n    }\n    return 1\n}"

        // When
        let text = try cut(code, [("c()", "no c"), ("c()", "still"), ("c()", "again")])

        // Then
        #expect(text.contains("    return notCarriedValue(\"Moon.swift:3: again\")\n    #endif\n}"))
        #expect(text.components(separatedBy: "#if").count == 2)
    }

    @Test(
        "Protocols that aren't here go from a type one by one, and with the last the colon",
        arguments: [
            ("C", "struct A: B/* not carried: , C */, D {}"), ("BCD", "struct A/* not carried: : B, C, D */ {}"),
        ])
    func protocols(names: String, result: String) throws {
        // When
        let text = try cut("struct A: B, C, D {}", names.map { ("\($0)", "no \($0)") })

        // Then
        #expect(text == result)
    }

    @Test("A controller that can't be carried is a screen that says so")
    func type() throws {
        // When
        let text = try cut("class MoonController: Pod<Int> {\n}", [("Pod", "cannot find type 'Pod' in scope")])

        // Then
        #expect(text.contains("#else\nclass MoonController: NotCarriedViewController {}\n#endif"))
    }

    @Test("A class that is cut keeps its superclass, or else has the class of its element in a nib")
    func superclass() throws {
        // Given
        let code = "class Stars: UIStackView {\n    let a: B\n}"
        var nibs = NibFacts()
        nibs.elements = ["Stars": "imageView"]

        // When
        let kept = try cut(code, [("B", "no B"), ("class", "still")], nibs: nibs)
        let unknown = try cut(code, [("UIStackView", "cannot find type 'UIStackView' in scope")], nibs: nibs)

        // Then
        #expect(kept.contains("class Stars: UIStackView {}"))
        #expect(unknown.contains("class Stars: UIImageView {}"))
    }

    @Test("An error in what was written is an error in what it was written for")
    func origin() {
        // Given
        let text = EditedText(
            "one two three",
            [Edit(range: 4..<7, text: "2\n2", about: 4), Edit(range: 13..<13, text: "!", about: 0)])

        // Then
        #expect(text.text == "one 2\n2 three!")
        #expect(text.origin(line: 1, column: 2) == 1)
        #expect(text.origin(line: 2, column: 1) == 4)
        #expect(text.origin(line: 2, column: 3) == 8)
        #expect(text.origin(line: 2, column: 8) == 0)
    }

    @Test("The compiler's errors are read, each once; warnings and notes are not")
    func errors() {
        // Given
        let output = """
            [1/2] Compiling
            /a/B.swift:3:7: error: cannot find 'c' in scope
            /a/B.swift:3:7: error: cannot find 'c' in scope
            /a/B.swift:4:7: warning: unused
            """

        // Then
        let error = CompileError(path: "/a/B.swift", line: 3, column: 7, message: "cannot find 'c' in scope")
        #expect(PackageBuild.errors(in: output) == [error])
    }
}
