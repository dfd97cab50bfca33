import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// Scripts as they are read and written, and processes as they end.
struct ScriptEdgesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Commands of a script have the numbers of their lines, and blank lines and comments are skipped")
    func lines() throws {
        // Given
        let texts = [
            "", "\n", "#", "a", "a\n", "\n\n  b  \n#c\n d e", "a\r\nb\r\n", "\t\n\tx\t", " # c\nd",
            "\u{FEFF}a\n\nb", "a\n\u{FEFF}#b",
        ]

        // When
        let told = try texts.map { text in
            let path = try folder.file("steps", text)
            return try Script(path).lines.map { "\($0.place.dropFirst(folder.path.count + 1)) \($0.text)" }
        }

        // Then
        expect(
            told,
            equals: [
                [], [], [], ["steps:1 a"], ["steps:1 a"], ["steps:3 b", "steps:5 d e"], ["steps:1 a", "steps:2 b"],
                ["steps:2 x"], ["steps:2 d"], ["steps:1 a", "steps:3 b"], ["steps:1 a"],
            ])
    }

    @Test("A script that isn't a file of some megabytes is refused with the reason")
    func refused() throws {
        // Given
        let large = URL(fileURLWithPath: try folder.file("large", "scroll 1\n"))
        let handle = try FileHandle(forWritingTo: large)
        try handle.truncate(atOffset: 8 << 30)
        let pipe = folder.path + "/pipe"
        mkfifo(pipe, 0o600)

        // When
        let errors = [folder.path, folder.path + "/none", "/dev/null", pipe, large.path].map { path in
            #expect(throws: CommandError.self) { try Script(path) }.map { "\($0)" } ?? ""
        }

        // Then
        let ends = [
            "it is a folder", "no such file", "it is not a regular file", "it is not a regular file",
            "it has more than 8 MB",
        ]
        expect(zip(errors, ends).allSatisfy { $0.hasPrefix("can't read ") && $0.hasSuffix(": \($1)") }, "\(errors)")
    }

    @Test("A recording to a pipe that nobody reads, or to a device, is refused at once", .timeLimit(.minutes(1)))
    func unrecorded() throws {
        // Given
        let pipe = folder.path + "/pipe"
        mkfifo(pipe, 0o600)

        // When
        let errors = [pipe, "/dev/null"].map { path in
            #expect(throws: CommandError.self) { try ScriptFile(path, overwriting: true) }.map { "\($0)" }
        }

        // Then
        expect(errors, equals: [pipe, "/dev/null"].map { "can't write \($0): it is not a regular file" })
    }

    @Test("A recorded script can be shortened and continued, and an existing script is kept")
    func written() throws {
        // Given
        let path = folder.path + "/record"
        var script = try ScriptFile(path, overwriting: false)
        var told: [String] = []
        func note() throws {
            let text = try String(contentsOfFile: path, encoding: .utf8).replacing("\n", with: "|")
            told.append("\(script.count) \(text)")
        }

        // When
        for line in ["one", "zwölf", ""] { try script.append(line) }
        try note()
        for count in [4, 3, 2] {
            try script.keep(first: count)
            try note()
        }
        try script.append("x")
        try note()
        try script.keep(first: 0)
        try note()
        try script.append("y")
        try note()

        // Then
        expect(
            told,
            equals: [
                "3 one|zwölf||", "3 one|zwölf||", "3 one|zwölf||", "2 one|zwölf|", "3 one|zwölf|x|", "0 ", "1 y|",
            ])
        #expect(throws: CommandError.self) { try ScriptFile(path, overwriting: false) }
        try expect(ScriptFile(path, overwriting: true).count, equals: 0)
        try expect(String(contentsOfFile: path, encoding: .utf8), equals: "")
    }

    @Test("The end of a process is described by status or signal, with its output, without addresses")
    func reports() throws {
        // Given
        let scripts = [
            "echo out; echo err >&2", "exit 3", "echo ' Fatal error: nil (0x1f) there ' >&2; kill -TRAP $$",
            "echo 'a'; echo 'b' >&2; echo 'Current stack trace: c' >&2; kill -ILL $$",
        ]

        // When
        let reports = try scripts.map {
            try CrashReport(running: URL(fileURLWithPath: "/bin/sh"), ["-c", $0])
        }

        // Then
        expect(reports.map(\.output), equals: ["out\n", "", "", "a\n"])
        expect(reports.map(\.message), equals: ["err", "", "Fatal error: nil there", "b"])
        expect(reports.map(\.isRegular), equals: [true, false, false, false])
        expect(reports.map(\.endedBySignal), equals: [false, false, true, true])
        expect(reports[0].ending == "with status 0" && reports[1].ending == "with status 3")
        expect(reports[2].ending.hasPrefix("by signal 5 (") && reports[3].ending.hasPrefix("by signal 4 ("))
    }

    @Test("If a list looks the same, a line reports new cells, reused cells and nib reads, or its length")
    func nothingToSee() throws {
        // Given
        let screen = Screen(TableCellSession(rows: 30), columns: 60, rows: 24)

        // When
        let told = ["scroll 0", "goto 0", "reload", "delete 29", "insert 29", "reset", "reset", "scroll -1"].map {
            screen.type($0).split(separator: "\n").last.map(String.init) ?? ""
        }

        // Then
        try expect(told.joined(separator: "\n"), isRecordedIn: "Nothing-to-see.txt")
    }
}
