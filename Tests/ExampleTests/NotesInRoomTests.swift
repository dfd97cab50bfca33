import TerminalTesting
import Testing

@testable import ExampleShell

/// Notes in a column, and in the room beside a phone.
struct NotesInRoomTests {
    private let notes = ScreenNotes(
        header: ["made by hand, in a test", "7 made\u{A0}· 3 reused +3\u{A0}· "],
        notes: [
            ScreenNotes.Note(y: 0, text: "row 0  stayed", mark: "#1 ", isNews: false),
            ScreenNotes.Note(
                y: 10, text: "row 1  was row 8, reused twice", mark: "#2 ", details: ["  reuse", "  show in row 1"]),
            ScreenNotes.Note(y: 44, text: "row 2  stayed", mark: "#3 ", isNews: false),
            ScreenNotes.Note(y: 88, text: "row 3\n    still shows row 4", details: ["  a detail of many words"]),
            ScreenNotes.Note(y: 400, text: "a-name-without-any-blank-in-it stayed", isNews: false),
        ])

    @Test("The list has as many notes as fit, drops news last, and counts the omitted ones")
    func listed() throws {
        // Given
        var texts: [String] = []

        // When
        for columns in [14, 24, 40] {
            for rows in 0...18 {
                let lines = notes.listed(columns: columns, rows: rows).map(\.string)
                texts.append("— \(columns) columns, \(rows) rows\n" + lines.joined(separator: "\n"))
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Notes-listed.txt")
    }

    @Test("Beside a phone, a note on a cell is in the lines of its row, shortened if necessary")
    func beside() throws {
        // Given
        var texts: [String] = []

        // When
        for count in [6, 9, 14, 30] {
            let rendering = PhoneRendering(
                lines: Array(repeating: "", count: count), columns: 20)
            for (columns, rows) in [(nil, nil), (nil, 8), (18, nil), (18, 12), (30, 5), (30, 30)] as [(Int?, Int?)] {
                let lines = notes.lines(beside: rendering, columns: columns, rows: rows)
                let title = "— beside \(count), \(columns.map(String.init) ?? "any") columns"
                texts.append("\(title), \(rows.map(String.init) ?? "any") rows")
                texts += lines.enumerated().map { "\($0) \($1.string)" }
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Notes-beside.txt")
    }

    @Test("A line about several cells has a word for neighbors to which the same happened")
    func neighbors() {
        // Given
        let words: [StyledText] = ["new", "new", "wrong", "new"]
        let notes = words.enumerated().map { index, word in
            ScreenNotes.Note(
                y: 0, text: "item \(index)  \(word.string), and much more", place: "item \(index)", word: word,
                mark: "#\(index) ")
        }
        let rendering = PhoneRendering(lines: [""], columns: 20)

        // When
        let lines = ScreenNotes(notes: notes).lines(beside: rendering, columns: 44, rows: 1)

        // Then
        expect(lines.last?.string, equals: "items 0–1  new · item 2  wrong · item 3  new")
    }

    @Test("Where the numbers of cells have no room, counts come without them")
    func briefs() {
        // Given
        let notes = ScreenNotes(briefs: ["12 made · 3 reused: #1 #2 #3", "12 made · 3 reused"])

        // When
        let counts = [40, 20, 12].map { notes.counts(columns: $0)?.string }

        // Then
        expect(counts, equals: ["12 made · 3 reused: #1 #2 #3", "12 made · 3 reused", "12 made · 3…"])
    }

    @Test("Each note says whether a place is new, changed, broken or as before, and news can be listed alone")
    func places() throws {
        // Given
        func place(_ name: String, _ properties: ScreenPart.Property...) -> ScreenPart {
            ScreenPart(name, y: 12, properties)
        }
        let states = [
            place("home"), place("home", .init("", "May")), place("home", .init("", "June")),
            place("home", .init("day", "3")), place("home", .init("day", "4")),
            place("home", .init("day", "4", isBroken: true)), place("home", .init("", "May"), .init("day", "4")),
            place("home", .init("", "May", isBroken: true), .init("day"), .init("hour", "9")),
            place("log", .init("day", "3")),
        ]
        var lines: [String] = []

        // When
        for (index, now) in states.enumerated() {
            for (other, before) in ([nil, []] + states.map { [$0] } as [[ScreenPart]?]).enumerated() {
                let note = now.note(since: before)
                let all = ([note.text] + note.details).map { text in
                    text.runs.map { "\($0.text)‹\($0.role)›" }.joined()
                }
                let news = before.map { now.news(since: $0) } ?? []
                lines.append("\(index) since \(other - 2): \(all.joined(separator: " | ")) ! \(news)")
            }
        }

        // Then
        expect(states[0].note(since: nil).y, equals: 12)
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Places-in-words.txt")
    }

    @Test("Counts have their differences, and few words name cells once, with their numbers")
    func counts() throws {
        // Given
        func stats(_ made: Int, _ reused: Int, _ waiting: Int, _ reads: Int) -> ScreenStats {
            ScreenStats(visible: 7, made: made, reused: reused, waiting: waiting, nibReads: reads, live: 7)
        }
        let now = [stats(0, 0, 0, 0), stats(1, 1, 0, 1), stats(7, 3, 2, 2), stats(9, 0, 1, 9)]
        var lines: [String] = []

        // When
        for (index, stats) in now.enumerated() {
            for (other, before) in ([nil] + now as [ScreenStats?]).enumerated() {
                let texts = [
                    stats.notes(since: before, countsCells: true), stats.notes(since: before, countsCells: false),
                    stats.brief(since: before, cells: []),
                ]
                lines.append("\(index) since \(other - 1)")
                lines += texts.map { "  " + $0.runs.map { $0.role == .bold ? "*\($0.text)*" : $0.text }.joined() }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Counts-in-words.txt")
    }
}
