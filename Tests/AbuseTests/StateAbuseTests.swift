import ExampleShell
import Foundation
import TerminalTesting
import Testing
@testable import Teaching

/// The files that programs keep for a learner, when everything goes wrong: histories, progress and pictures.
@Suite(.serialized, .enabled(if: Abuse.isWanted, "only .ci/abuse asks for it"))
struct StateAbuseTests {
    private let folder: TemporaryFolder
    private let prompt = "table-cell owner-outlet> "
    private var random = SeededGenerator(seed: Abuse.seed)

    init() throws {
        folder = try TemporaryFolder()
    }

    private var state: String { folder.path + "/state/reusable-views" }

    private func lines(of file: String) throws -> [String] {
        try String(contentsOfFile: "\(state)/\(file)", encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func terminal(columns: Int = 80) throws -> PseudoTerminal {
        let terminal = try Programs.terminal("table-cell", in: folder, columns: columns)
        try terminal.expect("> ")
        return terminal
    }

    private func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    // MARK: Killed

    @Test("A program that is killed at any moment keeps all lines that were typed before, and no line is cut in half")
    mutating func killedHistory() throws {
        // Given
        var kept: [String] = []

        for round in 0..<Abuse.rounds(4) {
            // When
            let terminal = try terminal()
            let typed = (0..<20).map { "# round \(round) line \($0)" }
            terminal.send(typed.map { $0 + "\r" }.joined())
            usleep(UInt32.random(in: 0..<40_000, using: &random))
            terminal.signal(SIGKILL)
            _ = terminal.wait()

            // Then
            let now = try lines(of: "history-table-cell")
            let new = now.drop { !$0.hasPrefix("# round \(round) ") }
            let before = now.dropLast(new.count).suffix(900)
            expect(before, equals: kept.suffix(900))
            expect(Array(new), equals: Array(typed.prefix(new.count)))
            kept = now
        }
        try expect(permissions(of: state), equals: 0o700)
        try expect(permissions(of: state + "/history-table-cell"), equals: 0o600)
    }

    @Test("The tutorial keeps its progress, even if it is killed at any moment")
    mutating func killedProgress() throws {
        // Given
        var kept: [String] = []

        for _ in 0..<Abuse.rounds(4) {
            // When
            let terminal = try terminal()
            terminal.send("tutorial 1\r" + String(repeating: "skip\r\r\r", count: 6))
            usleep(UInt32.random(in: 0..<500_000, using: &random))
            terminal.signal(SIGKILL)
            _ = terminal.wait()

            // Then
            let now = (try? lines(of: "progress")) ?? []
            expect(Array(now.prefix(kept.count)), equals: kept)
            expect(now.allSatisfy { $0.wholeMatch(of: /(at|missed|right) 1 \d+|(done|known) 1/) != nil })
            kept = now
        }
        // If it ever came so far.
        if !kept.isEmpty { try expect(permissions(of: state + "/progress"), equals: 0o600) }
    }

    @Test("Killed at any moment, a picture is the old one or the new one")
    mutating func killedSnapshot() throws {
        // Given
        let picture = folder.path + "/moon.svg"
        try "old".write(toFile: picture, atomically: true, encoding: .utf8)

        for round in 0..<Abuse.rounds(4) {
            // When
            let terminal = try terminal()
            terminal.send(String(repeating: "snapshot --force moon.svg\r", count: 20))
            usleep(UInt32.random(in: 0..<200_000, using: &random))
            terminal.signal(SIGKILL)
            _ = terminal.wait()

            // Then
            let text = try String(contentsOfFile: picture, encoding: .utf8)
            expect(text == "old" || text.hasPrefix("<svg") && text.hasSuffix("</svg>\n"), "round \(round)")
        }
    }

    @Test("If the program is killed during a reset, the learner's code is kept whole, in its place or in a copy")
    mutating func killedReset() throws {
        // Given
        let project = folder.path + "/MyExercises"
        let stub = project + "/02-clear-before-reuse/Stub/DiaryCell.swift"
        let kept = project + "/.kept"
        let program = try Executable("exercises")
        let environment = ["TERM": "xterm", "XDG_STATE_HOME": folder.path + "/state"]
        let prepared = try program.run(["init", project], environment: environment)
        expect(prepared.exit, equals: .status(0), "\(prepared.errors)")
        let original = try String(contentsOfFile: stub, encoding: .utf8)
        var seen: Set<String> = []

        for round in 0..<Abuse.rounds(4) {
            // When
            let mine = String(repeating: "// round \(round)\n", count: 100_000)
            try mine.write(toFile: stub, atomically: true, encoding: .utf8)
            let terminal = try PseudoTerminal(program, ["reset", "2", "--yes"], environment: environment)
            usleep(UInt32.random(in: 0..<300_000, using: &random))
            terminal.signal(SIGKILL)
            _ = terminal.wait()

            // Then
            let all = (try? FileManager.default.contentsOfDirectory(atPath: kept)) ?? []
            let names = all.filter { $0.first != "." && seen.insert($0).inserted }
            let copies = try names.map { try String(contentsOfFile: "\(kept)/\($0)/DiaryCell.swift", encoding: .utf8) }
            let now = try String(contentsOfFile: stub, encoding: .utf8)
            expect(now == mine || copies.contains(mine), "round \(round)")
            expect(copies.allSatisfy { $0.hasSuffix("\n") && $0.split(separator: "\n").count == 100_000 })
            expect(now == mine || now == original)
        }
    }

    // MARK: Two at once

    @Test("If two programs run at once, and others start meanwhile, every line and every step is kept")
    func together() throws {
        // Given
        let (first, second) = (try terminal(), try terminal())
        let count = Abuse.rounds(10)

        // When
        for number in 0..<count {
            first.send("# first \(number)\r")
            second.send("# second \(number)\r")
            if number % 5 == 0 { _ = try terminal() }
            for terminal in [first, second] { try terminal.expect(prompt) }
        }
        for terminal in [first, second] {
            terminal.send("tutorial 1\r")
            try terminal.expect("1.1 \(prompt)")
        }
        for terminal in [first, second] {
            terminal.send("skip\r\r")
            try terminal.expect("1.2 \(prompt)")
        }

        // Then
        let history = try lines(of: "history-table-cell")
        for number in max(0, count - 400)..<count {
            expect(history, contains: "# first \(number)")
            expect(history, contains: "# second \(number)")
        }
        let progress = try lines(of: "progress")
        for number in 1...2 { expect(progress.count { $0 == "at 1 \(number)" }, equals: 2) }
    }

    @Test(
        "If ten programs make a learner's folder at once, some succeed, and no temporary file is left"
    )
    func initTogether() throws {
        // Given
        let program = try Executable("exercises").path
        let project = folder.path + "/MyExercises"
        let script = #"for i in 0 1 2 3 4 5 6 7 8 9; do "$0" init "$1" & done; wait"#

        // When
        let run = try Executable(at: "/bin/sh").run(
            ["-c", script, program, project],
            environment: ["TERM": "xterm", "XDG_STATE_HOME": folder.path + "/state"])

        // Then
        let complaints = run.errors.split(separator: "\n").filter {
            !$0.hasSuffix("is there already; give another name")
        }
        let names = FileManager.default.enumerator(atPath: project)?.compactMap { $0 as? String } ?? []
        expect(complaints, equals: [])
        expect(names, contains: "02-clear-before-reuse/Stub/DiaryCell.swift")
        expect(!names.contains { $0.hasSuffix(".new") })
    }

    @Test("If ten programs reset an exercise at once, one does, and keeps the learner's code")
    func resetTogether() throws {
        // Given
        let script = #"""
            "$0" init "$1" >/dev/null && echo "// mine" >>"$1"/02-clear-before-reuse/Stub/DiaryCell.swift
            for i in 0 1 2 3 4 5 6 7 8 9; do "$0" reset 2 --yes & done; wait
            grep -l "// mine" "$1"/02*/Stub/*.swift "$1"/.kept/*/*.swift
            """#

        // When
        let run = try Executable(at: "/bin/sh").run(
            ["-c", script, Executable("exercises").path, folder.path + "/MyExercises"],
            environment: ["TERM": "xterm", "XDG_STATE_HOME": folder.path + "/state"])

        // Then
        let kept = folder.path + "/MyExercises/.kept/02-clear-before-reuse-1"
        let said = run.output.split(separator: "\n").map(String.init).sorted()
        let others = Array(repeating: "Exercise 2 is as it was; there is nothing to undo.", count: 9)
        expect(said, equals: ["\(kept)/DiaryCell.swift", "Exercise 2 is as it was. Your code is in \(kept)."] + others)
        expect(run.errors, equals: "")
    }

    // MARK: Nowhere to keep it

    nonisolated private static let nib =
        Abuse.root.appendingPathComponent("Examples/ReusableTableViewCellExample/Nibs/LunarTableViewCell.xib").path

    /// A folder for what users keep that can't be one, and what the system says of it.
    enum Place: CaseIterable {
        case file, loop, pipe, folder, dangling

        /// Makes it, and answers what stands in the message.
        func make(at path: String) throws -> String {
            let (files, folder) = (FileManager.default, path + "/reusable-views")
            if self != .file { try files.createDirectory(atPath: path, withIntermediateDirectories: true) }
            switch self {
            case .file:
                try Data().write(to: URL(fileURLWithPath: path))
                return "not a directory"
            case .loop:
                try files.createSymbolicLink(atPath: folder, withDestinationPath: "reusable-views")
                return "too many levels of symbolic links"
            case .dangling:
                try files.createSymbolicLink(atPath: folder, withDestinationPath: "nowhere")
                return "no such folder"
            case .pipe, .folder:
                try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
                for name in ["history-table-cell", "progress"] {
                    if self == .pipe { mkfifo("\(folder)/\(name)", 0o600) }
                    if self == .folder {
                        try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
                    }
                }
                return self == .pipe ? "it is not a regular file" : "is a directory"
            }
        }
    }

    @Test(
        "If no state can be kept, one line says so and why, and everything else works", arguments: Place.allCases)
    func nowhere(place: Place) throws {
        // Given
        let reason = try place.make(at: folder.path + "/state")
        let terminal = try terminal(columns: 300)

        // When
        terminal.send("# one\r")
        let first = try terminal.expect(prompt)
        terminal.send("# two\r")
        let second = try terminal.expect(prompt)
        terminal.send("tutorial 1\r")
        let third = try terminal.expect("1.1 \(prompt)")
        terminal.send("\u{1B}[A\u{1B}[A")

        // Then
        let file = state + "/history-table-cell"
        expect(first, contains: "warning: your commands are not saved: can't write \(file): \(reason)\r\n")
        expect(!second.contains("warning"))
        expect(third, contains: "warning: your progress is not saved: ")
        try terminal.expect("two")
        terminal.send("\u{15}quit\r")
        try expect(terminal.waitForExit(), equals: .status(0))
    }

    @Test(
        "If files may not grow, writing fails with a reason, and no signal ends the program",
        arguments: [
            ("table-cell", ["snapshot", "picture.svg"]), ("grid-cell", ["snapshot", "picture.png"]),
            ("exercises", ["init", "MyExercises", "--from", Abuse.root.path]),
            ("nib", ["snapshot", nib, "-o", "picture.svg"]),
        ])
    func noFileGrows(program: String, words: [String]) throws {
        // Given
        let converter = try folder.file("rsvg-convert", "#!/bin/sh\nexec cat\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: converter)
        let script = #"cd "$0" && (ulimit -f 0; "$@" 2>&1; echo "status $?") | cat"#

        // When
        let run = try Executable(at: "/bin/sh").run(
            ["-c", script, folder.path, Executable(program).path] + words,
            environment: [
                "TERM": "xterm", "XDG_STATE_HOME": folder.path + "/state", "PATH": "\(folder.path):/usr/bin:/bin",
            ])

        // Then
        expect(run.output, contains: "error: can't write ")
        expect(run.output.hasSuffix("\nstatus 1\n"))
    }

    @Test("A link to another folder is followed, and a deleted folder is made again")
    func linkedAndGone() throws {
        // Given
        let files = FileManager.default
        try files.createDirectory(atPath: folder.path + "/state", withIntermediateDirectories: true)
        try files.createDirectory(atPath: folder.path + "/elsewhere", withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: state, withDestinationPath: "../elsewhere")
        let terminal = try terminal()

        // When
        terminal.send("# one\r")
        try terminal.expect(prompt)
        let linked = try String(contentsOfFile: folder.path + "/elsewhere/history-table-cell", encoding: .utf8)
        try files.removeItem(atPath: state)
        terminal.send("# two\r")
        let answer = try terminal.expect(prompt)

        // Then
        expect(linked, equals: "# one\n")
        expect(!answer.contains("warning"))
        try expect(lines(of: "history-table-cell"), equals: ["# two"])
    }

    @Test("Lines from a disk that became read-only are recalled, and a line says that no more are recorded")
    func readOnly() throws {
        // Given
        let (before, disk) = (try terminal(), folder.path + "/state")
        before.send("# before\r")
        try before.expect(prompt)
        guard let mount = Mount(readOnly: disk) else { return }
        defer { mount.end() }
        let terminal = try terminal(columns: 300)

        // When
        terminal.send("# now\r")
        let answer = try terminal.expect(prompt)
        terminal.send("\u{1B}[A\u{1B}[A")

        // Then
        expect(answer, contains: ": read-only file system\r\n")
        try terminal.expect("before")
        terminal.send("\u{4}")
    }

    @Test("On a full disk a line says so, old lines stay, and new lines are recorded when there is space again")
    func full() throws {
        // Given
        let disk = folder.path + "/state"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        guard let mount = Mount(small: disk) else { return }
        defer { mount.end() }
        let terminal = try terminal(columns: 300)
        terminal.send("# before\r")
        try terminal.expect(prompt)
        try? Data(count: 1 << 20).write(to: URL(fileURLWithPath: disk + "/filler"))
        let long = "# " + String(repeating: "long ", count: 1_000)
        terminal.send(long + "\r")
        let answer = try terminal.expect(prompt)

        // When
        try FileManager.default.removeItem(atPath: disk + "/filler")
        terminal.send("# after\r")
        try terminal.expect(prompt)

        // Then
        expect(answer, contains: ": no space left on device\r\n")
        let history = try lines(of: "history-table-cell")
        expect(history.first, equals: "# before")
        expect(history.last, equals: "# after")
        terminal.send("\u{4}")
        _ = try terminal.waitForExit()
    }
}
