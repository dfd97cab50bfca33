import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// `snapshot`, and the files it makes.
struct SnapshotTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private func file(_ name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// Runs lines in a session of a program, and answers what it wrote: first the output, then the errors.
    @discardableResult
    private func run(_ session: ExampleSession, _ lines: String...) -> (output: String, errors: String) {
        var (output, errors) = ("", "")
        session.output = { output += $0 }
        session.errors = { errors += $0 }
        for line in lines { session.run(line) }
        return (output, errors)
    }

    /// Returns the texts in a picture.
    private func texts(of name: String) throws -> [String] {
        try file(name).matches(of: #/<text [^>]*>([^<]*)</#).map { String($0.1) }
    }

    /// The words and numbers of a text that have two characters or more.
    private func words(in text: String) -> Set<Substring> {
        Set(text.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 1 })
    }

    private func table() -> TableCellSession { TableCellSession(rows: 100) }

    @Test(
        "The same input gives a snapshot of the same bytes, in every program and format",
        arguments: ["svg", "html", "txt", "ans"])
    func sameBytes(kind: String) throws {
        // Given
        let date = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        let programs: [() throws -> (ExampleSession, String)] = [
            { (table(), "scroll 3") }, { (GridCellSession(items: 90), "scroll 1") },
            { (try DatePicker.makeSession(.parse(date)), "present") },
            { (try IgnorableDatePicker.makeSession(.parse(date)), "query") },
        ]

        for program in programs {
            // When
            for name in ["first", "second"] {
                let (session, line) = try program()
                expect(run(session, line, "snapshot --force --notes \(path(name)).\(kind)").errors, equals: "")
            }

            // Then
            let text = try file("first.\(kind)")
            try expect(text, equals: file("second.\(kind)"))
            expect(text.count > 500)
        }
    }

    @Test("An existing file is kept unless --force is given, and no other file is left")
    func overwriting() throws {
        // Given
        try "mine".write(toFile: path("a.txt"), atomically: true, encoding: .utf8)
        let session = table()

        // When
        let refused = run(session, "snapshot \(path("a.txt"))")
        let kept = try file("a.txt")
        let forced = run(session, "snapshot \(path("a.txt")) --force")

        // Then
        expect(refused.errors, equals: "error: \(path("a.txt")) exists already; --force overwrites it\n")
        expect(kept, equals: "mine")
        expect(forced.errors, equals: "")
        try expect(file("a.txt"), contains: "Lunar Calendar")
        expect(files, equals: ["a.txt"])
    }

    @Test("A failed snapshot prints one line, and leaves no file")
    func refusals() throws {
        // Given
        let session = table()
        try FileManager.default.createDirectory(atPath: path("folder.svg"), withIntermediateDirectories: false)

        // When
        let errors = [
            "a.sgv", "a.jpeg", "a", "nowhere/a.svg", "folder.svg", "folder.svg --force", "a.html --of tree",
        ].map { run(session, "snapshot \(folder.path)/\($0)").errors.replacing(folder.path, with: "") }

        // Then
        expect(
            errors,
            equals: [
                "error: can't write .sgv; did you mean .svg?\n",
                "error: can't write .jpeg; use .svg, .png, .html, .json, .txt or .ans\n",
                "error: \"/a\" has no file extension; use .svg, .png, .html, .json, .txt or .ans\n",
                "error: can't write /nowhere/a.svg: no such folder\n",
                "error: can't write /folder.svg: it is a folder\n",
                "error: can't write /folder.svg: it is a folder\n",
                "error: --of does not work with .html, which always explains the current screen "
                    + "(usage: snapshot <file> [--notes] [--dark] [--narrow] [--of <command>] [--force])\n",
            ])
        expect(files, equals: ["folder.svg"])
    }

    @Test("A text snapshot is the output of show, and with colors it has the same words")
    func text() throws {
        // Given
        let session = table()
        let shown = run(session, "scroll 3", "show").output

        // When
        run(session, "snapshot \(path("a.txt"))", "snapshot \(path("a.ans"))")

        // Then
        try expect(file("a.txt"), equals: shown)
        let codes = try file("a.ans").matches(of: #/\u{1B}\[[0-9;]*m/#)
        expect(codes.count > 20)
        let plain = try file("a.ans").replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        expect(plain.contains("Last Quarter") && plain.contains("2011.11.18 15:10"))
    }

    @Test("Notes beside the screen describe the effect of the last command")
    func notes() throws {
        // Given
        let session = table()

        // When
        run(session, "scroll 3", "snapshot \(path("a.svg")) --notes", "snapshot \(path("b.svg"))")

        // Then
        let texts = try texts(of: "a.svg")
        expect(texts.contains("#1") && texts.contains { $0.contains("was row 0") })
        expect(texts, contains: "Last Quarter")
        try expect(!file("b.svg").contains("#1<"))
    }

    @Test("With any technique, the picture has everything that the terminal shows")
    func nothingMissing() throws {
        // Given
        let date = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        let sessions: [ExampleSession] = [
            table(), GridCellSession(items: 90), try DatePicker.makeSession(.parse(date)),
            try IgnorableDatePicker.makeSession(.parse(date)),
        ]

        for session in sessions {
            for technique in session.program.techniques {
                // When
                session.use(technique)
                run(session, "snapshot --force --notes \(path("a.txt"))", "snapshot --force --notes \(path("a.svg"))")

                // Then
                let shown = words(in: try file("a.txt"))
                let drawn = words(in: try texts(of: "a.svg").joined(separator: " "))
                expect(shown.count > 10)
                expect(shown.subtracting(drawn), equals: [], "\(session.name), \(technique.name)")
            }
        }
    }

    @Test("In a dark snapshot the colors differ, but the screen is the same")
    func dark() throws {
        // Given
        let session = table()

        // When
        run(session, "snapshot \(path("a.svg")) --notes", "snapshot \(path("b.svg")) --notes --dark")

        // Then
        let (light, dark) = (try file("a.svg"), try file("b.svg"))
        expect(light.contains("\"#ffffff\" stroke"), equals: dark.contains("\"#ffffff\" stroke"))
        expect(light != dark)
        let clip = try #require(light.firstRange(of: "clip-path=\"url"))
        expect(dark, contains: light[clip.lowerBound...].prefix(2000))
    }

    @Test("A snapshot doesn't change counts, notes and steps")
    func noEffect() throws {
        // Given
        let session = table()
        run(session, "trace on", "scroll 3")
        let before = [run(session, "stats --json").output, run(session, "trace last").output]

        // When
        run(session, "snapshot \(path("a.svg")) --notes", "snapshot \(path("a.html"))", "snapshot \(path("a.txt"))")

        // Then
        let after = [run(session, "stats --json").output, run(session, "trace last").output]
        expect(after, equals: before)
        run(session, "trace off")
    }

    @Test("A command's output becomes a picture of a terminal, unless the command fails")
    func output() throws {
        // Given
        let session = table()
        run(session, "trace on", "reset")
        let trace = run(session, "trace last").output

        // When
        let kept = run(
            session, "snapshot \(path("a.svg")) --of \"trace last\"", "snapshot \(path("a.txt")) --of \"trace last\"")
        let failed = run(session, "snapshot \(path("b.svg")) --of \"trase last\"")

        // Then
        expect(kept.output + kept.errors, equals: "")
        let words = try file("a.txt").split(separator: " ").filter { $0 != "\n" }
        expect(words.count >= trace.split(separator: " ").count - 30)
        try expect(file("a.svg"), contains: ">ReusableTableViewCell.xib<")
        expect(failed.errors, contains: "unknown command \"trase\"")
        expect(failed.errors.hasSuffix("error: \"trase last\" failed, so there is nothing to save\n"))
        expect(files, equals: ["a.svg", "a.txt"])
        run(session, "trace off")
    }

    nonisolated private static let hasConverter = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/rsvg-convert") }

    @Test("PNG has two pixels to a point", .enabled(if: hasConverter, "There is no rsvg-convert"))
    func png() throws {
        // Given
        let session = table()

        // When
        let written = run(session, "snapshot \(path("a.png"))")

        // Then
        let image = try #require(UIImage(contentsOfFile: path("a.png")))
        expect(written.errors, equals: "")
        expect(image.size, equals: CGSize(width: 2 * 352, height: 2 * 598))
    }

    @Test("A picture of any size is passed to the converter completely, and its output is saved completely")
    func largePNG() throws {
        // Given
        let converter = try folder.file("rsvg-convert", "#!/bin/sh\nexec dd bs=512 2>/dev/null\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: converter)
        let lines =
            ["trace on", "scroll 90"] + ["svg", "png"].map { "snapshot \(path("a.\($0)")) --of \"trace last --all\"" }

        // When
        let terminal = try PseudoTerminal(
            Executable("table-cell"), lines.flatMap { ["-c", $0] },
            environment: ["PATH": "\(folder.path):/usr/bin:/bin"])

        // Then
        try expect(terminal.waitForExit(), equals: .status(0))
        let picture = try file("a.svg")
        // More than both pipes hold.
        expect(picture.utf8.count > 1 << 17)
        try expect(file("a.png"), equals: picture)
    }

    @Test("PNG needs rsvg-convert, and a line says how to install it")
    func converter() throws {
        // Given
        let program = try Executable("table-cell")

        // When
        let run = try program.run(
            ["-c", "snapshot \(path("a.png"))"], environment: ["TERM": "xterm", "PATH": "/nowhere"])

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.errors.hasSuffix(" brew install librsvg; SVG works without\n"))
        expect(run.errors.split(separator: "\n").count, equals: 1)
        expect(files, equals: [])
    }

    @Test("A comparison is a page with two phones, where each row has its note, light and dark")
    func comparison() throws {
        // Given
        let session = table()
        let line = "--of \"compare stale-content 'scroll 3'\""

        // When
        let errors = run(
            session, "snapshot \(path("a.svg")) \(line)", "snapshot \(path("b.svg")) --dark \(line)",
            "snapshot \(path("a.html")) \(line)"
        ).errors

        // Then
        let texts = try texts(of: "a.svg")
        expect(errors, equals: "")
        // A title has a shadow.
        expect(texts.count { $0 == "Lunar Calendar" }, equals: 4)
        expect(texts.count { $0 == "#1 was row 0" }, equals: 2)
        expect(texts.contains("still 2011.10.26, row 0") && texts.contains("still 2011.11.02, row 1"))
        expect(texts.contains("✓ working") && texts.contains("✗ broken"))
        try expect(self.texts(of: "b.svg"), equals: texts)
        try expect(file("a.svg") != file("b.svg"))
        try expect(file("a.html"), contains: file("a.svg"))
        try expect(file("a.svg"), contains: "3 of 7 rows show something else;")
    }

    @Test("New cells are the titles of a comparison if they differ")
    func otherComparisons() throws {
        // Given
        let dates = IgnorableDatePickerSession()
        func places(of text: String) throws -> [Double] {
            try file("b.svg").matches(of: #/<text x="[^"]*" y="([^"]*)"[^>]*>([^<]*)</#).filter { $0.2 == text }
                .compactMap { Double($0.1) }
        }

        // When
        let errors =
            run(table(), "snapshot \(path("a.svg")) --of \"compare no-identifier 'scroll 30'\"").errors
            + run(dates, "snapshot \(path("b.svg")) --of \"compare created-in-code\"").errors

        // Then
        let texts = try texts(of: "a.svg")
        expect(errors, equals: "")
        expect(texts.contains("✓ working: 7 cells made") && texts.contains("✗ broken: 37 cells made"))
        expect(texts, contains: "Nothing is broken.")
        // The date is missing below its title, then that of the end, 6 lines below.
        let (notes, titles) = (try places(of: "looks different"), try places(of: "Starts"))
        expect(zip(notes, titles).map { ($0 - $1).rounded() }, equals: [23, 155])
    }

    @Test("A step that fails in a comparison says why, and no picture is made")
    func failingComparison() {
        // Given, When
        let errors = run(table(), "snapshot \(path("a.svg")) --of \"compare no-identifier 'scroll x'\"").errors

        // Then
        expect(errors.hasPrefix("error: scroll takes <rows>, not \"x\""))
        expect(errors, contains: "so there is nothing to save")
        expect(files, equals: [])
    }
}
