import ExampleShell
import Foundation
import REPL
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The commands that don't build code.
struct ExerciseCommandTests {
    private let folder: TemporaryFolder
    private let session: ExerciseSession
    private let written = Written()

    private final class Written {
        var text = ""
    }

    init() throws {
        folder = try TemporaryFolder()
        session = try ExerciseFolders.session(in: folder)
        session.output = { [written] in written.text += $0 }
        session.errors = { [written] in written.text += $0 }
        session.appearance.fixedWidth = 100
    }

    private func type(_ line: String) -> String {
        written.text = ""
        session.run(line)
        return written.text
    }

    /// Records that the current version of an exercise was solved.
    private func solve(_ number: Int) {
        let exercise = session.exercises[number - 1]
        session.remember(.solved, of: exercise, as: exercise.checksum)
    }

    @Test("Help describes each command and argument in whole sentences")
    func help() throws {
        // Given
        let commands = session.ownCommands + session.commonCommands

        // When
        let faults = try commands.flatMap { try HelpText(json: $0.toolInfo).faults }

        // Then
        expect(commands.count > 8)
        expect(faults, equals: [])
    }

    @Test("list shows tried, solved and changed exercises, with their number and place")
    func list() throws {
        // Given
        for number in [1, 4, 5] { solve(number) }
        session.progress.add(.exercise(2, .tried))
        let (changed, foreign) = (session.exercises[3], session.exercises[5])
        try "// changed".write(
            to: changed.stub.appendingPathComponent(changed.files[0]), atomically: true, encoding: .utf8)
        session.progress.add(.exercise(foreign.number, .solved, checksum: 1))

        // When
        let list = type("list")

        // Then
        let lines = list.split(separator: "\n")
        expect(lines[0].hasPrefix("Part A, 2 of 8 solved"))
        expect(lines[1].hasPrefix(" 1  solved   Give the cell its name (5 minutes, after chapter 1"))
        expect(lines[2].hasPrefix(" 2  tried    "))
        expect(lines[3].hasPrefix(" 3           "))
        expect(lines[4].hasPrefix(" 4  changed  "))
        expect(lines[5].hasPrefix(" 5  solved   "))
        expect(lines[6].hasPrefix(" 6  tried    "))
        let headings = lines.filter { $0.hasPrefix("Part ") }.map { String($0.prefix(6)) }
        expect(headings, equals: ["Part A", "Part B", "Part C", "Part D"])
        expect(lines.contains { $0.hasPrefix("2 of \(session.exercises.count) solved.") })
        let prose = list.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        expect(prose, contains: "To read the chapters, type tutorial in swift run table-cell.")
        session.appearance.fixedWidth = 1000
        session.appearance.style = .init(color: .ansi16, ascii: false, attributes: true, isDark: true)
        let colored = ["list", "next", "next 5", "hint 2", "help", "help hint", "lsit", "next 99"].map(type)
        let texts = colored.joined(separator: "\n").replacing(folder.path, with: "FOLDER")
        try expect(texts, isRecordedIn: "Exercises-in-colors.txt")
        // A long path is broken anywhere.
        expect(list.filter { !$0.isWhitespace }, contains: "Yourcodeisin\(folder.path)/MyExercises")
    }

    @Test("Commands for exercises explain in a line why they aren't possible or needed")
    func linesInVain() throws {
        // Given
        let lines = [
            "new", "new nights", "new 3", "new Night-s", "new Nights", "new Nights", "play Moons", "play 99", "next 0",
            "next x", "hint", "hint 0", "hint 26", "hint x", "check 99", "check x", "solution 1", "solution 99",
            "solution", "reset", "reset 99", "reset 1", "reset x --yes", "reset 1 --yes", "edit 99", "edit x", "list x",
            "quit now", "swift run exercises hint 99", "exercises hint 99", "hnit 1",
        ]
        session.appearance.fixedWidth = 300

        // When
        let texts = lines.map { "> \($0)\n" + type($0) }

        // Then
        let told = texts.joined().replacing(folder.path, with: "FOLDER")
            .replacing(ExerciseFolders.package.path, with: "PROJECT")
        try expect(told, isRecordedIn: "Refusals-of-exercises.txt")
    }

    @Test("next prints the task of the first unsolved exercise, or of the named one")
    func next() {
        // Given
        solve(1)

        // When
        let (second, fifth) = (type("next"), type("swift run exercises next 5"))
        for exercise in session.exercises { solve(exercise.number) }

        // Then
        expect(second.hasPrefix("Exercise 2 · ") && second.contains("swift run exercises check 2"))
        expect(fifth.hasPrefix("Exercise 5 · "))
        expect(type("next"), equals: "All \(session.exercises.count) exercises are solved.\n")
    }

    @Test("A task names its files, or how to get them, and a number alone shows a task")
    func places() throws {
        // Given
        let homeless = try ExerciseSession(root: ExerciseFolders.package, progress: .init(at: nil))
        homeless.output = { [written] in written.text += $0 }

        // When
        written.text = ""
        homeless.run("1")
        let before = written.text
        session.appearance.fixedWidth = 1000
        let after = type("1")

        // Then
        expect(before.hasSuffix("\n\nYou have no folder with these files yet. swift run exercises init makes one.\n"))
        expect(after.hasPrefix("Exercise 1 · Give the cell its name"))
        expect(after.hasSuffix("\n\nYour folder is \(folder.path)/MyExercises.\n"))
        expect(type("26"), contains: "there is no exercise 26; there are 1 to 25")
    }

    @Test("Each hint says more than the last, and the first hint follows the third")
    func hints() {
        // Given, When
        let hints = (1...4).map { _ in type("hint 1") }

        // Then
        let heads = hints.map { $0.prefix(11) }
        expect(heads, equals: ["Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3", "Hint 1 of 3"])
        let texts = Set(hints.map { $0.dropFirst(11) })
        expect(texts.count, equals: 3)
    }

    @Test("The solution is shown beside your code after an attempt, or on demand")
    func solution() {
        // Given
        let refused = type("solution 1")

        // When
        let insisted = type("solution 1 --anyway")
        session.progress.add(.exercise(1, .tried))

        // Then
        expect(refused, contains: "or show the solution with \"swift run exercises solution 1 --anyway\"")
        expect(insisted, contains: "01-name-the-cell/Solution/Nibs/PhaseCell.xib")
        expect(type("solution 1"), equals: insisted)
    }

    @Test("Paragraphs have an empty line between them, but none before or after")
    func blocks() {
        // Given
        written.text = ""

        // When
        session.say(["Waxing.", "Full.", "Waning."])

        // Then
        expect(written.text, equals: "Waxing.\n\nFull.\n\nWaning.\n")
    }

    @Test("The error about an impossible command says why")
    func refusals() {
        // Given
        let last = session.exercises.count

        // When, Then
        expect(type("check \(last + 1)"), contains: "there is no exercise \(last + 1); there are 1 to \(last)")
        expect(type("watch 1"), contains: "watch needs a terminal")
        expect(type("chek 1"), contains: "check")
    }

    @Test("The next command is spelled for the prompt at the prompt, and for a shell in a shell")
    func typedWhere() throws {
        // Given
        let program = try Executable("exercises")
        let home = try TemporaryFolder()
        let environment = ["TERM": "xterm", "XDG_STATE_HOME": home.path]

        // When
        let atPrompt = try program.run(input: "list\n", environment: environment)
        let inShell = try program.run(["list"], environment: environment)

        // Then
        expect(atPrompt.output, contains: " solved. next shows what to do.")
        expect(inShell.output, contains: " solved. swift run exercises next shows what to do.")
    }

    @Test("Without a folder, commands that need one say how to make it, but tasks and hints work")
    func noFolder() throws {
        // Given
        let session = try ExerciseSession(root: ExerciseFolders.package, progress: .init(at: nil))
        session.output = { [written] in written.text += $0 }
        session.errors = { [written] in written.text += $0 }

        // When
        for line in ["check 1", "reset 1", "play 1", "check --all", "new Nights"] {
            written.text = ""
            session.run(line)

            // Then
            expect(written.text, contains: "you have no folder for your code yet; \"swift run exercises init\" makes")
        }
        written.text = ""
        session.run("next 1")
        session.run("hint 1")
        expect(written.text.contains("Exercise 1 · ") && written.text.contains("Hint 1 of 3"))
    }

    @Test(
        "The program explains itself like the others, with help, completions and a manual page",
        arguments: [
            (["--help"], "USAGE: exercises [<command>]"), (["help"], "  watch   "),
            (["--version"], Release.version + "\n"),
            (["--generate-completion-script", "bash"], "list next check hint"),
            (["--experimental-dump-help"], "\"commandName\" : \"watch\""),
        ])
    func explains(words: [String], expected: String) throws {
        // Given
        let program = try Executable("exercises")

        // When
        let run = try program.run(words)

        // Then
        expect(run.output, contains: expected)
        expect(run.exit == .status(0) && run.errors == "")
    }

    @Test("Words from a shell are joined to the same line")
    func words() {
        // Given
        let words = ["check", "1", "a b", "say \"x\"", ""]

        // When
        let line = session.line(of: words)

        // Then
        expect(line, equals: #"check 1 "a b" "say \"x\"" """#)
    }

    @Test("A report is eighty columns wide by default")
    func columns() throws {
        try expect(
            ExercisesProgram.parse([]).columns == 80 && ExercisesProgram.parse(["--columns", "5"]).columns == 5)
        try expect(ExercisesProgram.parse([]).report, equals: nil)
    }
}
