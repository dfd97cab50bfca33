import Canvases
import ExampleShell
import Foundation
import REPL
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The full screen of a learner at work, without a terminal: keys and reports come in, frames and requests go out.
struct LoopTests {
    let folder: LoopFolder
    let session: ExerciseSession

    init() throws {
        folder = try LoopFolder()
        session = try folder.session()
    }

    func loop(columns: Int = 80, rows: Int = 24, at number: Int? = nil) throws -> Loop {
        session.appearance = Appearance(fixedWidth: columns, fixedHeight: rows)
        return Loop(session, at: LoopSubject(try session.exercise(number), in: session))
    }

    func fault(_ text: String = "− 12 cells made\n+ 61 cells made") -> CheckEvent {
        let fault = Verdict.Fault(title: "T6: However far", text: text, log: [], others: 1, unrun: 0, holding: 2)
        return .found(.faulty(fault), attachments: String(repeating: "a picture\n", count: 60), checksum: 0)
    }

    func solve(_ number: Int) {
        session.progress.add(.exercise(number, .solved, checksum: session.exercises[number - 1].checksum))
    }

    func solved(_ number: Int) -> CheckEvent {
        .found(.solved, attachments: "", checksum: session.exercises[number - 1].checksum)
    }

    @Test("The loop begins with the first unsolved exercise, and shows the progress")
    func begins() throws {
        // Given
        solve(1)

        // When
        let seen = try loop().seen

        // Then
        expect(seen[0].hasPrefix("2 · Set the content of every row  "))
        expect(seen[0].hasSuffix("  1 of \(session.exercises.count) solved"))
        expect(seen[1].hasPrefix("▶ Task "))
        expect(seen[2].hasPrefix("Goal  After scrolling, each row shows its own phase"))
        expect(seen, contains: "Saved files are checked. Enter checks now.")
    }

    @Test(
        "The first screen of each exercise has the goal, what is wrong, the phone, and the code to change",
        arguments: [(80, 24), (100, 40), (160, 50)])
    func overview(columns: Int, rows: Int) throws {
        for exercise in session.exercises {
            // Given, When
            let seen = try loop(columns: columns, rows: rows, at: exercise.number).seen

            // Then
            let phone = try #require(exercise.phone, "\(exercise.name)")
            // A low window shows the code of one file, and narrow code has the names in lines of their own.
            let files = exercise.files.prefix(columns < 100 ? 1 : .max).flatMap { $0.split(separator: "/").suffix(1) }
            let start = ["Goal  ", "Now   ", "File  \(exercise.name)/Stub/", "TODO"]
            for part in start + files.map(String.init) + (phone.screen == nil ? [] : phone.lines) {
                expect(seen.contains { $0.contains(part) }, "\(exercise.name): \(part)\n\(seen)")
            }
        }
    }

    @Test("At 160×50 the task of each exercise is whole, and so is the code beside it")
    func wholeTasks() throws {
        for exercise in session.exercises {
            // Given, When
            let seen = try loop(columns: 160, rows: 50, at: exercise.number).seen

            // Then
            expect(!seen.contains { $0.contains("↑↓ and Space scroll") }, "\(exercise.name)")
        }
    }

    @Test("Once the code is changed, the task has neither the old fault nor the old phone")
    func changed() throws {
        // Given
        let loop = try loop(at: 1)
        let before = loop.seen

        // When
        try folder.change(session.exercises[0])

        // Then
        expect(before.contains { $0.hasPrefix("Now ") } && before.contains { $0.hasPrefix("╭") })
        expect(!loop.seen.contains { $0.hasPrefix("Now ") || $0.hasPrefix("╭") })
        expect(loop.seen, contains: "File  01-name-the-cell/Stub/Nibs/PhaseCell.xib")
    }

    @Test("Below 100 columns, Tab switches between task and verdict, and the end of a check shows the verdict")
    func narrow() throws {
        // Given
        try folder.change(session.exercises[0])
        var loop = try loop(columns: 99)
        let task = loop.seen

        // When
        let request = loop.noticeSave()
        _ = loop.take(.progress("Building exercise 1: 12/40"))
        let building = loop.seen
        _ = loop.take(fault())

        // Then
        expect(request, equals: .check("1"))
        expect(building[2...20], equals: task[2...20])
        expect(building[1].contains("Checking …") && building.contains("Building exercise 1: 12/40"))
        expect(loop.seen[1], equals: "  Task  ▶ ✘ Not solved yet")
        expect(loop.seen[2], equals: "✘ T6: However far")
        expect(loop.press(.tab), equals: nil)
        expect(loop.seen[2...20], equals: task[2...20])
    }

    @Test("From 100 columns on, task and verdict are both visible")
    func wide() throws {
        // Given
        var loop = try loop(columns: 100, rows: 40)

        // When
        _ = loop.take(fault())

        // Then
        expect(loop.seen[2].hasPrefix("Goal  The table makes at most one "))
        expect(loop.seen[2], contains: "│ ✘ T6: However far")
    }

    @Test(
        "The reason for a refusal is at the top, and the last line never wraps",
        arguments: [(60, 15), (80, 24), (100, 40), (40, 10)])
    func reason(columns: Int, rows: Int) throws {
        // Given
        var loop = try loop(columns: columns, rows: rows)
        _ = loop.take(fault())
        _ = loop.press(.end)
        let end = loop.seen

        // When
        _ = loop.take(fault())

        // Then
        expect(!end[2].contains("T6"))
        expect(loop.seen[2].contains("✘ T6: However far") && loop.seen[3].contains("− 12 cells made"))
        let hints = loop.seen[rows - 1].components(separatedBy: "  ")
        expect(hints.first == "Enter check" && hints.suffix(2) == ["? keys", "q quit"])
        expect(hints.allSatisfy { $0.split(separator: " ").count >= 2 })
        expect(loop.seen.allSatisfy { $0.count <= columns })
    }

    @Test("A solved exercise shows the solution, and Enter leads to the next unsolved one")
    func solved() throws {
        // Given
        solve(2)
        var loop = try loop()

        // When
        _ = loop.take(solved(1))
        let solved = loop.seen
        let request = loop.press(.enter)

        // Then
        expect(solved[0].hasSuffix("2 of \(session.exercises.count) solved") && solved[1].hasSuffix("▶ ✔ Solved"))
        expect(solved.contains { $0.contains("Solution/Nibs/PhaseCell.xib") })
        expect(solved, contains: "Enter goes on to 3, Find why cells wait and are never found.")
        expect(request, equals: nil)
        expect(loop.seen[0].hasPrefix("3 · ") && loop.seen[1].hasPrefix("▶ Task"))
    }

    @Test("The list is filtered by typed text, and Enter opens the chosen exercise")
    func list() throws {
        // Given
        var loop = try loop()

        // When
        _ = loop.press(.character("l"))
        let all = loop.seen
        for letter in "CELLS wait" { _ = loop.press(.character(letter)) }
        let found = loop.seen
        _ = loop.press(.character("x"))
        let none = loop.seen
        for key in [TerminalKey.backspace, .enter] { _ = loop.press(key) }

        // Then
        expect(all, contains: "▶  1  Give the cell its name  5 min")
        let entry = "▶  3  Find why cells wait and are never found  5 min"
        expect(found[2...4], equals: ["Type to find: CELLS wait", "Part A, 0 of 8 solved", entry])
        expect(none[2...3], equals: ["Nothing has \"CELLS waitx\".", ""])
        expect(loop.seen[0].hasPrefix("3 · "))
    }

    @Test("A hint is below the task, and before an attempt the solution needs a confirmation")
    func help() throws {
        // Given
        var loop = try loop()

        // When
        _ = loop.press(.character("h"))
        let hint = loop.seen
        _ = loop.press(.character("s"))
        let question = loop.seen
        _ = loop.press(.character("y"))

        // Then
        let task = "Goal  The table makes at most one cell more than fits on the screen, even after"
        expect(hint[1...2], equals: ["▶ Hint", task])
        let rule = try #require(hint.firstIndex(of: String(repeating: "─", count: 80)))
        expect(hint[rule + 1], equals: "Hint 1 of 3 for exercise 1")
        expect(question[2], equals: "You have not checked exercise 1 yet. Show its solution?")
        expect(loop.seen[1] == "▶ Solution" && loop.seen.contains { $0.contains("Solution/Nibs/PhaseCell.xib") })
        expect(loop.press(.character("q")), equals: nil)
        expect(loop.seen[1].hasPrefix("▶ Task"))
        _ = loop.take(fault())
        _ = loop.press(.character("s"))
        expect(loop.seen[1], equals: "▶ Solution")
    }

    @Test("All begun exercises are checked in turn, until the user stops or saves a file")
    func checkAll() throws {
        // Given
        var loop = try loop()
        _ = loop.press(.character("c"))
        let nothing = loop.seen
        for exercise in session.exercises[1...2] { try folder.change(exercise) }

        // When
        let first = loop.press(.character("c"))
        let second = loop.take(solved(2))
        let midst = loop.seen
        let last = loop.take(fault())

        // Then
        expect(nothing[2], equals: "No exercise was changed yet.")
        #expect((first, second, last) == (.check("2"), .check("3"), nil))
        expect(
            midst[2...3],
            equals: [
                "2  Set the content of every row  ✔ solved", "3  Find why cells wait and are never found",
            ])
        expect(loop.seen[3], equals: "3  Find why cells wait and are never found  ✘ not solved")
        _ = loop.press(.character("c"))
        expect(loop.press(.escape), equals: .stop)
        _ = loop.press(.character("c"))
        expect(loop.noticeSave(), equals: .check("1"))
        expect(loop.seen[1].hasPrefix("▶ Task"))
    }

    @Test("A key that ends work asks first, and others don't")
    func requests() throws {
        // Given
        var loop = try loop()

        // When
        let requests = [.enter, .character("p"), .character("n"), .character("q")].map { loop.press($0) }

        // Then
        expect(requests, equals: [.check("1"), .play("1"), nil, .leave])
        expect(loop.seen[0].hasPrefix("2 · "))
    }

    @Test("A compiler's output can't control the terminal, and impossible commands say so")
    func foreign() throws {
        // Given
        var loop = try loop()
        let line = "Stub/PhaseCell.swift:1:1: error: \u{1B}]0;evil\u{7}"

        // When
        _ = loop.take(.found(.unbuilt([CompilerFault(lines: [line])]), attachments: "\u{1B}[2J", checksum: 0))
        let update = loop.frame().update(from: nil)
        _ = loop.take(.failed("there is no swift"))

        // Then
        expect(!update.contains("\u{1B}]0") && !update.contains("\u{7}"))
        expect(update.components(separatedBy: "\u{1B}[2J").count, equals: 2)
        expect(loop.seen[2], equals: "there is no swift")
    }

    @Test("The loop shows your own screen as it is")
    func ownScreen() throws {
        // Given
        session.run("new Nights")
        session.appearance = Appearance(fixedWidth: 80, fixedHeight: 24)
        var loop = Loop(session, at: LoopSubject(try session.playedCode("Nights"), named: "Nights"))
        let task = loop.seen

        // When
        let request = loop.noticeSave()
        _ = loop.take(.shown("│ row 0 │\n"))

        // Then
        expect(task.contains("  Nibs/NightsCell.xib") && !task.last!.contains("hint"))
        expect(request, equals: .check("Nights"))
        expect(loop.seen[1].hasSuffix("▶ As it stands") && loop.seen[2] == "│ row 0 │")
    }

    @Test("e opens the files in the learner's editor, or names them if there isn't one")
    func editor() throws {
        // Given
        var loop = try loop(columns: 200)
        let files = session.exercises[0].files.map { session.exercises[0].stub.appendingPathComponent($0) }

        // When
        let request = loop.press(.character("e"))

        // Then
        if Editor() == nil {
            expect(request == nil && loop.seen[1].contains("▶ Edit"))
            expect(loop.seen[2].hasSuffix("set VISUAL or EDITOR to its name. Or open the file yourself:"))
            expect(files.allSatisfy { file in loop.seen.contains { $0.contains(file.lastPathComponent) } })
        } else {
            expect(request, equals: .edit(files))
        }
    }

    @Test("A window that is too small says so, and q still quits")
    func tooSmall() throws {
        // Given
        var loop = try loop(columns: 30, rows: 8)

        // When
        let seen = loop.seen.joined(separator: " ")

        // Then
        expect(seen, contains: "Too small: 40×10 is needed")
        expect(loop.press(.character("n")), equals: nil)
        expect(loop.press(.character("q")), equals: .leave)
    }

    @Test(
        "The next exercise is the first unsolved one after this, then from the first on, or simply the next"
    )
    func next() throws {
        // Given
        func next(_ number: Int) throws -> Int { try loop(at: number).next.number }
        let count = session.exercises.count
        for number in 4...count { solve(number) }

        // When
        let someSolved = try [1, 2, 3, 4, count].map(next)
        for number in 1...3 { solve(number) }

        // Then
        expect(someSolved, equals: [2, 3, 1, 1, 1])
        try expect([1, 3, count].map(next), equals: [2, 4, 1])
    }
}

extension Loop {
    /// The contents of the terminal.
    var seen: [String] { frame().text }
}
