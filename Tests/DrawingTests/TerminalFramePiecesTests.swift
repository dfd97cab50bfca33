import TerminalTesting
import Testing

@testable import Canvases

/// Lines and frames of a terminal at their ends, and what is sent for each change of them.
struct TerminalFramePiecesTests {
    private func frame(_ lines: [String], columns: Int) -> TerminalFrame {
        var frame = TerminalFrame(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() { frame.write(TerminalLine(line), row: row) }
        return frame
    }

    @Test("A line is laid out in cells, with wide characters, tabs and escapes, and cut into pieces of any length")
    func lines() throws {
        // Given
        let texts = [
            "", "a", "\t", "1234567\tx", "12345678\tx", "a\tb\tc", "日本語", "a日b", "\u{1B}[1;31mred\u{1B}[0m!",
            "\u{1B}[31",
            "\u{1B}]x", "\u{1B}", "a\u{1B}[2Jb", "\u{1B}[7m \u{1B}[4m \u{1B}[31m \u{1B}[0m ",
            "e\u{301}\u{200B}\u{7}b\u{9F}",
            "\u{1B}[38;5;200;48;2;1;2;3mx", "\u{1B}[1;@m",
        ]

        // When
        let lines = texts.map { text in
            let line = TerminalLine(text)
            let cells = line.cells.map { cell in
                cell.pen.escape(from: TerminalPen()) + (cell.glyph.map(String.init) ?? "‿")
            }
            let pieces = [1, 2, 3, 4, 8].map { columns in
                line.pieces(of: columns).map { piece in piece.cells.map { $0.glyph.map(String.init) ?? "‿" }.joined() }
                    .joined(separator: "¦")
            }
            return "\(line.columns): \(cells.joined(separator: "·")) "
                + pieces.joined(separator: " | ")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Lines-in-cells.txt")
    }

    @Test("A line breaks between words, but within a word that is longer than half a piece")
    func words() {
        // Given
        let lines = ["the cell came back", "placeholderIdentifier=x y", "a b"].map { TerminalLine($0) }

        // When
        let pieces = lines.map { line in
            line.pieces(of: 10).map { piece in piece.cells.compactMap(\.glyph).map(String.init).joined() }
        }

        // Then
        expect(pieces, equals: [["the cell ", "came back"], ["placeholde", "rIdentifie", "r=x y"], ["a b"]])
    }

    @Test("A text in a line becomes a link wherever it is, and the text beside it doesn't")
    func links() {
        // Given
        let line = TerminalLine("A.xib, B.xib A.xib 月A.xi")

        // When
        let linked = line.linking("A.xib", to: "there")

        // Then
        expect(
            linked.cells.indices.filter { linked.cells[$0].pen.link == "there" }, equals: Array(0...4) + Array(13...17))
        expect(line.linking("C", to: "there") == line && line.cells.allSatisfy { $0.pen.link == nil })
        expect(linked.cells.map(\.glyph), equals: line.cells.map(\.glyph))
    }

    @Test("A frame takes lines and other frames as far as there is room, and no cursor outside of it")
    func room() {
        // Given
        var frame = TerminalFrame(columns: 4, rows: 3)
        let other = self.frame(["ab", "月", "yz"], columns: 2)
        var texts: [[String]] = []
        func note() { texts.append(frame.text) }

        // When
        for row in [-1, 3] { frame.write(TerminalLine("no"), row: row) }
        frame.write(TerminalLine("no"), column: -1, row: 0)
        frame.write(TerminalLine("no"), column: 4, row: 0)
        note()
        frame.write(other, lines: 2, column: 0, row: 1)
        note()
        frame.write(other, lines: 9, column: 3, row: 0)
        note()
        frame.write(other, lines: 1, column: 2, row: 2)
        note()
        let cursors = [(0, 0), (3, 2), (4, 0), (0, 3), (1, 2)].map { place in
            frame.cursor = (column: place.0, row: place.1)
            return frame.cursor.map { [$0.column, $0.row] }
        }
        frame.cursor = nil

        // Then
        expect(texts, equals: [["", "", ""], ["", "ab", "月"], ["   a", "ab", "月 y"], ["   a", "ab", "月ab"]])
        expect(cursors == [[0, 0], [3, 2], nil, nil, [1, 2]] && frame.cursor == nil)
    }

    @Test("A free cell is empty or part of a frame, and a cell that doesn't exist isn't free")
    func free() {
        // Given
        let frame = self.frame(["a │|月", "─    "], columns: 6)

        // When
        let free = (-1...2).map { row in (-1...6).map { frame.isFree(column: $0, row: row) ? "○" : "●" }.joined() }

        // Then
        expect(free, equals: ["●●●●●●●●", "●●○○○●●●", "●●○○○○○●", "●●●●●●●●"])
        expect(frame.columns == 6 && frame.rows == 2)
    }

    @Test("An update sends only the cells from the first changed one to the last")
    func changes() throws {
        // Given
        let rows = [
            "", "x", "abcdefgh", "abcdefgX", "Xbcdefgh", "aXcdXfgh", "abcXefXh", "abXdefgX", "abc", "abcd", "abcde",
            "    efgh",
            "月月月月", "月a 月月", "a月月月b", "\u{1B}[1mabcd\u{1B}[0mefgh", "\u{1B}[44mab  \u{1B}[0m", "\u{1B}[4m        ",
            "\u{1B}[31mabcdefgh", "\u{1B}[31mX\u{1B}[0mbc\u{1B}[31mX\u{1B}[0m", "◐bcdefgX", "a◐◐◐efgX", "a─█░efgX",
        ]
        let frames = rows.map { frame([$0], columns: 8) }
        let tall = [
            frame(["abcd", "", "x"], columns: 5), frame(["abcd", "efgh", ""], columns: 5),
            frame(["", "", "Xy"], columns: 5),
        ]

        // When
        func sent(_ old: TerminalFrame?, _ new: TerminalFrame) -> String {
            new.update(from: old).replacing("\u{1B}[?2026h\u{1B}[?25l", with: "⟨").replacing("\u{1B}[?2026l", with: "⟩")
        }
        var lines: [String] = []
        for (index, old) in frames.enumerated() {
            lines.append("— \(rows[index])")
            lines += frames.enumerated().filter { $0.offset != index }.map { sent(old, $0.element) }
        }
        for old in [nil] + tall.map(Optional.some) { lines.append(tall.map { sent(old, $0) }.joined(separator: " ")) }
        var pointed = tall[0]
        pointed.cursor = (column: 4, row: 2)
        lines += [sent(tall[0], pointed), sent(pointed, tall[0]), sent(nil, pointed), sent(frames[0], tall[0])]
        lines.append(sent(frame(["abcd"], columns: 4), frame(["abcd", ""], columns: 4)))

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Changes-of-rows.txt")
    }
}
