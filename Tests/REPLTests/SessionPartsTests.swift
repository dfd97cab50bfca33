import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// The calls that a session makes around a line, in order.
struct SessionPartsTests {
    private let session = MoonSession()

    @Test("A session calls its parts before and after each line, in order")
    func order() throws {
        // Given
        let lines = [
            "say a b", "say --fail a", "orbit x", "nothing", "", "# say a", "trial", "7", "say a --end", "lesson well",
        ]
        var texts: [String] = []

        // When
        for isInteractive in [false, true] {
            let session = MoonSession()
            session.isInteractive = isInteractive
            for line in lines {
                (session.notes, session.written, session.complaints) = ([], "", "")
                let outcome = session.run(line, at: isInteractive ? nil : "moons:1")
                texts.append(
                    "> \(line) → \(outcome), \(session.line)\n\(session.notes.joined(separator: "; "))\n"
                        + "\(session.written)\(session.complaints)said \(session.lastSaid.debugDescription)")
            }
        }
        let words: [[String]] = [
            ["say", "a b", "c"], ["say"], ["nothing"], ["say", "x", "--fail"], ["say", "x", "--end"], ["trial"],
        ]
        for words in words {
            (session.notes, session.written, session.complaints) = ([], "", "")
            let outcome = session.run(words: words)
            texts.append(
                "\(words) → \(outcome), \(session.line)\n\(session.notes.joined(separator: "; "))\n"
                    + "\(session.written)\(session.complaints)said \(session.lastSaid.debugDescription)")
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Parts-of-lines.txt")
    }

    @Test("A line's effect is known before it runs, and a wrong line has no effect")
    func parsed() throws {
        // Given
        let lines = [
            "say a b", "orbit 1 --name x", "orbit 1 --name x -f", "orbit", "nothing", "", "# say", "\"a", "sky Vega",
            "say",
        ]

        // When
        let parsed = lines.map { session.parse($0) }

        // Then
        expect(parsed.map(\.text), equals: lines)
        let commands = parsed.map { $0.command.map { "\($0)" } ?? "–" }
        expect(commands, equals: ["Say", "Orbit", "Orbit", "Orbit", "–", "–", "–", "–", "Star", "Say"])
        expect(
            parsed.map(\.effect),
            equals: [.shows(["a", "b"]), .touches, .changes, nil, nil, nil, nil, nil, .nothing, nil])
        expect(
            parsed.map(\.shown), equals: [["a", "b"], ["orbit 1 --name x", "orbit"], [], [], [], [], [], [], [], []])
        let orbit: Orbit? = try session.command(parsing: "orbit 3 --name x")
        let other: Orbit? = try session.command(parsing: "say a")
        expect(orbit?.turns == 3 && other == nil)
        #expect(throws: UsageProblem.self) { let _: Orbit? = try session.command(parsing: "orbit x") }
        expect(
            session.command(of: "sky stars").map { "\($0)" } == "Stars" && session.command(of: "  ") == nil
                && session.notes == [])
    }

    @Test("A command that is refused before it runs doesn't run, and its error is printed")
    func refused() {
        // Given
        session.refuses = "not now"
        session.holds = true

        // When
        let outcome = session.run("say a")
        let (held, lines) = (session.complaints, session.complaintLines)
        session.redrawn = "screen\n"
        let redrawn = session.redrawAll()
        session.writeComplaint()
        let written = session.complaints
        session.refuses = nil
        session.run("say b")

        // Then
        expect(outcome == .failed && held == "" && lines == 1 && written == "error: not now\n")
        expect(redrawn == "screen\nerror: not now\n" && session.written == "b\n")
        expect(session.complaintLines == 0 && session.redrawAll() == "screen\n")
        session.redrawn = nil
        expect(session.redrawAll(), equals: nil)
        session.complaints = ""
        session.warn("no \u{1B} file")
        expect(session.complaints, equals: "warning: no \\u{1B} file\n")
    }

    @Test("After redirected output, output and settings are as before")
    func redirected() {
        // Given
        var (text, errors) = ("", "")
        session.appearance.fixedWidth = 44
        session.run("nothing")
        let complaint = session.complaintLines

        // When
        let inside = session.redirected(
            to: { text += $0 }, errors: { errors += $0 }, isInteractive: true, appearance: Appearance(fixedWidth: 9)
        ) {
            session.run("say several words in a narrow place")
            session.run("nothing")
            return (session.isInteractive, session.usesPager, session.appearance.fixedWidth)
        }
        session.complaints = ""
        session.redirected(to: { text += $0 }, isInteractive: false) { _ = session.run("nothing") }

        // Then
        expect(inside == (true, false, 9) && errors.contains("unknown"))
        expect(
            text == "several\n  words\n  in a\n  narrow\n  place\n" && session.complaints.hasPrefix("error: unknown"))
        #expect((session.isInteractive, session.usesPager, session.appearance.fixedWidth) == (false, true, 44))
        expect(session.complaintLines == complaint && complaint == 1)
        session.run("say back")
        expect(session.written, equals: "back\n")
    }

    @Test(
        "Output is collected on demand, and otherwise written, with or without a terminal's width"
    )
    func pieces() throws {
        // Given
        session.appearance.fixedWidth = 12

        // When
        let (result, pieces) = session.collectOutput { () -> Int in
            session.print("a\u{7}\tb")
            session.say("several words here", indent: 3)
            session.print(styled: "\u{1B}[1mx")
            session.say(.paged)
            session.remark("not for a script")
            return 7
        }
        let collected = session.written
        for piece in pieces { session.say(piece) }
        session.isInteractive = true
        session.remark("for somebody")
        try session.print(json: ["b/c": "é\u{85}", "a": "1"])
        session.page("a page")
        session.page(styled: "\u{1B}[1mbold", saying: "bold")

        // Then
        expect(result == 7 && collected == "" && pieces.count == 4 && session.text(of: .paged) == nil)
        expect(
            session.written,
            equals: "a\\u{7}\tb\nseveral\n   words\n   here\n\u{1B}[1mx\nfor somebody\n"
                + "{\"a\":\"1\",\"b/c\":\"é\\u0085\"}\na page\n\u{1B}[1mbold\n")
        expect(
            OutputFormat.version == 3
                && session.prompt.runs == [.init(text: "moon>", role: .bold), .init(text: " ", role: .plain)])
    }

    @Test("A progress line is visible in a terminal, and removed afterwards")
    func progress() {
        // Given
        let line = ProgressLine(session)

        // When
        line.show("unseen")
        line.end()
        let unseen = session.complaints
        session.isInteractive = true
        let texts = [0, 1, 4].map { width in
            session.complaints = ""
            session.appearance.fixedWidth = width
            line.show("on")
            line.end()
            return session.complaints
        }

        // Then
        expect(unseen, equals: "")
        expect(texts, equals: ["\r\ron\r\r", "\r\ron\r\r", "\r   \ron\r   \r"])
    }

    @Test("The width follows the requested size, and help is at least forty columns wide")
    func appearance() {
        // Given
        var appearance = Appearance(fixedWidth: 33, fixedHeight: 7)

        // When
        let narrow = (appearance.size, appearance.helpColumns, appearance.proseColumns)
        appearance.fixedWidth = 41
        appearance.proseWidth = 20

        // Then
        #expect(narrow == (TerminalSize(columns: 33, rows: 7), 40, 33))
        expect(appearance.helpColumns == 41 && appearance.proseColumns == 20 && appearance.style == .plain)
        let largest = Appearance(fixedWidth: 5000, fixedHeight: 5000).size
        expect(largest, equals: TerminalSize(columns: 1000, rows: 500))
        expect(TerminalSize() == TerminalSize(columns: 80, rows: 24) && Appearance().proseWidth == nil)
    }
}
