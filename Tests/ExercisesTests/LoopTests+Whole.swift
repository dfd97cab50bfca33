import Canvases
import ExampleShell
import Foundation
import REPL
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The full screen, compared with recordings.
extension LoopTests {
    @Test("Every view of the full screen is recorded")
    func whole() throws {
        // Given
        solve(3)
        try folder.change(session.exercises[0])
        var loop = try loop(columns: 80, rows: 24)
        var frames = [loop.seen]
        func press(_ keys: TerminalKey...) {
            for key in keys { _ = loop.press(key) }
            frames.append(loop.seen)
        }

        // When
        let keys = "?hhhhlrsq"
        for key in keys {
            press(.character(key))
            press(.escape)
        }
        press(.tab)
        press(.down)
        press(.end)
        _ = loop.take(.progress("Building exercise 1: 12/40"))
        press(.home)
        _ = loop.take(fault())
        press(.pageDown)
        _ = loop.take(solved(1))
        press(.up)
        press(.enter)

        // Then
        // The learner's folder has another name each time, which breaks lines elsewhere.
        let text = frames.filter { !$0.joined().contains("Mine") }.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
        try expect(text, isRecordedIn: "Loop-in-80x24.txt")
    }

    /// A loop that notes each step, the request that follows, and the rows that change.
    private struct Told {
        var loop: Loop
        private(set) var text = ""
        private var before: [String] = []

        init(_ loop: Loop) {
            self.loop = loop
            note("", nil)
        }

        private mutating func note(_ step: String, _ request: LoopRequest?) {
            let seen = loop.seen
            let rows = seen.indices.filter { !before.indices.contains($0) || before[$0] != seen[$0] }
            text += "▷ \(step)" + (request.map { " → \($0)" } ?? "") + "\n"
            text += rows.map { "\($0)┊\(seen[$0])\n" }.joined()
            before = seen
        }

        mutating func press(_ keys: [TerminalKey]) {
            for key in keys { note("\(key)", loop.press(key)) }
        }

        mutating func type(_ keys: String) { press(keys.map { .character($0) }) }

        mutating func take(_ name: String, _ event: CheckEvent) { note(name, loop.take(event)) }

        mutating func save() { note("save", loop.noticeSave()) }
    }

    @Test("Each key and report has its text, row by row, beside the task and over it")
    func rows() throws {
        // Given
        let columns = 100
        let session = try ExerciseSession(root: folder.root, progress: .init(at: nil))
        session.appearance = Appearance(fixedWidth: columns, fixedHeight: 12)
        session.progress.add(.exercise(4, .solved, checksum: session.exercises[3].checksum))
        var told = Told(Loop(session, at: LoopSubject(session.exercises[1], in: session)))
        func wheel(_ column: Int, up: Bool = false) -> TerminalKey { .wheel(up: up, column: column, row: 3) }
        // The verdict begins in this column, beside the task.
        let right = columns * 9 / 20 + 3

        // When
        told.press([
            wheel(0), wheel(right - 1), wheel(right), .pageDown, .end, .home, .down, .up, .left, .right, .backTab,
        ])
        told.type("c")
        told.press([.escape])
        told.take("a fault", fault())
        told.press([
            wheel(right), wheel(right - 1, up: true), wheel(right, up: true), .pageDown, .character(" "), .home,
        ])
        told.press([.tab, .down, .tab])
        told.type("l4s")
        told.press([.backspace, .down, .up, .backspace, .backspace, .end, .home, .pageDown, .escape])
        told.type("lclear")
        told.press([.enter])
        told.type("lzzz")
        told.press([.enter])
        told.press([.escape])
        told.type("?")
        told.press([.down, .pageDown, .up])
        told.type("x")
        told.type("nsYhqxY")
        told.save()
        told.take("progress", .progress("Building exercise 1: 12/40"))
        told.take("failure", .failed("there is no swift"))
        told.type("hh")
        told.take("a fault under a panel", fault("short"))
        told.take("solved", solved(3))
        told.type("l")
        told.take("solved under the list", solved(3))
        told.press([.escape, .enter, .enter])
        told.type("npn")
        told.type("q")

        // Then
        try expect(told.text, isRecordedIn: "Loop-row-by-row.txt")
    }

    @Test("A check of all continues after a failure, and ends with the last, with any key, or when a file is saved")
    func rounds() throws {
        // Given
        for exercise in session.exercises[..<4] { try folder.change(exercise) }
        var loop = try loop(columns: 70, rows: 14)
        _ = loop.press(.tab)
        _ = loop.press(.character("c"))
        var told = Told(loop)

        // When
        told.take("progress", .progress("Building exercise 1: 12/40"))
        told.take("solved", solved(1))
        told.take("failure", .failed("there is no swift"))
        told.take("a screen", .shown("row 0"))
        told.take("a fault", fault())
        told.press([.enter])
        told.type("c")
        told.take("a fault", fault())
        told.type("h")
        told.type("c")
        told.press([.down, .escape])
        told.type("c")
        told.save()

        // Then
        try expect(told.text, isRecordedIn: "Loop-of-all.txt")
    }

    @Test("The full screen's colors are recorded, with links if the terminal supports them")
    func colors() throws {
        // Given
        solve(1)
        var loop = try loop()
        session.appearance.style = TerminalStyle(color: .ansi16, ascii: false, attributes: true, isDark: true)
        // The verdict is in front of the task, which has the folder's name.
        _ = loop.take(fault())
        var updates = [loop.frame().update(from: nil)]
        func note(_ work: (inout Loop) -> Void) {
            let before = loop.frame()
            work(&loop)
            updates.append(loop.frame().update(from: before))
        }

        // When
        note { _ = $0.press(.down) }
        note { _ = $0.press(.character("l")) }
        note { _ = $0.press(.character("3")) }
        note { _ = $0.press(.escape) }
        note { _ = $0.press(.character("?")) }
        note { _ = $0.press(.escape) }
        note { _ = $0.take(.progress("Building exercise 2: 12/40")) }
        note { _ = $0.take(solved(2)) }
        note { _ = $0.noticeSave() }

        // Then
        let text = updates.joined(separator: "\n")
        try expect(text, isRecordedIn: "Loop-in-colors.txt")
    }

    @Test("Each reason why an exercise can't be done says what to do instead")
    func errors() throws {
        // Given
        let errors: [CommandError] = [
            .noFolder(command: "init"), .noSources, .badFolder("Moons"), .noExercise(99, count: 25),
            .malformed("README.md", problem: "no mark"), .notTried(3, command: "solution 3 --force"),
            .nobodyToAsk("reset 3 --yes"), .noTerminal, .nothingToPlay("Moons"), .isThere("Moons"),
            .failed("the editor ended with status 1"), .noToolchain,
        ]

        // When
        let text = errors.map(\.description).joined(separator: "\n")

        // Then
        try expect(text, isRecordedIn: "Errors-of-exercises.txt")
    }

    @Test("In each state, the most important keys are listed, as many as fit")
    func keyLines() throws {
        // Given
        session.run("new Nights")
        var solvedLoop = try loop(at: 1)
        _ = solvedLoop.take(solved(1))
        var listed = try loop()
        _ = listed.press(.character("l"))
        var asked = try loop()
        _ = asked.press(.character("s"))
        let own = Loop(session, at: LoopSubject(try session.playedCode("Nights"), named: "Nights"))
        let loops = [try loop(), solvedLoop, listed, asked, own]
        var lines: [String] = []

        // When
        for loop in loops {
            for columns in 40...130 {
                session.appearance = Appearance(fixedWidth: columns, fixedHeight: 24)
                let line = loop.keys.line(columns: columns, marksKeys: false).string
                if lines.last.map({ !$0.hasSuffix("│\(line)") }) ?? true { lines.append("\(columns)│\(line)") }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Loop-keys-in-a-line.txt")
    }
}
