import PlainText
import TerminalTesting
import Testing

@testable import REPL

/// Which keys the bytes are that terminals send. They were recorded in xterm, tmux and Linux's console.
struct KeyParserTests {
    /// Returns the keys of some bytes, after which a pause follows.
    private func keys(_ bytes: String) -> [TerminalKey] { keys(Array(bytes.utf8)) }

    private func keys(_ bytes: [UInt8]) -> [TerminalKey] {
        var parser = KeyParser()
        let keys = bytes.compactMap { parser.take($0) }
        return keys + (parser.timeOut().map { [$0] } ?? [])
    }

    @Test(
        "Named keys are recognized by their sequences",
        arguments: [
            ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [TerminalKey.up, .down, .right, .left]),
            ("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF", [.up, .down, .home, .end]),
            ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end, .home, .end]),
            ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.pageUp, .pageDown, .delete]),
            ("\t\u{1B}[Z\r\n\u{7F}\u{8}", [.tab, .backTab, .enter, .enter, .backspace, .backspace]),
            ("\u{1B}[1;5A\u{1B}[6;2~", [.up, .pageDown]),
            ("\u{15}\u{1A}", [.control("u"), .control("z")]),
        ])
    func named(bytes: String, expected: [TerminalKey]) {
        // Given, When
        let keys = keys(bytes)

        // Then
        expect(keys, equals: expected)
    }

    @Test("Letters are recognized, also those of several bytes")
    func letters() {
        // Given, When
        let keys = keys("q :é日🌕")

        // Then
        expect(keys, equals: ["q", " ", ":", "é", "日", "🌕"].map { .character($0) })
    }

    @Test("Escape is a key if no byte follows in time, and otherwise begins another key")
    func escape() {
        // Given
        var parser = KeyParser()

        // When
        let first = parser.take(0x1B)

        // Then
        expect(first, equals: nil)
        expect(parser.isInDoubt)
        expect(parser.timeOut(), equals: .escape)
        expect(!parser.isInDoubt)
        expect(parser.timeOut(), equals: nil)
        expect(keys("\u{1B}\u{1B}[A"), equals: [.escape, .up])
        expect(keys("\u{1B}\u{1B}"), equals: [.escape, .escape])
    }

    @Test("A sequence whose bytes arrive late is still one key")
    func late() {
        // Given
        var parser = KeyParser()
        _ = parser.take(0x1B)
        _ = parser.take(UInt8(ascii: "["))

        // When
        let early = parser.timeOut()

        // Then
        expect(early, equals: nil)
        expect(parser.take(UInt8(ascii: "B")), equals: .down)
    }

    @Test(
        "Clicks and drags of the left button and turns of the wheel have their cells, counted from 0",
        arguments: [
            ("\u{1B}[<0;1;1M\u{1B}[<0;1;1m", [TerminalKey.press(column: 0, row: 0)]),
            ("\u{1B}[<4;120;30M\u{1B}[<4;120;30m", [.press(column: 119, row: 29)]),
            ("\u{1B}[<0;9;4M\u{1B}[<0;3;5m", [.drag(column: 8, row: 3, right: -6, down: 1)]),
            ("\u{1B}[<0;9;4M\u{1B}[<0;0;5m\u{1B}[<0;\(Int.min);1m\u{1B}[<0;9;4m", [.press(column: 8, row: 3)]),
            ("\u{1B}[<64;5;6M", [.wheel(up: true, column: 4, row: 5)]),
            ("\u{1B}[<65;5;6M", [.wheel(up: false, column: 4, row: 5)]),
            ("\u{1B}[M !\"\u{1B}[M#!\"\u{1B}[M`!!", [.press(column: 0, row: 1), .wheel(up: true, column: 0, row: 0)]),
            ("\u{1B}[<2;1;1M\u{1B}[<32;1;1M\u{1B}[<66;1;1M\u{1B}[<0;0;0M\u{1B}[<0;1M", []),
        ])
    func mouse(bytes: String, expected: [TerminalKey]) {
        // Given, When
        let keys = keys(bytes)

        // Then
        expect(keys, equals: expected)
    }

    @Test(
        "An unknown sequence is discarded as a whole",
        arguments: [
            "\u{1B}[15~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[I", "\u{1B}[?62;22c", "\u{1B}[24;80R", "\u{1B}x", "\u{1B}[~",
            "\u{1B}[99999999999999999999~", "\u{1B}[" + String(repeating: "1", count: 100) + "c", "\u{0}\u{1C}",
        ])
    func unknown(bytes: String) {
        // Given, When
        let keys = keys(bytes + "q")

        // Then
        expect(keys, equals: [.character("q")])
    }

    @Test("Bytes that aren't UTF-8 are dropped, and the letters around them stay")
    func notUTF8() {
        // Given
        let bytes: [UInt8] = [0x61, 0xC3, 0x62, 0xFF, 0x80, 0xE2, 0x82, 0x63, 0xED, 0xA0, 0x80, 0xC2, 0x9B, 0x64]

        // When
        let keys = keys(bytes)

        // Then
        expect(keys, equals: ["a", "b", "c", "d"].map { .character($0) })
    }

    @Test("A paste arrives as one text, with all of its characters")
    func paste() {
        // Given, When
        let keys = keys("a\u{1B}[200~x\ré\u{1B}[A\u{1B}[201~b")

        // Then
        expect(keys, equals: [.character("a"), .paste("x\ré\u{1B}[A"), .character("b")])
    }

    @Test("A very long paste is cut, and what is typed after it counts")
    func longPaste() {
        // Given
        let pasted = String(repeating: "x", count: 39_999) + "yzz"

        // When
        let keys = keys("\u{1B}[200~\(pasted)\u{1B}[201~b")

        // Then
        expect(keys, equals: [.paste(String(pasted.dropLast(2))), .character("b")])
    }

    @Test("After every byte, the parser returns a key or none, and is ready for the next")
    func everything() throws {
        // Given
        let ends = (0x40...0x7E).map { String(UnicodeScalar(UInt8($0))) }
        let sequences: [(String, [String])] = [
            ("behind a bracket", ends.map { "\u{1B}[" + $0 }), ("behind two", ends.map { "\u{1B}[[" + $0 }),
            ("behind a number", ends.map { "\u{1B}[1;2" + $0 }), ("behind O", ends.map { "\u{1B}O" + $0 }),
            ("behind Escape", ends.map { "\u{1B}" + $0 }), ("with a number", (0...9).map { "\u{1B}[\($0)~" }),
            ("of 63 bytes", ["\u{1B}[5" + String(repeating: ";", count: 62) + "~"]),
            ("of 64 bytes", ["\u{1B}[5" + String(repeating: ";", count: 63) + "~"]),
            ("the mouse's buttons", (0...97).map { "\u{1B}[<\($0);3;2M\u{1B}[<\($0);3;2m" }),
            (
                "the old mouse's",
                (32...126).map { "\u{1B}[M" + String(UnicodeScalar(UInt8($0))) + "#\"\u{1B}[M##\"" }
            ),
            ("at the edge", ["<0;1;1", "<0;0;1", "<0;1;0"].map { "\u{1B}[\($0)M\u{1B}[\($0)m" }),
            ("at the edge, old", ["!!", "! ", " !"].map { "\u{1B}[M \($0)\u{1B}[M#\($0)" }),
            ("odd", ["\u{1B}[<;1;1M", "\u{1B}[<0;1;1;1M", "\u{1B}[;5~", "\u{1B}[200A", "\u{1B}[5\u{1B}"]),
        ]
        let letters: [[UInt8]] = [
            [0xC1, 0xBF], [0xC2, 0x7F], [0xC2, 0x80], [0xC2, 0xA0], [0xDF, 0xBF], [0xE0, 0xA0, 0x80],
            [0xEF, 0xBF, 0xBD], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBD], [0xF5, 0x80, 0x80, 0x80],
            [0xE3, 0x81, 0x1B],
        ]

        // When
        let bytes = (0...255).map { (String($0, radix: 16), [UInt8($0)]) }
        let tables =
            [("bytes", bytes)] + sequences.map { ($0.0, $0.1.map { ($0.printable, Array($0.utf8)) }) }
            + [("letters of several bytes", letters.map { ("\($0)", $0) })]
        let lines = tables.flatMap { name, rows in
            ["— \(name)"]
                + rows.map { text, bytes in
                    let keys = keys(bytes + Array("q".utf8)).map { "\($0)".replacing("REPL.TerminalKey.", with: "") }
                    return ([text] + keys).joined(separator: " ")
                }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Keys-of-bytes.txt")
    }
}
