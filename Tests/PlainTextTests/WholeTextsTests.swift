import Testing

@testable import PlainText

/// Broken and compared texts of every length, in every room.
struct WholeTextsTests {
    @Test("Continued lines are indented like the text, but by at most a third of the width")
    func margins() {
        // Given, When
        let margins = (0...12).map { LineBreaks(Array("abc def"), columns: $0, indent: 3).margin }

        // Then
        #expect(margins == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3])
    }

    @Test("The difference of two lists has their replacements in order")
    func changes() {
        // Given
        var lists: [[String]] = [[]]
        for length in 1...3 {
            lists += (0..<27).filter { $0 < [1, 3, 9, 27][length] }.map { number in
                (0..<length).map { ["a", "b", "c"][number / [1, 3, 9][$0] % 3] }
            }
        }

        for old in lists {
            for new in lists {
                // When
                let changes = new.changes(from: old)

                // Then
                var (made, oldEnd, newEnd): ([String], Int, Int) = ([], 0, 0)
                for (index, change) in changes.enumerated() {
                    #expect(!change.old.isEmpty || !change.new.isEmpty)
                    // Changes that touch are one change.
                    #expect(index == 0 || change.old.lowerBound > oldEnd, "\(old) \(new)")
                    #expect(change.old.lowerBound - oldEnd == change.new.lowerBound - newEnd)
                    made += old[oldEnd..<change.old.lowerBound] + new[change.new]
                    (oldEnd, newEnd) = (change.old.upperBound, change.new.upperBound)
                }
                made += old[oldEnd...]
                #expect(made == new, "\(old) \(new)")
                #expect(changes.reduce(0) { $0 + $1.old.count + $1.new.count } == new.difference(from: old).count)
            }
        }
        #expect(["a", "x", "c"].changes(from: ["a", "b", "c"]).map(\.old) == [1..<2])
    }

    @Test("A text is padded at either end, or cut to a number of characters")
    func padded() {
        // Given
        let texts = ["", "a", "月", "abc"]

        // When
        let padded = texts.map { text in
            (0...4).map { "\(text.padded(to: $0))|\(text.padded(to: $0, at: .leading))" }.joined(separator: ",")
        }
        let shortened = (0...4).map { "abc".shortened(to: $0) }

        // Then
        #expect(
            padded == [
                "|, | ,  |  ,   |   ,    |    ", "a|a,a|a,a | a,a  |  a,a   |   a", "月|月,月|月,月|月,月 | 月,月  |  月",
                "abc|abc,abc|abc,abc|abc,abc|abc,abc | abc",
            ])
        #expect(shortened == ["…", "a…", "ab…", "abc", "abc"])
    }

    @Test("A tree has a branch for each node, and another form for the last one", arguments: [true, false])
    func trees(ascii: Bool) {
        // Given
        let children = ["a": ["b", "c"], "b": ["d", "e"], "c": ["f"], "f": ["g"]]

        // When
        let lines = TreeLines.draw(["a", "h"], ascii: ascii, title: { "<\($0)>" }, children: { children[$0] ?? [] })

        // Then
        let expected = [
            "├─ <a>", "│  ├─ <b>", "│  │  ├─ <d>", "│  │  └─ <e>", "│  └─ <c>", "│     └─ <f>", "│        └─ <g>",
            "└─ <h>",
        ]
        let plain = expected.map {
            $0.replacing("├─", with: "|-").replacing("└─", with: "`-").replacing("│", with: "|")
        }
        #expect(lines == (ascii ? plain : expected))
        #expect(TreeLines.draw([], ascii: ascii, title: { $0 }, children: { _ in [] }) == [])
    }

    @Test("Control characters, line breaks and invisible characters aren't printable, except in emoji")
    func scalars() {
        // Given
        let values: [UInt32] = [
            0, 9, 0x1F, 0x20, 0x7E, 0x7F, 0x80, 0x9F, 0xA0, 0xAD, 0x200B, 0x200C, 0x200D, 0x200E, 0x2028, 0x2029,
            0x202E,
            0xFEFF, 0xE001F, 0xE0020, 0xE007E, 0xE007F, 0x1F44D,
        ]
        let bases: [Unicode.Scalar?] = [nil, "a", "é", "👍", "\u{200B}"]

        // When
        let printable = values.map { value in
            bases.map { Unicode.Scalar(value)!.isPrintable(behind: $0) ? "1" : "0" }.joined()
        }

        // Then
        #expect(
            printable == [
                "00000", "00000", "00000", "11111", "11111", "00000", "00000", "00000", "11111", "00000", "00000",
                "00110",
                "00110", "00000", "00000", "00000", "00000", "00000", "11111", "00010", "00010", "00010", "11111",
            ])
    }

    @Test("An unprintable scalar becomes its number, and the text around it stays")
    func replaced() {
        // Given
        let texts = [
            "\u{1}", "a\u{1}", "a\u{1}b", "ab\u{1}\u{2}cd", "é\u{1}", "a\u{301}\u{1}b", "\u{1}\u{301}", "\u{E0061}a",
        ]

        // When
        let names = texts.map(\.printable), json = texts.map(\.printableJSON)

        // Then
        #expect(
            names == [
                "\\u{1}", "a\\u{1}", "a\\u{1}b", "ab\\u{1}\\u{2}cd", "é\\u{1}", "a\u{301}\\u{1}b", "\\u{1}\u{301}",
                "\\u{E0061}a",
            ])
        #expect(
            json == [
                "\\u0001", "a\\u0001", "a\\u0001b", "ab\\u0001\\u0002cd", "é\\u0001", "a\u{301}\\u0001b",
                "\\u0001\u{301}",
                "\\udb40\\udc61a",
            ])
    }

    @Test("The distance of two names counts added, missing, changed and transposed letters")
    func near() {
        // Given
        let names = ["abcdefghi"]
        let typed = [
            "abcdefghi", "abcdefgh", "abcdefghij", "xbcdefghi", "abcdefghx", "bacdefghi", "abcdefgih", "badcfeghi",
            "badcfehgi", "abcxyzghi", "abxxyzghi", "bacdefxhy", "bacdxxyhi", "cabdefghi", "cbadefghi", "cbafedghi",
            "cbafedgxi", "abcdefghijkl", "abcdefghijklm", "abcdefghijklmn", "abcdefg", "abcdef",
        ]

        // When
        let near = typed.map { nearestName(to: $0, among: names) != nil }
        let nearest = nearestName(to: "abcd", among: ["abcde", "abcf", "abcd", "ABCD"])
        let later = nearestName(to: "abcdef", among: ["abcdxx", "abcdex", "abcdxf"])

        // Then: of nine letters three may be others
        #expect(
            near == [
                true, true, true, true, true, true, true, true, false, true, false, true, false, true, true, false,
                false, true, true, false, true, false,
            ])
        #expect(nearest == "abcd" && later == "abcdex")
    }
}
