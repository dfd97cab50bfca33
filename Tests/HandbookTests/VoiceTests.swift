import ExampleShell
import Foundation
import TerminalTesting
import Testing

/// The programs and the pages speak with one voice: one word for a thing, and one form for an error.
struct VoiceTests {
    /// What is said otherwise now, and how.
    private static let words: [(pattern: Regex<Substring>, instead: String)] = [
        // What a cell is seen to do, it does somewhere: "came back below".
        (/\b(?:\d+|none|nothing|never|cell|that|to) (?:came|comes?) back\b(?! (?:in|at|to|below|above)\b)/, "reused"),
        (/\bused again\b/, "reused"),
        (/\b(?:queued|nibLoads)\b|`created`/, "waiting, nib reads, made"),
        (/\banew\b/, "again, or start over"),
        (/\baside\b/, "except; wait; in any case"),
        (/\bis no <|\bis none of\b/, "takes …, not …"),
    ]
    /// What only the chapters may say, where somebody is a person.
    private static let people: [(pattern: Regex<Substring>, instead: String)] = [
        (/\b(?:[Nn]obody|[Ss]omebody|[Aa]nybody)\b/, "no object, nothing, you")
    ]

    /// What other tests tell the world that all share.
    private static let dates = ["--now", "2011-10-29", "--locale", "en_US"]

    private func faults(in text: String, _ list: [(pattern: Regex<Substring>, instead: String)]) -> [String] {
        list.flatMap { word in text.matches(of: word.pattern).map { "“\($0.0)”: \(word.instead)" } }
    }

    @Test(
        "Help is whole, and it, experiments and techniques use the words of the glossary",
        arguments: ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"])
    func program(name: String) throws {
        // Given
        let session = try Program(name, arguments: Self.dates).session
        var texts = [try Executable(name).run(["--help"]).output]

        // When
        session.output = { texts.append($0) }
        session.errors = session.output
        // What all programs have is told in the first one's.
        let own = session.ownCommands.map { $0.commandName }
        var pages = texts
        for line in session.completions(for: "help ").words {
            let count = texts.count
            session.run("help \(line)")
            if name == "table-cell" || own.contains(line) { pages += texts[count...] }
        }
        texts += session.program.experiments.flatMap { [$0.broken, $0.look, $0.outcome] }
        texts += session.program.techniques.flatMap { [$0.summary, $0.today ?? ""] }

        // Then
        expect(texts.count > 40)
        for text in texts { expect(faults(in: text, Self.words + Self.people), equals: [], "\(text)") }
        try expect(pages.joined(separator: "\n"), isRecordedIn: "Help-of-\(name).txt")
    }

    @Test(
        "Help tells of each command and argument in whole sentences",
        arguments: ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"])
    func help(name: String) throws {
        // Given
        let session = try Program(name, arguments: Self.dates).session
        let commands = session.ownCommands + session.commonCommands

        // When
        let faults = try commands.flatMap { try HelpText(json: $0.toolInfo).faults }

        // Then
        expect(commands.count > 30)
        expect(faults, equals: [])
    }

    @Test("The pages use the words of the glossary")
    func pages() throws {
        // Given
        let files = FileManager.default.enumerator(
            at: Pages.package.appendingPathComponent("Tutorials"), includingPropertiesForKeys: nil)
        let all = (files?.allObjects as? [URL] ?? []) + [Pages.package.appendingPathComponent("README.md")]
        // One page tells what keys were called before.
        let pages = all.filter { ["md", "txt"].contains($0.pathExtension) && $0.lastPathComponent != "JSON.md" }

        // When
        let faults = try pages.flatMap { page in
            let isChapter =
                page.lastPathComponent.first!.isNumber
                || ["TheRoadOfOneNib.md", "ReadingTheTests.md"].contains(page.lastPathComponent)
            let text = try String(contentsOf: page, encoding: .utf8)
            return self.faults(in: text, Self.words + (isChapter ? [] : Self.people)).map {
                "\(page.path.dropFirst(Pages.package.path.count + 1)): \($0)"
            }
        }

        // Then
        expect(pages.count > 50)
        expect(faults, equals: [])
    }

    @Test(
        "An error is a line: it begins small, has no full stop, and is one sentence",
        arguments: [
            (
                "table-cell",
                ["shwo", "show \"", "show \\", "scroll", "scroll x", "scroll 1 2", "scroll --x", "quit --x"]
            ),
            ("table-cell", ["goto 999", "tap 50", "tap nothing", "press 1", "swipe 50", "delete x", "insert -1"]),
            (
                "table-cell",
                ["technique x", "experiment x", "claim x", "term x", "xib x", "why x", "tree 99", "help x"]
            ),
            (
                "table-cell",
                ["tree 1 --ib", "trace x", "trace on --json", "trace on --all", "source x", "source --diff"]
            ),
            ("table-cell", ["source x --list", "technique code --compare", "technique --json", "compare x", "drive"]),
            (
                "table-cell",
                ["drive --force", "trace last", "technique code", "xib ReusableTableViewCell", "why phaseLabl"]
            ),
            ("table-cell", ["snapshot a", "snapshot a.gif", "snapshot /no/a.svg", "snapshot a.html --of stats"]),
            ("table-cell", ["snapshot a.svg --notes --of stats", "snapshot a.svg --of nothing"]),
            ("table-cell", ["hint", "next", "answer 1", "expected", "tutorial 99", "tutorial 1 --list", "mystery"]),
            (
                "table-cell",
                ["nib", "nib no.xib", "nib a b", "nib --diff a", "nib --lint --text a", "nib --text --json a"]
            ),
            ("table-cell", ["nib - --size x", "nib - --size 1x1 --device x", "nib --lint --scene x a"]),
            ("grid-cell", ["columns 9", "columns x", "select 999", "press 1", "goto -5", "technique y"]),
            ("date-picker", ["spin day 1", "set x", "from x", "tap nothing", "present", "push", "set 9999-12-31"]),
            (
                "ignorable-date-picker",
                ["ignore x on", "spin launch day 1", "widgets 1 2", "widgets 1 1", "set start x"]
            ),
            (
                "ignorable-date-picker",
                ["spin end day 1", "tap ignore", "experiment created-in-code", "spin start day 1"]
            ),
        ])
    func errors(program: String, lines: [String]) throws {
        // Given
        let session = try Program(program, arguments: Self.dates).session
        var complaints: [String] = []
        session.output = { _ in }
        session.errors = { complaints.append($0) }

        // When
        for line in lines { session.run(line) }

        // Then
        expect(complaints.count >= lines.count / 2)
        for complaint in complaints { expect(Self.isInForm(complaint), "\(complaint)") }
    }

    @Test("Before anything was traced, trace last says how to trace")
    func untraced() throws {
        // Given
        let session = try Program("table-cell", arguments: Self.dates).session
        var complaint = ""
        session.errors = { complaint += $0 }

        // When
        session.run("trace last")

        // Then
        let told = "error: nothing has been traced; type \"trace on\", then a command such as \"reset\"\n"
        expect(complaint, equals: told)
    }

    @Test("No error in the sources is written with a capital or a full stop")
    func sources() throws {
        // Given
        let folders =
            ["Sources/Shell", "Sources/Teaching", "Examples"]
            + ["Exercises", "Films", "LoadPages", "NibChecking", "NibLint", "NibMerge", "NibReview"].map {
                "Sources/Workshop/\($0)"
            }

        // When
        let faults = try folders.flatMap { folder in
            let files = FileManager.default.enumerator(
                at: Pages.package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
                let text = try String(contentsOf: file, encoding: .utf8)
                let thrown = text.matches(of: /ValidationError\(\s*"(?:[A-Z][^"]*|[^"]*\.)"\)/).map { String($0.0) }
                let type = text.firstMatch(of: /(?:enum|struct) \w+: Error\b/).map { text[$0.range.lowerBound...] }
                let told = (type ?? "").matches(of: /"[^"\n]*[a-z]\."/).map { String($0.0) }
                return (thrown + told).map { "\(file.lastPathComponent): \($0)" }
            }
        }

        // Then
        expect(faults, equals: [])
    }

    /// Whether that is `error: ` and one sentence without a capital or a full stop; a name may begin it.
    nonisolated fileprivate static func isInForm(_ complaint: String) -> Bool {
        let line = complaint.trimmingCharacters(in: .newlines)
        return line.contains(/error: (?:[^A-Z]|PNG|SwiftPM|[A-Z]\w*\.(?:xib|storyboard))/) && !line.hasSuffix(".")
            && !line.contains(/\. +[A-Z]/)
    }
}

/// What programs say about options that are wrong has the form of all errors.
@Suite(.talkingToPrograms)
nonisolated struct OptionVoiceTests {
    @Test("Help of the programs that have subcommands is whole", arguments: ["nib", "exercises"])
    func subcommands(program: String) throws {
        // Given, When
        let description = try Executable(program).run(["--experimental-dump-help"]).output

        // Then
        let words = try HelpText(json: description).words
        try expect(words, isRecordedIn: "Help-of-\(program).txt")
    }

    @Test(
        "An error of a program's own options, and of the exercises, has the form of all errors",
        arguments: [
            ("table-cell", ["--width", "0"]), ("table-cell", ["--rows", "-1"]), ("table-cell", ["--technique", "x"]),
            ("table-cell", ["--experiment", "x"]), ("table-cell", ["-c", "help", "--script", "x"]),
            ("table-cell", ["--x"]),
            ("table-cell", ["--script", "/no/file"]), ("table-cell", ["-c", "help", "stats"]), ("table-cell", ["shwo"]),
            ("grid-cell", ["--items", "x"]), ("date-picker", ["--now", "x"]), ("date-picker", ["--locale", "x1"]),
            ("date-picker", ["--time-zone", "x"]), ("exercises", ["x"]), ("exercises", ["check", "99"]),
            ("exercises", ["check", "x"]), ("exercises", ["watch"]), ("exercises", ["reset"]),
            ("exercises", ["list", "x"]), ("exercises", ["play", "x"]), ("exercises", ["new", "x"]),
            ("exercises", ["edit", "1"]),
        ] as [(String, [String])])
    func options(program: String, arguments: [String]) throws {
        // When
        let run = try Executable(program).run(arguments)

        // Then
        expect(run.exit != .status(0))
        expect(VoiceTests.isInForm(run.errors), "\(run.errors)")
    }
}
