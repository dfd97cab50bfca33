import Canvases
import TerminalTesting
import Testing

/// The contents of a terminal, and the output that changes them.
@Suite struct TerminalFrameTests {
    private func frame(_ lines: String..., columns: Int = 12) -> TerminalFrame {
        var frame = TerminalFrame(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() { frame.write(TerminalLine(line), row: row) }
        return frame
    }

    /// Returns the output between the marks of synchronized output, with the cursor hidden.
    private func change(_ old: TerminalFrame, _ new: TerminalFrame) -> String {
        let update = new.update(from: old)
        return update.replacing("\u{1B}[?2026h\u{1B}[?25l", with: "").replacing("\u{1B}[?2026l", with: "")
    }

    @Test("A terminal that shows the old frame, and is sent the change, shows the new one")
    func updates() {
        // Given
        let frames = [
            frame("one", "two", "three", ""),
            frame("one", "\u{1B}[1mtw\u{1B}[0mo", "thr\u{1B}[31mee\u{1B}[0m", "four"),
            frame("one", "\u{1B}[2mtw\u{1B}[0mo", "\u{1B}[44mthree      \u{1B}[0m", ""),
            frame("", "two", "\u{1B}[38;5;9;48;2;1;2;3mth\u{1B}[7mre\u{1B}[27me\u{1B}[0m", "●  ●  ●"),
            frame("ONE and more", "\u{1B}[1;31mt\u{1B}[22mw\u{1B}[2mo\u{1B}[0m", "", "●  ○  ●"),
        ]

        // When
        for old in frames {
            for new in frames {
                var screen = TerminalScreen(columns: 12, rows: 4)
                screen.write(old.update(from: nil))
                screen.write(new.update(from: old))

                // Then
                var wanted = TerminalScreen(columns: 12, rows: 4)
                wanted.write(new.update(from: nil))
                expect(screen, equals: wanted)
                expect(screen.lines, equals: new.text)
            }
        }
    }

    @Test("An update sends only the changes")
    func economy() {
        // Given
        let old = frame("row 3  cell #4", "same", columns: 20)

        // When, Then
        expect(old.update(from: old).isEmpty)
        expect(change(old, frame("row 3  cell #5", "same", columns: 20)), equals: "\u{1B}[1;14H5")
        expect(change(old, frame("row 4  cell #5", "same", columns: 20)), equals: "\u{1B}[1;5H4\u{1B}[8C5")
        expect(change(old, frame("now 5  cell #4", "same", columns: 20)), equals: "\u{1B}[1Hnow 5")
        expect(change(old, frame("row 3", "same", columns: 20)), equals: "\u{1B}[1;8H\u{1B}[K")
        expect(
            change(old, frame("row 3  cell \u{1B}[1m#4\u{1B}[0m", "same", columns: 20)),
            equals: "\u{1B}[1;13H\u{1B}[1m#4\u{1B}[0m")
    }

    @Test("A change appears all at once, and a frame of another size clears the terminal first")
    func whole() {
        // Given
        let old = frame("old", "old")

        // When
        let update = frame("new", columns: 8).update(from: old)

        // Then
        expect(update.hasPrefix("\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\u{1B}[2J"))
        expect(update.hasSuffix("new\u{1B}[?2026l"))
    }

    @Test("A link begins and ends with its text, whatever is beside it")
    func links() {
        // Given
        let line = TerminalLine("\u{1B}[1min A.xib!\u{1B}[0m")
        var new = frame("")
        new.write(line.linking("A.xib", to: "file:///A.xib"), row: 0)

        // When
        let sent = change(frame(""), new)

        // Then
        expect(sent.hasSuffix("\u{1B}]8;;file:///A.xib\u{1B}\\A.xib\u{1B}]8;;\u{1B}\\!\u{1B}[0m"))
        expect(new.update(from: new), equals: "")
    }

    @Test("A wide character takes two cells, and half of one is never left")
    func wide() {
        // Given
        var frame = frame("日本語", columns: 6)
        let before = frame
        func half(before column: Int) -> [String] {
            var frame = self.frame("日本語", "日本語", columns: 6)
            frame.write(TerminalLine("x"), column: column, row: 0)
            return frame.text
        }

        // When
        frame.write(TerminalLine("x"), column: 3, row: 0)
        let narrow = self.frame("ab日", columns: 3)

        // Then
        expect(frame.text, equals: ["日 x語"])
        expect(change(before, frame), equals: "\u{1B}[1;3H x")
        expect(narrow.text, equals: ["ab"])
        expect(self.frame("日本", columns: 4).text, equals: ["日本"])
        expect(half(before: 0) == ["x 本語", "日本語"] && half(before: 5) == ["日本 x", "日本語"])
        expect(TerminalLine("日本語").pieces(of: 3).map(\.columns), equals: [2, 2, 2])
    }

    @Test("After a character of uncertain width, the update moves the cursor to the next one")
    func uncertainWidth() {
        // Given
        let old = frame("      ")

        // When
        let change = change(old, frame("a◐b"))

        // Then
        expect(change, equals: "\u{1B}[1Ha◐\u{1B}[1;3Hb")
    }

    @Test(
        "Unchanged cells between two changes are written again if that is shorter and no terminal could widen it",
        arguments: [
            ("a", "a"), ("abc", "abc"), ("abcd", "\u{1B}[4C"), ("\u{24FF}", "\u{1B}[C"), ("─", "─"), ("\u{259F}", "▟"),
            ("■", "\u{1B}[C"), ("a■b", "\u{1B}[3C"), ("é", "\u{1B}[C"), ("月", "\u{1B}[2C"), (" ", " "),
        ])
    func jumps(between: String, sent: String) {
        // Given
        let (old, new) = (frame("x\(between)x"), frame("y\(between)y"))

        // When
        let change = change(old, new)

        // Then
        expect(change, equals: "\u{1B}[1Hy\(sent)y")
    }

    @Test("A tab goes to the next eighth column, and other control characters have no width")
    func control() {
        // Given, When
        let line = frame("a\tb\u{7}\u{1B}]c", columns: 12)

        // Then
        expect(line.text, equals: ["a       bc"])
    }

    @Test("The cursor is shown only where it is requested")
    func cursor() {
        // Given
        var screen = TerminalScreen(columns: 12, rows: 2)
        var frame = frame("one", "two")
        screen.write(frame.update(from: nil))
        expect(!screen.modes.contains("?25"))

        // When
        let before = frame
        frame.cursor = (column: 2, row: 1)
        screen.write(frame.update(from: before))

        // Then
        expect(screen.modes, contains: "?25")
        #expect(screen.cursor == (2, 1))
    }
}
