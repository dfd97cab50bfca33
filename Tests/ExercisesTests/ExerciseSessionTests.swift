import ExampleShell
import Foundation
import REPL
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The commands of a session of exercises, with and without a learner's folder.
struct ExerciseSessionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func told(_ session: ExerciseSession, _ line: String) -> String {
        var written = ""
        session.redirected(to: { written += $0 }, errors: { written += $0 }, isInteractive: false) {
            _ = session.run(line)
        }
        return written.replacing(folder.path, with: "FOLDER")
    }

    private func session(root: URL? = ExerciseFolders.package) throws -> ExerciseSession {
        let session = try ExerciseSession(root: root, progress: .init(at: nil))
        session.appearance.fixedWidth = 300
        return session
    }

    @Test("Commands that need a folder say so, and others don't, also for a screen of your own")
    func noFolder() throws {
        // Given
        let session = try session()
        let lines = [
            "play", "play 1", "play Nowhere", "watch", "watch Nowhere", "edit", "check", "check --all", "reset 1 --yes",
            "reset 1", "new Nights", "new Nights --in \(folder.path)", "play \(folder.path)/none",
            "play 1 -c show",
            "solution 1", "next 2", "hint 2",
        ]

        // When
        let texts = lines.map { "> \($0)\n" + told(session, $0).prefix { $0 != "\n" } }.map {
            $0.replacing(folder.path, with: "FOLDER")
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Without-a-folder.txt")
        expect(session.folder == nil && session.exercises[0].stub == session.exercises[0].original)
        try expect(session.playedCode("\(folder.path)/Nights").module == "Nights" && session.status == EXIT_SUCCESS)
    }

    @Test("The prompt begins with advice, spells commands for the prompt, and reads lines")
    func typed() throws {
        // Given
        let sessions = [try session(), try session(root: nil), try ExerciseFolders.session(in: folder)]
        sessions[2].appearance.fixedWidth = 300

        // When
        let greetings = sessions.map { session in
            let (_, pieces) = session.collectOutput { session.greet() }
            return pieces.compactMap { session.text(of: $0) }.joined(separator: "\n")
        }
        let names = sessions.map { $0.typed("next") }
        sessions[0].isAtPrompt = true

        // Then
        let begin = "\n\"init\" makes a folder of your own with the files to change: begin with that."
        expect(greetings[0] == greetings[1] && greetings[0] == greetings[2].replacing("\n", with: begin + "\n"))
        expect(greetings[2].hasPrefix("Exercises for the handbook's chapters: \"next\" shows what to do"))
        expect(greetings[2].hasSuffix("\n\"help\" lists the commands, \"quit\" leaves."))
        expect(names, equals: ["swift run exercises next", "exercises next", "swift run exercises next"])
        expect(sessions[0].typed("next") == "next" && sessions[1].isAtPrompt == false)
        let lines = [
            "swift run exercises next 5", "swift run exercises", "exercises next", "next", "swift run exercises ",
        ]
        expect(
            lines.map { sessions[0].line(for: $0) },
            equals: ["next 5", "swift run exercises", "exercises next", "next", ""])
        let numbers = ["7", "swift run exercises 7", "7 8", "-7", "7x"]
        expect(numbers.map { sessions[0].line(for: $0) }, equals: ["next 7", "next 7", "7 8", "-7", "7x"])
        let words = [["a", "b-c_d./=9"], ["a b"], [""], ["é", "x\"y", "\\"], ["a'b", "*"]]
        expect(
            words.map { sessions[0].line(of: $0) },
            equals: [
                "a b-c_d./=9", "\"a b\"", "\"\"", #"é "x\"y" "\\""#, #""a'b" "*""#,
            ])
        expect(
            sessions[0].usualPlace.path,
            equals: ExerciseFolders.package.deletingLastPathComponent().path + "/MyExercises")
        expect(sessions[1].usualPlace.path, equals: FileManager.default.currentDirectoryPath + "/MyExercises")
        let refused = #expect(throws: CommandError.self) { try sessions[0].ask("Well?", orType: "yes") }
        expect("\(refused!)", equals: "this needs an answer from a terminal; \"yes\" does not ask")
    }

    @Test("Solved, tried and begun exercises follow from the current code and earlier results")
    func progress() throws {
        // Given
        let session = try ExerciseFolders.session(in: folder)
        let exercises = session.exercises
        let fault = Verdict.faulty(Verdict.Fault(title: "T6", text: "", log: [], others: 0, unrun: 0, holding: 0))

        // When
        session.remember(.solved, of: exercises[0], as: exercises[0].checksum)
        session.remember(fault, of: exercises[1], as: exercises[1].checksum)
        session.remember(.solved, of: exercises[2], as: 1)
        try Files.write(Data("// mine".utf8), to: exercises[3].stub.appendingPathComponent("Mine.swift"))
        try Files.write(Data("text".utf8), to: exercises[4].stub.appendingPathComponent("Mine.txt"))

        // Then
        let first = exercises.prefix(5)
        expect(first.map { session.isSolved($0) }, equals: [true, false, false, false, false])
        expect(first.map { session.wasSolved($0) }, equals: [true, false, true, false, false])
        expect(first.map { session.isTried($0) }, equals: [true, true, true, false, false])
        expect(session.begun.map(\.number) == [4] && session.next?.number == 2)
        try expect(session.exercise(nil).number == 2 && session.exercise(5).number == 5)
        try expect(exercises[4].isChanged() && exercises[4].isUntouched && !exercises[5].isChanged())
        for exercise in exercises { session.remember(.solved, of: exercise, as: exercise.checksum) }
        try expect(session.next == nil && session.exercise(nil).number == exercises.count)
        #expect(throws: CommandError.self) { try session.exercise(0) }
        let all = session.completions(for: "hint ").words
        expect(all.count == exercises.count && session.completions(for: "new ").words == [])
        expect(session.completions(for: "init ").words == [] && session.completions(for: "check --").words.count == 4)
        expect(session.parse("next 2").effect == .nothing && session.parse("reset 2").effect == .nothing)
    }

    @Test("A check in another process reports its result unchanged")
    func events() throws {
        // Given
        let fault = Verdict.Fault(title: "T6", text: "− a", log: ["b"], others: 1, unrun: 2, holding: 3)
        let events: [CheckEvent] = [
            .progress("Building"), .shown("row 0"), .failed("no"), .found(.solved, attachments: "a", checksum: 7),
            .found(.faulty(fault), attachments: "", checksum: .max),
            .found(.unbuilt([CompilerFault(lines: ["x", "y"])]), attachments: "", checksum: 0),
        ]

        // When
        let copies = try events.map { try JSONDecoder().decode(CheckEvent.self, from: JSONEncoder().encode($0)) }

        // Then
        expect(copies.map { "\($0)" }, equals: events.map { "\($0)" })
        expect([Verdict.solved, .faulty(fault), .unbuilt([])].map(\.isSolved), equals: [true, false, false])
    }

    @Test("list filters exercises by all typed words, in any case")
    func list() throws {
        // Given
        let session = try session()
        var list = ExerciseList(session.exercises, solved: [2, 3], selecting: 4)
        func type(_ keys: [TerminalKey]) -> String {
            for key in keys { list.handle(key) }
            return "\(list.choice.name ?? "–") \(list.exercise?.number ?? 0)"
        }

        // When
        let chosen = [
            type([]), type([.down]), type([.up, .up]), type("SOLVED".map { .character($0) }), type([.down]),
            type([.down]),
            type([.character("x")]), type([.backspace]), type([TerminalKey](repeating: .backspace, count: 9)),
            type([.end]),
        ].map { String($0.split(separator: " ").last ?? "") }
        let none = ExerciseList(session.exercises, solved: [], selecting: nil).exercise?.number

        // Then
        let last = "\(session.exercises.count)"
        expect(chosen, equals: ["4", "5", "3", "3", "3", "3", "0", "2", "2", last])
        expect(none, equals: 1)
    }

    @Test("The last output of tests counts, without the runner's lines and the text after a crash")
    func log() throws {
        // Given
        let lines = [
            "own", "  indented", "◇ a", "✔ b", "✘ c", "↳ d", "◎ e", "*** Signal 5", "Test run started",
            "[1/2] Compiling", "[1/2 no",
            "Test running", String(repeating: "x", count: 1000), String(repeating: "y", count: 1001), "", "last",
            "Current stack trace:", "0 somewhere",
        ]
        let begun = TestResult(title: "a", line: 1, hasBegun: true, hasEnded: true)
        let endings: [BackgroundProcess.Ending] = [.exit(0), .exit(3), .overdue, .flood, .greedy, .signal(SIGSEGV)]

        // When
        let run = TestRun(tests: [], .exit(0), log: lines.joined(separator: "\n"), attachments: "pictures")
        let long = TestRun(tests: [], .exit(0), log: "lost" + String(repeating: "\na", count: 1 << 14))
        let ends = endings.flatMap { ending in
            [[], [begun], [begun, TestResult(title: "b", line: 2)]].map {
                TestRun(tests: $0, ending, seconds: 9, log: "").ending
            }
        }

        // Then
        expect(run.log.map(\.count) == [3, 7, 12, 1000, 1002, 4] && run.attachments == "pictures")
        expect(run.log[1] == "[1/2 no" && long.log.count == 1 << 14 && long.log[0] == "a")
        expect(
            ends,
            equals: [
                .regular, .regular, .exit(status: 0), .regular, .exit(status: 3), .exit(status: 3),
                .timeout(seconds: 9), .timeout(seconds: 9), .timeout(seconds: 9), .flood, .flood, .flood, .memory,
                .memory, .memory,
            ] + [TestRun.Ending](repeating: .crash(signal: "Segmentation fault"), count: 3))
        expect(TestRun(tests: [], .overdue, log: "").ending, equals: .timeout(seconds: 20))
        var splitter = LineSplitter()
        let pieces = [16_383, 16_384, 16_385].map { count in
            splitter.lines(addedBy: Data(String(repeating: "z", count: count).utf8) + Data("\n".utf8))[0].count
        }
        expect(pieces == [16_383, 16_384, 16_386] && splitter.lastLine() == nil)
    }

    @Test("Each error from SwiftPM keeps the lines that it points to")
    func compiler() throws {
        // Given
        let root = URL(fileURLWithPath: "/project")
        let outputs: [[String]] = [
            [], ["", "a", ""], (1...25).map { "line \($0)" },
            ["/project/A.swift:1:2: error: x", " 1 | a", "   | `- note", "plain", " 2 | b"],
            [
                "/project/A.swift:1:2: error: x", " 1 | a", "/project/A.swift:3:4: note: y", " 3 | c",
                "A.swift:1:2: error: x", " 9 | z",
            ],
            [
                "/project/A.swift:1:2: warning: x", " 1 | a", "/other/A.swift:1:2: error: z", "12 | b", "|",
                "B.swift:7:7: error: w",
            ],
            [" A.swift:1:2: error: x", "A.swift:x:2: error: x"],
        ]

        // When
        let lines = outputs.map {
            CompilerFault.faults(in: $0, root: root).map { $0.lines.joined(separator: "⏎") }.joined(separator: " ¦ ")
        }
        let remarks = [
            "01-x/Tests/A.swift: @IBOutlet", "1-x/Tests/A.swift", "Stub/01-x/Tests/", "Objective-C @IBOutlet", "",
        ].map {
            CompilerFault(lines: $0.isEmpty ? [] : [$0]).remark?.prefix(15) ?? "–"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Faults-of-compilers.txt")
        expect(remarks, equals: ["the tests use t", "–", "–", "`@IBOutlet` nee", "–"])
    }
}
