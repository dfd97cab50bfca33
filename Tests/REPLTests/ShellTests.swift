import ArgumentParser
import Foundation
import PlainText
import TerminalTesting
import Testing

@testable import REPL

/// The sources of a session's lines, and the means between programs: files, locks, editors and pagers.
struct ShellTests {
    private let session = CounterSession()

    private func failure(_ work: () throws -> Void) -> String {
        do {
            try work()
            return "none"
        } catch let error as ValidationError {
            return error.message
        } catch {
            return "\(error)"
        }
    }

    @Test("Given lines run in order until quit, and a failure is reported at the end with its place")
    func commands() {
        // Given
        let shell = Shell(session)

        // When
        let good = failure { try shell.run(commands: ["count 1", "# no", "count 2"]) }
        let bad = failure { try shell.run(commands: ["count 1", "count x", "count 2", "cuont 1"]) }
        let quit = failure { try shell.run(commands: ["count 1", "quit", "count x"]) }

        // Then
        expect(good == "none" && quit == "none" && bad == "\(ExitCode.failure)" && session.number == 7)
        let complaints = session.complaints.split(separator: "\n").map { $0.prefix(11) }
        expect(complaints, equals: ["-c:2: error", "-c:4: error"])
        expect(!session.isFedByStandardInput && !session.isInteractive)
    }

    @Test("Lines of a script are named by file and number, and an unreadable file by its name")
    func script() throws {
        // Given
        let folder = try TemporaryFolder()
        let path = try folder.file("steps.txt", "\u{FEFF}count 1\r\n\n# no\ncount x\ncount 5")

        // When
        let run = failure { try Shell(session).run(script: path) }
        let none = failure { try Shell(session).run(script: folder.path + "/no\u{7}.txt") }
        let noFile = failure { try Shell(session).run(script: folder.path) }

        // Then
        expect(run == "\(ExitCode.failure)" && session.number == 6)
        expect(session.complaints.hasPrefix("\(path):4: error: count takes <numbers>, not \"x\""))
        expect(none, equals: "can't read \(folder.path)/no\\u{7}.txt: no such file")
        expect(noFile, equals: "can't read \(folder.path): is a directory")
    }

    @Test("A script may come from a pipe, and one that doesn't end is refused before its first line runs")
    func pipedScript() throws {
        // Given
        let (short, endless) = (Pipe(), Pipe())
        try short.fileHandleForWriting.write(contentsOf: Data("count 1\ncount 2".utf8))
        try short.fileHandleForWriting.close()
        let writing = endless.fileHandleForWriting
        DispatchQueue.global().async {
            while (try? writing.write(contentsOf: Data(repeating: UInt8(ascii: "\n"), count: 1 << 16))) != nil {}
        }
        func path(_ pipe: Pipe) -> String { "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)" }
        let paths = [path(endless), "/dev/zero"]

        // When
        let run = failure { try Shell(session).run(script: path(short)) }
        let refused = paths.map { path in failure { try Shell(session).run(script: path) } }
        try endless.fileHandleForReading.close()

        // Then
        expect(run == "none" && session.number == 3 && session.lines.count == 2)
        expect(refused, equals: paths.map { "can't read \($0): it has more than 8 MB" })
    }

    @Test("The words after a program's name are one command")
    func words() {
        // Given
        let shell = Shell(session)

        // When
        let failures = [["count", "1", "-2"], ["count", "x"], ["cuont", "1"], ["fail", "a b"]].map { words in
            failure { try shell.run(words: words) }
        }

        // Then
        let failed = "\(ExitCode.failure)"
        expect(failures, equals: ["none", failed, "unknown command \"cuont\"; did you mean \"count\"?", failed])
        expect(session.number == -1 && session.complaints.hasSuffix("error: a b\n"))
    }

    @Test("Lines end with a line feed or the input, and a byte order mark and a carriage return are dropped")
    func lines() throws {
        // Given
        let texts: [(String, [String])] = [
            ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("a\r\nb\r", ["a", "b"]),
            ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\r\n\r\n", ["", ""]), ("a\rb\n", ["a\rb"]),
            ("\u{FEFF}", [""]),
            ("a\r\r\n", ["a\r"]),
        ]
        let folder = try TemporaryFolder()

        for (text, expected) in texts {
            // When
            let file = open(try folder.file("lines", text), O_RDONLY)
            defer { close(file) }
            var reader = LineReader(descriptor: file)
            var lines: [String] = []
            while let line = try reader.next() { lines.append(line) }

            // Then
            expect(lines, equals: expected, "\(text.debugDescription)")
            let more = try reader.next()
            expect(more, equals: nil)
        }
        for (length, kept) in [(65_535, 65_535), (65_536, 65_536), (65_537, 65_537), (131_080, 65_537)] {
            let text = String(repeating: "a", count: length) + "\nb"
            let file = open(try folder.file("lines", text), O_RDONLY)
            defer { close(file) }
            var reader = LineReader(descriptor: file)
            let (first, second) = (try reader.next(), try reader.next())
            expect(first?.utf8.count ?? 0 >= kept && second == "b")
        }
        var closed = LineReader(descriptor: 999_999)
        #expect(throws: UnreadableFile.self) { try closed.next() }
    }

    @Test("Words end where they do in a shell, and an open last word is recognized")
    func wordsOfLines() throws {
        // Given
        let lines = [
            "", " ", "a", "a ", "a b", "\"a", "\"a\"", "'a' ", "a\\", "a\\ ", "\"a\\", "'a\\", "it's", "it's' a",
            "x\"y z\"", "a'b'",
            "a' 'b", "1'2", "-'a b'", "\"a\\b\\\"c\\\\\"", "'a\"b'", "\"\"", "a\u{3000}b", "\\'a", "\\\\", "é'a",
            "'a'b",
        ]

        // When
        let texts = lines.map { line in
            let words = LineWords(line)
            return
                "\(line)│\(words.words) \(words.endsInWord) \(words.openQuote.map { "\($0)" } ?? "–") "
                + "\(words.endsInBackslash)"
        }
        let errors: [SessionError] = [
            .unknownCommand("a", nearest: "b"), .unknownCommand(String(repeating: "x", count: 60), nearest: nil),
            .unknownCommand(String(repeating: "x", count: 61), nearest: nil), .unclosedQuote("'"), .danglingBackslash,
            .tooLong,
        ]
        let others: [CommandError] = [
            .exists("a"), .unwritable("a", reason: "b"), .unreadable("a", reason: "b"), CommandError("c"),
        ]

        // Then
        let text = (texts + errors.map(\.description) + others.map(\.description)).joined(separator: "\n")
        try expect(text, isRecordedIn: "Words-of-lines.txt")
    }

    @Test("Work that locks a folder waits for other work there, says so once, and unlocks it")
    func lock() throws {
        // Given
        let folder = try TemporaryFolder()
        let other = open(folder.path, O_RDONLY | O_CLOEXEC)
        defer { close(other) }
        var told = 0

        // When
        flock(other, LOCK_EX)
        let waited = FolderLock.alone(in: folder.path) {
            told += 1
            flock(other, LOCK_UN)
        } _: {
            flock(other, LOCK_EX | LOCK_NB) != 0
        }
        let free = flock(other, LOCK_EX | LOCK_NB) == 0
        flock(other, LOCK_UN)
        let again = FolderLock.alone(in: folder.path) {
            told += 1
        } _: {
            7
        }
        let nowhere = FolderLock.alone(in: folder.path + "/none") {
            told += 1
        } _: {
            8
        }

        // Then
        expect(waited && free && told == 1 && again == 7 && nowhere == 8)
        #expect(throws: CommandError.self) {
            _ = try FolderLock.alone(in: folder.path) { () throws(CommandError) -> Int in throw CommandError("no") }
        }
    }

    @Test("Lines are appended to a file whole, or the failure is reported")
    func adding() throws {
        // Given
        let folder = try TemporaryFolder()
        let path = try folder.file("moons", "a")
        let (added, readOnly) = (open(path, O_WRONLY | O_APPEND), open(path, O_RDONLY))
        defer { [added, readOnly].forEach { close($0) } }

        // When
        let results = [UserState.write(Array("bc".utf8), to: added), UserState.write(Array("x".utf8), to: readOnly)]

        // Then
        expect(results == [true, false] && UserState.write([], to: added))
        try expect(String(contentsOfFile: path, encoding: .utf8), equals: "abc")
    }

    @Test("The editor is VISUAL or else EDITOR, if that has a word, and its failure is reported")
    func editor() throws {
        // Given
        let folder = try TemporaryFolder()
        let files = [URL(fileURLWithPath: folder.path + "/a b"), URL(fileURLWithPath: folder.path + "/c")]
        func edit(_ environment: [String: String]) -> String? {
            guard let editor = Editor(environment: environment) else { return "none" }
            return editor.edit(files) ?? "done"
        }

        // When
        let ends = [
            edit(["VISUAL": " touch ", "EDITOR": "false"]), edit(["VISUAL": "  ", "EDITOR": "exit 3;"]),
            edit(["EDITOR": ""]),
            edit([:]), edit(["EDITOR": "no-such-editor -w"]), edit(["EDITOR": folder.path]),
        ]

        // Then
        expect(
            ends,
            equals: [
                "done", "the editor ended with status 3", "none", "none", "there is no editor \"no-such-editor -w\"",
                "there is no editor \"\(folder.path)\"",
            ])
        expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test("A pager gets the text, and less gets options unless the user has set some")
    func pager() throws {
        // Given
        let folder = try TemporaryFolder()
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let copy = "(cat; echo $LESS $LV $LESSSECURE) > '\(folder.path)/seen'; exit 1"

        // When
        let shown = Pager(environment: ["PAGER": " \(copy) ", "PATH": path])?.show("a page\n")
        let seen = try String(contentsOfFile: folder.path + "/seen", encoding: .utf8)
        _ = Pager(environment: ["PAGER": copy, "PATH": path, "LESS": "X", "LESSSECURE": "0"])?.show("")
        let own = try String(contentsOfFile: folder.path + "/seen", encoding: .utf8)
        let missing = Pager(environment: ["PAGER": "no-such-pager", "PATH": path])?.show("a page\n")

        // Then
        expect(
            shown == true && seen.hasPrefix("a page\nRXPs") && seen.hasSuffix("$ -c 1\n") && own == "X -c 1\n"
                && missing == false)
    }
}
