import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The room beside a phone, and the contents of the pane right of the notes.
struct ScreenPageTests {
    private let rendering = PhoneRendering(
        lines: (0..<6).map { "phone \($0)   " }, columns: 10,
        numbered: [2, 4].map { line in
            PhoneRendering.NumberedCell(
                number: line / 2, place: "row \(line / 2 - 1)", lineOfNumber: line, columnsOfNumber: 7..<9,
                columns: 0..<10, lines: line..<line + 2)
        })
    private let notes = ScreenNotes(
        header: ["made by hand", "7 made"],
        notes: [
            ScreenNotes.Note(y: 0, text: "row 0  stayed", mark: "#1 ", details: ["  reuse"], isNews: false),
            ScreenNotes.Note(y: 44, text: "row 1  was row 8, and was reused twice", mark: "#2 "),
        ], summary: "Two cells left.", briefs: ["7 made: #1 #2"])

    private func page(_ columns: Int?, _ rows: Int? = nil, phoneRows: Int? = nil) -> ScreenPage {
        ScreenPage(rendering: rendering, style: .plain, columns: columns, rows: rows, phoneRows: phoneRows)
    }

    @Test("From 72 columns on there is room for notes, and from 120 for a pane, and any width works")
    func rooms() throws {
        // Given
        let widths: [Int?] = [nil, 20, 71, 72, 119, 120, 131, 132, 136, 200]

        // When
        let told = widths.map { columns in
            let page = page(columns)
            return "\(columns.map(String.init) ?? "any"): \(page.hasRoom) \(page.isWide) "
                + "beside \(page.besideColumns.map(String.init) ?? "any") "
                + "notes \(page.notesColumns.map(String.init) ?? "any") pane \(page.paneColumns)"
        }

        // Then
        expect(
            told,
            equals: [
                "any: true false beside any notes any pane 0", "20: false false beside 8 notes 8 pane 0",
                "71: false false beside 59 notes 59 pane 0", "72: true false beside 60 notes 60 pane 0",
                "119: true false beside 107 notes 107 pane 0", "120: true true beside 108 notes 33 pane 72",
                "131: true true beside 119 notes 33 pane 83", "132: true true beside 120 notes 33 pane 84",
                "136: true true beside 124 notes 34 pane 87", "200: true true beside 188 notes 50 pane 135",
            ])
    }

    @Test("Phone, notes, pane and summary share the lines of the window")
    func lines() throws {
        // Given
        func pane(_ rows: Int?) -> SidePane {
            SidePane(
                lines: (0..<8).map { StyledText("pane \($0)") }, below: rows == 14 ? ["code", "more code"] : [],
                showsAllSteps: true)
        }
        var texts: [String] = []

        // When
        for (columns, rows) in [
            (nil, nil), (40, 8), (40, 5), (80, 6), (80, 7), (80, 20), (130, 7), (130, 9), (130, 14),
        ]
            as [(Int?, Int?)]
        {
            let page = page(columns, rows, phoneRows: rows)
            let title = "\(columns.map(String.init) ?? "any")×\(rows.map(String.init) ?? "any")"
            texts.append("— \(title)\n" + page.lines(with: notes).joined(separator: "\n"))
            texts.append("— \(title), above\n" + page.lines(above: notes).joined(separator: "\n"))
            texts.append("— \(title), pane\n" + page.lines(with: notes, pane: pane(rows)).joined(separator: "\n"))
            texts.append("— \(title), beside\n" + page.lines(beside: ["a", "", "c"]).joined(separator: "\n"))
            for pieces in [
                [.prose("It was said in some words.", indent: 2)], [.lines("x")],
                [.prose(StyledText(Array(repeating: "word", count: 90).joined(separator: " ")), indent: 0)],
            ] as [[OutputPiece]] {
                let lines = page.lines(with: notes, pane: pane(rows), saying: pieces)
                texts.append("— \(title), saying\n" + (lines?.joined(separator: "\n") ?? "no room"))
            }
        }
        texts += page(nil).foldings.map { "— fold\n" + $0.lines(beside: []).joined(separator: "\n") }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Pages-in-rooms.txt")
    }

    @Test("A greeting fits a page of any size, and quitting prints no more")
    func greeting() {
        // Given
        let screen = Screen(TableCellSession(rows: 20), columns: 100, rows: 40)

        // When
        let lines = Greeting(session: screen.session).lines(with: page(40))
        let wide = Greeting(session: screen.session).lines(with: page(nil))
        let quit = screen.type("quit")

        // Then
        expect(lines[6...].joined(separator: "\n"), contains: "\n  scroll 3         watch the numbers\n")
        expect(wide[0].contains("Seven rows, seven cells.") && lines.last == "  help             see the commands")
        expect(quit, equals: "")
    }

    @Test("One wrong row is in the singular, several are in the plural")
    func wrongRows() {
        // Given
        let screen = Screen(TableCellSession(rows: 55), columns: 100, rows: 40)
        screen.type("experiment stale-content")

        // When
        let one = screen.type("scroll 1")
        let two = screen.type("scroll 1")

        // Then
        expect(one, contains: "1 shows a wrong row")
        expect(two, contains: "2 show a wrong row")
    }
}
