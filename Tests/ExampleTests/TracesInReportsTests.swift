import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// Steps, sources and lists of experiments as they are told where little of the usual is in them.
struct TracesInReportsTests {
    private func events(_ lines: String...) -> [TraceEvent] {
        let session = TableCellSession(rows: 30)
        (session.output, session.errors) = ({ _ in }, { _ in })
        session.run("trace on")
        return lines.flatMap { line in
            session.run(line)
            return session.recorder.current
        }
    }

    @Test(
        "Files without objects are reported as read, repetitions without cells are folded, and sums are right")
    func reports() throws {
        // Given
        let all = events("reset", "scroll 1")
        func some(_ kinds: TraceEvent.Kind..., count: Int = 100) -> [TraceEvent] {
            Array(all.filter { kinds.contains($0.event) }.prefix(count))
        }
        let load = try #require(some(.load).first)
        let stories: [(String, [TraceEvent])] = [
            ("nothing", []), ("one read", [load]), ("two reads", [load, load]),
            ("reads", Array(repeating: load, count: 4)), ("reads of two files", some(.load)),
            ("lifecycle", some(.lifecycle)), ("lives", some(.lifecycle) + some(.lifecycle) + some(.lifecycle)),
            ("a read at the end", some(.lifecycle, count: 2) + [load]), ("one made", some(.make, count: 1)),
            ("made", some(.make)), ("one reused", some(.reuse, count: 1)), ("left", some(.queue)),
            ("decoded", some(.decode, count: 5)), ("connected", some(.connect, count: 6)),
            ("reads and decoded", some(.load, .decode, count: 12)),
        ]

        // When
        let texts = stories.flatMap { name, events in
            [(nil, true, false), (60, true, true), (59, false, false)].map { columns, hints, isCut in
                let report = TraceReport(events, isCut: isCut).text(columns: columns, hints: hints)
                return "— \(name), \(columns.map(String.init) ?? "any")\n\(report.string)"
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Reports-of-steps.txt")
    }

    @Test("The sum tells which reads were a controller's, because the counts of a list's screen don't contain them")
    func readsOfControllers() {
        // Given
        let session = TableCellSession(rows: 30)
        let script = ScriptedSession(session)

        // When
        script.run("trace on", "reset")
        let reset = TraceReport(session.recorder.current).text(columns: nil).string
        script.run("technique code")
        let code = TraceReport(session.recorder.current).text(columns: nil).string
        script.run("scroll 1")
        let scrolled = TraceReport(session.recorder.current).text(columns: nil).string

        // Then
        expect(reset, contains: "8 nib reads (1 by a controller), 7 cells made")
        expect(code, contains: "1 nib read (by a controller), 7 cells made")
        expect(session.stats.nibReads, equals: 0)
        expect(scrolled, contains: "0 nib reads, 0 cells made")
    }

    @Test("Each step has its kind, its object, its class and its effect, in lines of any width")
    func alone() throws {
        // Given
        var known: Set<TraceEvent.Kind> = []
        let firsts = events("reset", "scroll 1", "tap 2").filter { known.insert($0.event).inserted }

        // When
        let texts = firsts.flatMap { event in [nil, 60].map { event.text(columns: $0).string } }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try firsts.map { String(decoding: try encoder.encode($0), as: UTF8.self) }

        // Then
        let text = (texts + json).joined(separator: "\n")
        try expect(text, isRecordedIn: "Steps-alone.txt")
    }

    @Test("A patch shows the changed lines, without the lines that only locate them")
    func edits() {
        // Given
        let edits = [
            ("a\n  b\nc", "a\nx\nc"), ("a", ""), ("", "a"), ("a\nb", "a\nb\nc"), ("b\nc", "a\nb\nc"), ("a", "a"),
            ("a\nb\nc\nd", "a\nd"), ("one\n\ntwo", "one\n\n\n"),
        ]

        // When
        let texts = edits.map { find, replacement in
            NibEdit(nib: "Moon", find: find, replacement: replacement).text(columns: 9).string
                .split(separator: "\n").dropFirst().joined(separator: " ")
        }

        // Then
        expect(texts, equals: ["− b + x", "− a", "+ a", "+ c", "+ a", "", "− b − c", "− two"])
        expect(
            NibEdit(nib: "Moon", find: "a", replacement: "b").text(columns: nil).string, equals: "Moon.xib\n− a\n+ b")
    }

    @Test("Parentheses and strings inside a string belong to it, however deep")
    func strings() throws {
        // Given
        let codes = [
            #""a \(f(x)) b" let"#, #""\(f(g(1), "q)")) (" in"#, #""\("#, #""\\" is"#, #""\"#, #""a"#, "\"a\nlet",
            #""(" case"#, #""\(a[")"]) )" as"#, #"##"#, "#\"a\"# if", "#\"a", "/*a*/let", "/* a", "/*/ let", "//",
            "@", "@x", "a.let", "a.case b", "func f", "func.f", "case let x", "_let", "let_", "l3t 3let", "é func ü(",
        ]

        // When
        let told = codes.map { code in
            SwiftHighlighter.lines(of: code).map { line in
                line.runs.map { "\($0.role)‹\($0.text)›" }.joined()
            }.joined(separator: "⏎")
        }

        // Then
        let text = zip(codes, told).map { "\($0.debugDescription) → \($1)" }.joined(separator: "\n")
        try expect(text, isRecordedIn: "Codes-in-roles.txt")
    }

}
